const contracts = /\/contract\/src\/.*\.ts$/;
const summary = /\bsummary:\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'),/g;

/** Leaves out what calls say of themselves in the API's own page: no browser reads it, and it is half a kB of every screen. */
export function withoutApiProse() {
  return {
    name: "without-api-prose",
    enforce: "pre",
    transform(code, id) {
      if (contracts.test(id.split("?")[0]))
        return { code: code.replaceAll(summary, 'summary: "",'), map: null };
    },
  };
}
