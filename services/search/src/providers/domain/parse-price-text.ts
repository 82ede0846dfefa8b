import { findAmounts, type Amount } from './find-amounts.ts'

/** In dollars. An open end is null; both ends are equal where the text names one price. */
interface PriceRange {
  from: number | null
  to: number | null
}

/** Less is a deposit or a slip of the pen, more is a telephone number. */
const leastPriceAud = 10_000
const greatestPriceAud = 500_000_000

const rent =
  /\b(?:per|a|each)\s+(?:week|month|annum|year|night|fortnight)\b|\b(?:p\.?w|pcm|p\.?a)\b|\/\s?(?:w|wk|week|month|night)\b|\bweekly\b|\brent/
const area = /\b(?:per|\/)\s?(?:m2|m²|sqm|square|acre|hectare|ha)\b/
const notThePrice = /\b(?:was|deposit|save|saving|reduced by|bond|grant|stamp duty|rates)[\s:of]*$/
const atLeast =
  /\b(?:from|over|above|excess of|starting(?: at)?|start|minimum|min|o\/o|exceeding|beyond|better than|more than)[\s:]*$/
const atMost = /\b(?:up to|under|below|maximum|max|less than|no more than|to suit buyers to)[\s:]*$/
const joins = /^\s*(?:-|to|and|&|~|\/)\s*$/

/** The price or range that an advert's price text holds; null when it holds none, or a rent. */
export const parsePriceText = (text: string): PriceRange | null => {
  const words = text
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
  if (rent.test(words) || area.test(words)) return null
  const amounts = shareScale(findAmounts(words), words).filter((amount) => isThePrice(amount, words))
  const [first, second] = amounts
  if (!first) return null
  return second && joins.test(between(first, second, words)) ? rangeOf(first, second) : openOf(first, words)
}

const between = (first: Amount, second: Amount, words: string): string => words.slice(first.end, second.start)

/** In "$1.1 - $1.2m" the first amount is in millions too. */
const shareScale = (amounts: Amount[], words: string): Amount[] =>
  amounts.map((amount, index) => {
    const next = amounts[index + 1]
    const borrows = next && next.scale > 1 && amount.scale === 1 && amount.low < 10_000
    if (!borrows || !joins.test(between(amount, next, words))) return amount
    return { ...amount, scale: next.scale, low: amount.low * next.scale, high: amount.high * next.scale }
  })

const isThePrice = ({ low, high, start, isMoney }: Amount, words: string): boolean =>
  isMoney && low >= leastPriceAud && high <= greatestPriceAud && !notThePrice.test(words.slice(0, start))

const rangeOf = (first: Amount, second: Amount): PriceRange => ({
  from: Math.round(Math.min(first.low, second.low)),
  to: Math.round(Math.max(first.high, second.high)),
})

const openOf = (amount: Amount, words: string): PriceRange => {
  const before = words.slice(0, amount.start)
  const after = words.slice(amount.end)
  const isFloor = atLeast.test(before) || /^\s*(?:\+(?!\s*gst)|plus\b(?!\s*gst)|and above\b|upwards?\b)/.test(after)
  if (isFloor) return { from: Math.round(amount.low), to: null }
  if (atMost.test(before)) return { from: null, to: Math.round(amount.high) }
  return { from: Math.round(amount.low), to: Math.round(amount.high) }
}
