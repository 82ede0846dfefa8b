const most = 20_000_000
const least = 20_000
/** Prices of the first pass lie this far apart. */
const ratio = 0.98

/**
 * The highest price in whole dollars that fits, or null. Cost falls at some prices, where help sets in, so a first pass
 * looks from the top for one that fits, and a second one for the last dollar above it.
 */
export function highestThatFits(fits: (price: number) => boolean): number | null {
  let above = most
  for (let price = most; price >= least; price = Math.floor(price * ratio)) {
    if (fits(price)) return price === most ? most : lastBetween(price, above, fits)
    above = price
  }
  return null
}

/** Between a price that fits and one that does not. */
const lastBetween = (fitting: number, above: number, fits: (price: number) => boolean): number => {
  let low = fitting
  let high = above
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}
