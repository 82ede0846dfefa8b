/**
 * Returns the GST contained in a price: one eleventh of it, in whole cents (A New Tax System (Goods and Services Tax)
 * Act 1999, s 9-70).
 */
export function gstOf(totalCents: number): number {
  // Adding 0 turns -0 into 0.
  return Math.sign(totalCents) * Math.round(Math.abs(totalCents) / 11) + 0
}
