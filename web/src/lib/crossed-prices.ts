interface Prices {
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

/** Returns the server's message for a minimum price above the maximum; undefined if the bounds are valid. */
export function crossedPrices({ minPrice, maxPrice }: Prices): string | undefined {
  return minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
    ? 'The highest price is below the lowest; swap them or clear one'
    : undefined
}
