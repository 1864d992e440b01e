/**
 * Writes a limit as a French sentence: « De 70 à 160 caractères. ». Returns undefined if any number is
 * allowed.
 */
export function limitInFrench(
  least: number = 1,
  most: number | undefined,
  unit: "caractères" | "éléments",
): string | undefined {
  if (most === undefined) return least > 1 ? `${least} ${unit} au moins.` : undefined;
  if (least === most) return `${most} ${unit}, ni plus ni moins.`;
  return least > 1 ? `De ${least} à ${most} ${unit}.` : `${most} ${unit} au plus.`;
}
