interface Shares {
  /** Whole units to give away: the sum of the exact shares, rounded either way. */
  total: number
  /** The exact share of each is its numerator over the divisor; whole numbers. */
  numerators: readonly number[]
  divisor: number
  /** The most that each may get; together they hold at least `total`. */
  limits?: readonly number[]
}

/** Largest remainder: whole shares that add up to `total`. Equal remainders go to the earlier one. */
export const shareOut = ({ total, numerators, divisor, limits }: Shares): number[] => {
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
