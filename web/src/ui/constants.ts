/** Every figure of the interface that the product's specification names, in one place. */

/** Below this width the side navigation becomes a bar at the bottom. */
export const mobileBreakpointPx = 768;

export const sidebar = {
  width: "16rem",
  widthMobile: "18rem",
  widthCollapsed: "3rem",
  cookie: "sidebar_state",
  cookieSeconds: 60 * 60 * 24 * 7,
  /** With ctrl or meta. */
  key: "b",
} as const;

export const tooltipDelayMs = 700;

export const toasts = {
  limit: 1,
  durationMs: 5000,
  swipe: { direction: "right", thresholdPx: 50 },
  hotkey: "F8",
  /** A dismissed toast stays in the store this long unless another one takes its place. */
  removalMs: 1_000_000,
} as const;

export const carouselMs = 5000;
