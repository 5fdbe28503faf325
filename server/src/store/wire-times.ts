import pg from "pg";

/** A column with a time, for statements whose times are read by `wireTimes`. */
export function asWireTime(column: string): string {
  return `(${column} at time zone 'UTC')`;
}

/** Reads times as the wire has them, ISO 8601 in UTC with milliseconds; to have the database write them takes ten times as long. */
export const wireTimes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text") =>
    oid === pg.types.builtins.TIMESTAMP ? wireTime : pg.types.getTypeParser(oid, format)) as never,
};

/** "2026-11-23 04:36:11.5" is "2026-11-23T04:36:11.500Z". */
function wireTime(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, 23).padEnd(3, "0")}Z`;
}
