/** The whole amount in the field's unit, or why the text is not one, for the buyer. */
export type Reading = { amount: number } | { problem: string }

/** The largest amount that a search accepts. */
export const largestAmount = 1_000_000_000

/** Digits, plain or in groups of three with one kind of separator, and decimals. Two capture groups. */
export const numberPattern = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.(\d+))?`

/** Lower case, with every kind of space as a single plain one: pasted amounts hold non-breaking spaces. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}

interface Decimal {
  whole: string
  decimals: string
}

/** `1.25` times ten to the power of six, digit by digit; null where the product is not whole. */
export function timesPowerOfTen({ whole, decimals }: Decimal, power: number): number | null {
  const padded = decimals.padEnd(power, '0')
  return /[1-9]/.test(padded.slice(power)) ? null : Number(withoutGroups(whole) + padded.slice(0, power))
}

export function withoutGroups(whole: string): string {
  return whole.replace(/[ ,]/g, '')
}

const grouped = new Intl.NumberFormat('en-AU')

/** "780,000". */
export function groupedText(amount: number): string {
  return grouped.format(amount)
}
