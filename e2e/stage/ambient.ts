import type { Page } from "@playwright/test";

/** Runs in the page: what is about to leave a context is measured on its way. */
export const listening = `
  globalThis.contexts = [];
  const Real = globalThis.AudioContext;
  globalThis.AudioContext = class extends Real {
    ear = new AnalyserNode(this, { fftSize: 8192 });
    constructor(options) {
      super(options);
      this.ear.connect(super.destination);
      contexts.push(this);
    }
    get destination() {
      return this.ear ?? super.destination;
    }
  };
  globalThis.loudness = () => {
    const [{ ear }] = contexts;
    const samples = new Float32Array(ear.fftSize);
    ear.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, it) => sum + it * it, 0) / samples.length);
  };`;

/** How loud the first sound is that a page makes itself, by its samples. */
export const loudness = (page: Page) => page.evaluate<number>("contexts.length ? loudness() : 0");
