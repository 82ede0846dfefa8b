import {
  groupedText,
  largestAmount,
  numberPattern,
  plainText,
  type Reading,
  timesPowerOfTen,
  withoutGroups,
} from './read-number.ts'

const powers: Readonly<Record<string, number>> = { k: 3, thousand: 3, m: 6, mil: 6, mill: 6, million: 6 }

const moneyPattern = new RegExp(
  `^(?:aud ?|a(?=\\$))?\\$? ?${numberPattern} ?(${Object.keys(powers).join('|')})?(?: ?aud)?$`,
)

const notMoney = 'Enter an amount in dollars, such as 780,000 or 780k'
const tooLarge = `Enter at most ${groupedText(largestAmount)}`

/** Whole dollars of "780k", "1.2m", "$780,000" or "780 000". Anything else is refused whole, never read in part. */
export function readMoney(text: string): Reading {
  const plain = plainText(text)
  const [, whole, decimals = '', suffix] = moneyPattern.exec(plain) ?? []
  if (whole === undefined) return { problem: problemOf(plain) }
  if (suffix === undefined && decimals !== '') return { problem: wholeDollarsPlease(whole) }
  const amount = timesPowerOfTen({ whole, decimals }, powers[suffix ?? ''] ?? 0)
  if (amount === null) return { problem: notMoney }
  return amount > largestAmount ? { problem: tooLarge } : { amount }
}

/** "650 pw", "$650/week", "2,800 pcm", "rent 650". */
const rentPattern =
  /\brent|\d[km]? ?(?:p\.?w\b|pcm\b|(?:\/ ?|per |an? )(?:wk|week|fortnight|month|mth)|(?:week|fortnight|month)ly)/
const notRent = 'Enter the whole amount, such as a price of 780,000, not a rent or a sum for each week or month'

const problemOf = (plain: string): string => {
  if (/^\$? ?[-−–]/.test(plain)) return 'An amount can’t be negative'
  if (rentPattern.test(plain)) return notRent
  return /[-−–]| to /.test(plain) ? 'Enter one amount, not a range' : notMoney
}

/** Digits before the point below a thousand are unlikely to be whole dollars: "1.2" is 1.2m, "780.000" is 780,000. */
const wholeDollarsPlease = (whole: string): string => {
  const amount = Number(withoutGroups(whole))
  return amount >= 1000 && amount <= largestAmount
    ? `Whole dollars, please: ${groupedText(amount)}`
    : 'Whole dollars, please, such as 780,000 or 1.2m'
}

/** "$780,000". */
export function moneyText(amount: number): string {
  return `$${groupedText(amount)}`
}

const leastBudget = 50_000
const mostBudget = 50_000_000

/** A suggestion for an implausible budget (below $50,000 or above $50M); null for a plausible one. */
export function likelierBudget(amount: number): number | null {
  if (amount === 0 || isUsual(amount)) return null
  return (
    scalesOf(amount)
      .map((scale) => Math.round(amount * scale))
      .find(isUsual) ?? null
  )
}

/** Typical slips: a missing "k", "m" or last zero; an extra zero, or "k" after whole dollars. */
const scalesOf = (amount: number): readonly number[] => {
  if (amount < 10_000) return [1000, 1_000_000]
  if (amount < leastBudget) return [10]
  return amount < 500_000_000 ? [0.1] : [0.001]
}

const isUsual = (amount: number): boolean => amount >= leastBudget && amount <= mostBudget
