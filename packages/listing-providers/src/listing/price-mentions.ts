import { findAmounts, type Amount } from './find-amounts.ts'
import { counted, rates, secondEnd } from './price-words.ts'

/** One amount, or a joined pair, with the words on either side. */
export interface Mention {
  low: number
  high: number
  isPair: boolean
  /** As written. */
  text: string
  before: string
  after: string
}

/** Smaller amounts are deposits or typing errors, larger ones telephone numbers. */
const leastPriceAud = 10_000
const greatestPriceAud = 200_000_000
const joins = /^\s*(?:-+|to|and|&|~|\/|or|(?:up|through) to)\s*$/
const numbersOfDoors = /\b(?:lot|unit|apt|apartment|villa|no|level|stage|block|number)\.?\s*$/
const endOfRange = /^\s*(?:$|[|,;!()*.+-]|(?:plus|neg|guide|range|ono)\b)/
const otherNumbers =
  /\b(?:ph|phone|call|ring|tel|mob|mobile|sms|text|id|ref|code|licence|lic|abn|web|land size|area)\b[^$]*$/
const moves = /\b(?:reduced|dropped|down|cut|slashed|revised|adjusted)(?: from| by)?\W*$/

/** Finds every amount that may be a price, in the order of the text. */
export function mentionsIn(words: string): Mention[] {
  const amounts = shareScale(findAmounts(words), words).filter((amount) => isPrice(amount, words))
  const pairs = amounts.reduce<Amount[][]>((found, amount) => {
    const open = found.at(-1)
    const isJoined = open?.length === 1 && isPaired(open[0] ?? amount, amount, words)
    return isJoined ? [...found.slice(0, -1), [...open, amount]] : [...found, [amount]]
  }, [])
  return pairs.map((pair, index) => {
    const start = pair[0]?.start ?? 0
    const end = pair.at(-1)?.end ?? 0
    return {
      low: Math.min(...pair.map(({ low }) => low)),
      high: Math.max(...pair.map(({ high }) => high)),
      isPair: pair.length > 1,
      text: words.slice(start, end),
      before: words.slice(pairs[index - 1]?.at(-1)?.end ?? 0, start),
      after: words.slice(end),
    }
  })
}

const isPaired = (first: Amount, second: Amount, words: string): boolean =>
  joins.test(words.slice(first.end, second.start)) && !isMove(first, second, words)

/** "Reduced from $590,000 to $560,000", "Down $50k to $650k". */
const isMove = (first: Amount, second: Amount, words: string): boolean =>
  moves.test(words.slice(0, first.start)) && /^\s*to\s*$/.test(words.slice(first.end, second.start))

const isComplete = ({ scale, start }: Amount, words: string): boolean =>
  scale > 1 || numbersOfDoors.test(words.slice(0, start))

/** A unit stated once applies to both ends: "1.1 to 1.2m", "$900-990,000", "$1.1m-1.2". */
const shareScale = (amounts: Amount[], words: string): Amount[] =>
  amounts.map((amount, index) => {
    if (isComplete(amount, words)) return amount
    const before = amounts[index - 1]
    const after = amounts[index + 1]
    const isFirst = after !== undefined && areJoined(amount, after, words, after)
    const isLast =
      before !== undefined && areJoined(before, amount, words, before) && endOfRange.test(words.slice(amount.end))
    const other = isFirst ? after : isLast ? before : null
    return other === null || isYear(amount, other) ? amount : scaledLike(amount, other)
  })

const scaledLike = (amount: Amount, other: Amount): Amount => {
  const scale = other.scale > 1 && amount.written < 100 ? other.scale : 1_000
  if (!isNear(amount.written * scale, other.low)) return amount
  return { ...amount, scale, low: amount.low * scale, high: amount.high * scale, isMoney: true }
}

/** "Circa 1890 - $1.15m": a four-digit number is in thousands only beside thousands. */
const isYear = ({ written }: Amount, other: Amount): boolean => written >= 1_000 && other.scale !== 1_000

const areJoined = (first: Amount, second: Amount, words: string, scaled: Amount): boolean =>
  scaled.isMoney && scaled.low >= leastPriceAud && joins.test(words.slice(first.end, second.start))

/** Maximum ratio of the ends of a range. */
const nearby = 2.5
const isNear = (amount: number, other: number): boolean => amount > other / nearby && amount < other * nearby

const isPrice = ({ low, high, start, end, isMoney }: Amount, words: string): boolean =>
  isMoney &&
  low >= leastPriceAud &&
  high <= greatestPriceAud &&
  !(otherNumbers.test(words.slice(0, start)) && /^[\d ]+$/.test(words.slice(start, end))) &&
  !isRate(words.slice(end), words.slice(start, end)) &&
  !isRate(words.slice(end).replace(secondEnd, ''), words.slice(start, end))

const isRate = (after: string, amount: string): boolean =>
  rates.test(after) || (counted.test(after) && !amount.includes('$'))
