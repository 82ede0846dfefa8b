/** Whole dollars; `above` is exclusive, `upTo` inclusive. */
interface PriceBand {
  above: number
  upTo: number
  middle: number
}

/**
 * Returns the band of a fixed grid that contains a price; a band is 5 to 11 % of its upper end wide. A hidden price
 * filters and scores by the middle of its band, so that no request can tell two prices of a band apart.
 */
export function priceBandOf(price: number): PriceBand {
  const decade = 10 ** (String(Math.max(Math.ceil(price) - 1, 1)).length - 1)
  const step = decade / (price <= 2 * decade ? 10 : price <= 5 * decade ? 4 : 2)
  const upTo = Math.ceil(price / step) * step
  return { above: upTo - step, upTo, middle: Math.round(upTo - step / 2) }
}
