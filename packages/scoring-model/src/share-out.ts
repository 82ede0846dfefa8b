interface Shares {
  /** Whole units to distribute: the sum of the exact shares, rounded either way. */
  total: number
  /** Each exact share is its numerator over the divisor; whole numbers. */
  numerators: readonly number[]
  divisor: number
  /** Maximum for each share; together at least `total`. */
  limits?: readonly number[]
}

/** Largest remainder method: whole shares that add up to `total`. Of equal remainders, the earlier one wins. */
export function shareOut({ total, numerators, divisor, limits }: Shares): number[] {
  const shares = numerators.map((numerator) => Math.floor(numerator / divisor))
  const byRemainder = numerators
    .map((numerator, index) => ({ index, remainder: numerator % divisor }))
    .sort((a, b) => b.remainder - a.remainder)
  let left = total - shares.reduce((sum, share) => sum + share, 0)
  while (left > 0) {
    for (const { index } of byRemainder) {
      const share = shares[index] ?? 0
      if (left === 0 || share >= (limits?.[index] ?? Infinity)) continue
      shares[index] = share + 1
      left -= 1
    }
  }
  return shares
}
