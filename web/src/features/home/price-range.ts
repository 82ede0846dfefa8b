export const anyPrice = 'Any price'
export const priceRanges = [anyPrice, '$300k - $500k', '$500k - $750k', '$750k - $1M', '$1M - $1.5M', '$1.5M+'] as const

interface PriceBounds {
  minPrice?: string
  maxPrice?: string
}

const multipliers: Partial<Record<string, number>> = { k: 1_000, m: 1_000_000 }

/** "$750k - $1M" in whole dollars: 750000 to 1000000. A trailing + gives a minimum only, "Any price" nothing. */
export const priceBounds = (text: string): PriceBounds => {
  const amounts = [...text.matchAll(/(\d+(?:\.\d+)?)\s*([km])?/gi)].map(([, amount, unit]) =>
    String(Math.round(Number(amount) * (multipliers[(unit ?? '').toLowerCase()] ?? 1))),
  )
  const [minPrice, maxPrice] = amounts
  if (minPrice === undefined) return {}
  return maxPrice === undefined || text.trim().endsWith('+') ? { minPrice } : { minPrice, maxPrice }
}
