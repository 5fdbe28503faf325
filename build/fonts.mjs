const preloaded = ["figtree-latin-wght-normal.woff2", "bricolage-grotesque-latin-wght-normal.woff2"];

/** The addresses of the two faces that every page is set in. */
export function fontsOf(manifest) {
  return preloaded.map((name) => {
    const asset = Object.values(manifest).find(({ src }) => src?.endsWith(`/${name}`));
    if (!asset) throw new Error(`The build made nothing from ${name}.`);
    return `/${asset.file}`;
  });
}
