interface Prices {
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

/** Why two prices cannot be the bounds of a search, in the server's own words; undefined when they can. */
export const crossedPrices = ({ minPrice, maxPrice }: Prices): string | undefined =>
  minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
    ? 'The highest price is below the lowest; swap them or clear one'
    : undefined
