/** When it is next that weekday (0 Sunday) at that hour, counted from the start of today, so that today's own counts. */
export function nextHour(now: Date, weekday: number, hour: number): Date {
  const days = (weekday - now.getDay() + 7) % 7;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
}
