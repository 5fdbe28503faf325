import about from "../package.json" with { type: "json" };

/** Which Salida this is, as the changelog names it; what is not released yet ends in `-dev`. */
export const { version } = about;
