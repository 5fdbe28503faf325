/**
 * What a journey is tried with: as a rule the first list; in the long run (`npm run test:long`) also what repeats it in
 * another language or width.
 */
export function withMore<const A, const B>(
  asARule: readonly A[],
  inTheLongRun: readonly B[],
): readonly (A | B)[] {
  return process.env.LONG ? [...asARule, ...inTheLongRun] : asARule;
}
