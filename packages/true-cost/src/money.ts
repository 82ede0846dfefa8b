/** Money in whole cents. */
export type Cents = number

/** Parts of ten thousand: 640 is 6.40%. */
export type BasisPoints = number

/** From the least to the most it can be; both ends are equal where it is one figure. */
export interface Range {
  from: Cents
  to: Cents
}

export const exactly = (cents: Cents): Range => ({ from: cents, to: cents })

export const add = (one: Range, other: Range): Range => ({ from: one.from + other.from, to: one.to + other.to })

/** The least less the most, and the most less the least. */
export const subtract = (one: Range, other: Range): Range => ({ from: one.from - other.to, to: one.to - other.from })

/** The smallest range that holds all of them. */
export const envelope = (ranges: readonly Range[]): Range => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
})

/** A share of an amount, to the nearest cent. */
export const shareOf = (cents: Cents, bps: BasisPoints): Cents => Math.round((cents * bps) / 10_000)

const figures = new Intl.NumberFormat('en-AU')

/** Whole dollars: "$3,106". */
export const dollars = (cents: Cents): string =>
  `${cents < 0 ? '-' : ''}$${figures.format(Math.round(Math.abs(cents) / 100))}`

/** "$500 to $900", or one figure. */
export const dollarRange = ({ from, to }: Range): string =>
  dollars(from) === dollars(to) ? dollars(from) : `${dollars(from)} to ${dollars(to)}`

/** "6.4%". */
export const percent = (bps: BasisPoints): string => `${String(bps / 100)}%`
