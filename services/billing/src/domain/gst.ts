/** The GST contained in a price: one eleventh of it, in whole cents (A New Tax System (Goods and Services Tax) Act 1999, s 9-70). */
export const gstOf = (totalCents: number): number => {
  const gst = Math.round(Math.abs(totalCents) / 11)
  return totalCents < 0 && gst > 0 ? -gst : gst
}
