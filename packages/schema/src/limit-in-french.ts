/** Says how many a field may have, as a sentence: « De 70 à 160 caractères. ». Undefined where any number will do. */
export function limitInFrench(
  least: number = 1,
  most: number | undefined,
  unit: "caractères" | "éléments",
): string | undefined {
  if (most === undefined) return least > 1 ? `${least} ${unit} au moins.` : undefined;
  if (least === most) return `${most} ${unit}, ni plus ni moins.`;
  return least > 1 ? `De ${least} à ${most} ${unit}.` : `${most} ${unit} au plus.`;
}
