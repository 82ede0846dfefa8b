/** Money in whole cents. */
export type Cents = number

/** Parts of ten thousand: 640 is 6.40%. */
export type BasisPoints = number

/** From the least to the most it can be; both ends are equal where it is one figure. */
export interface Range {
  from: Cents
  to: Cents
}

export function exactly(cents: Cents): Range {
  return { from: cents, to: cents }
}

export function add(one: Range, other: Range): Range {
  return { from: one.from + other.from, to: one.to + other.to }
}

/** The least less the most, and the most less the least. */
export function subtract(one: Range, other: Range): Range {
  return { from: one.from - other.to, to: one.to - other.from }
}

/** As amounts are shown: totals add these up, so that they are the sum of what is shown. */
export function inWholeDollars({ from, to }: Range): Range {
  return { from: Math.round(from / 100) * 100, to: Math.round(to / 100) * 100 }
}

/** The smallest range that holds all of them. */
export function envelope(ranges: readonly Range[]): Range {
  return {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  }
}

/** A share of an amount, to the nearest cent. */
export function shareOf(cents: Cents, bps: BasisPoints): Cents {
  return Math.round((cents * bps) / 10_000)
}

const figures = new Intl.NumberFormat('en-AU')

/** Whole dollars: "$3,106". */
export function dollars(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}$${figures.format(Math.round(Math.abs(cents) / 100))}`
}

/** "$500 to $900", or one figure. */
export function dollarRange({ from, to }: Range): string {
  return dollars(from) === dollars(to) ? dollars(from) : `${dollars(from)} to ${dollars(to)}`
}

/** "6.4%". */
export function percent(bps: BasisPoints): string {
  return `${String(bps / 100)}%`
}
