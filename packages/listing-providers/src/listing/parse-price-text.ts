import { mentionsIn, type Mention } from './price-mentions.ts'
import {
  extrasAfter,
  extrasBefore,
  notThePrice,
  notThePriceAfter,
  countsNow,
  takesOver,
  besideThePrice,
  atLeast,
  atLeastAfter,
  atMost,
  atMostAfter,
  plainWords,
} from './price-words.ts'

/** In dollars. An open end is null; both ends are equal if the text names one price. */
export interface PriceRange {
  from: number | null
  to: number | null
  /** `stated`: the text is exactly one price. `read`: our interpretation of words that buyers must see. */
  confidence: 'stated' | 'read'
}

/** No advert states its price after this many letters. */
const lettersRead = 300
/** Upper bound of bonuses, savings and fees stated beside a price. */
const greatestExtraAud = 100_000

/** Parses the price or range in an advert's price text; null if there is none. */
export function parsePriceText(text: string): PriceRange | null {
  const said = text
    .slice(0, lettersRead)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d)'(?=\d{3})/g, ',')
    .replace(/(?<!\d)\.(?=\d+ ?m)/g, '0.')
    // "$655, 000" is one amount, but "$650,000, 450 sqm" is two.
    .replace(/(?<=\$ ?\d{1,3}(?: ?, ?\d{3}){0,3})(?<!\$ ?(?:\d{3}|\d{1,2},\d{3}),\d{3}) ?, ?(?=\d{3}(?!\d))/g, ',')
  const words = expandShorthand(said)
  const mentions = mentionsIn(words)
  const asked = withoutMetres(askedOf(mentions))
  if (asked.length === 0) return null
  const ends = asked.map(endsOf)
  const froms = ends.flatMap(({ from }) => from ?? [])
  const tos = ends.flatMap(({ to }) => to ?? [])
  const all = ends.length > 1 ? [...froms, ...tos] : tos
  return {
    from: froms.length === 0 ? null : Math.round(Math.min(...froms)),
    to: all.length === 0 ? null : Math.round(Math.max(...all)),
    confidence: isStated(mentions) ? 'stated' : 'read',
  }
}

/** Selects what the home is offered for: not former prices, other homes' prices or extras. */
const askedOf = (mentions: readonly Mention[]): Mention[] => {
  const since = mentions.findIndex((mention) => takesOver.test(saidBefore(mention)))
  const asked = mentions.slice(Math.max(since, 0)).filter((mention) => isAsked(mention) && !isLeft(mention, mentions))
  const own = asked.filter((mention) => !besideThePrice.test(saidBefore(mention)))
  return own.length > 0 ? own : asked
}

const likeMetres = /^[\d.]+ ?m(?: ?(?:-|to) ?[\d.]+ ?m)?$/

/** "$650,000, 12m to 14m": no home is offered for ten times its price. */
const withoutMetres = (asked: readonly Mention[]): Mention[] => {
  const least = Math.min(...asked.map(({ low }) => low))
  return asked.filter(({ low, text }) => low < 10 * least || !likeMetres.test(text))
}

/** Returns the words before the amount in its part of the sentence. */
const saidBefore = ({ before }: Mention): string => before.split(/[!|;,()]|\. | - /).at(-1) ?? ''

const isAsked = (mention: Mention): boolean => {
  const { high, after } = mention
  const said = saidBefore(mention)
  if (notThePriceAfter.test(after)) return false
  if (high < greatestExtraAud && (extrasAfter.test(after) || isLastWord(said, extrasBefore))) return false
  return !isLastWord(said, notThePrice)
}

/** Whether words of this kind precede an amount without a later word that makes it the price again. */
const isLastWord = (said: string, wanted: RegExp): boolean => {
  const last = lastOf(said, wanted)
  return last !== -1 && lastOf(said, countsNow) <= last
}

/** "Reduced to $599k from $650k". */
const isLeft = (mention: Mention, mentions: readonly Mention[]): boolean => {
  const before = mentions[mentions.indexOf(mention) - 1]
  return before !== undefined && /\bto\W*$/.test(before.before) && /^\W*from\W*$/.test(mention.before)
}

/** Returns the end of the last match of a global pattern that never matches empty text; -1 without one. */
const lastOf = (text: string, wanted: RegExp): number => {
  let end = -1
  wanted.lastIndex = 0
  while (wanted.test(text)) end = wanted.lastIndex
  return end
}

const endsOf = ({ low, high, isPair, before, after }: Mention): Pick<PriceRange, 'from' | 'to'> => {
  if (isPair) return { from: low, to: high }
  if (atMost.test(before) || atMostAfter.test(after)) return { from: null, to: high }
  if (atLeast.test(before) || atLeastAfter.test(after)) return { from: low, to: null }
  return { from: low, to: high }
}

/** Whether the text is one price and words that do not change it. */
const isStated = (mentions: readonly Mention[]): boolean =>
  mentions.every((mention) => {
    const { from, to } = endsOf(mention)
    return from === to && `${mention.before}${mention.after}`.replace(plainWords, '') === ''
  })

/** "640-690" as a whole text, or after a word for a price: thousands. */
const bareRange = /^(\W*(?:(?:price|guide|range|for sale|offers|asking)\W*)*)(\d{3}) ?(?:-|to) ?(\d{3})(?=\W*$)/
/** "Mid 8s": hundreds of thousands. */
const bareHundreds = /(?<=\b(?:low|lower|early|mid|high|higher|upper|late)[ -])([2-9])'?s\b/g
/** "$1.1xxm", "$7xx,xxx": amounts with hidden digits. */
const maskedFigure = /(\$ ?|(?<![\w.,]))(\d[\d,.]*x(?:,?x)*)(k|m)?(?:'?s)?(?!\w)/g

/** Expands agents' shorthand for prices, in a lower-case text. */
function expandShorthand(words: string): string {
  return words.replace(bareRange, '$1$2k - $3k').replace(bareHundreds, "$100's").replace(maskedFigure, rangeOf)
}

/** Returns the range of amounts that the hidden digits allow. */
const rangeOf = (text: string, dollar: string, figure: string, given = ''): string => {
  // A single `x` hides a digit only after a decimal point: "4x bedrooms" is not a price.
  if (!/x,?x|\.\d*x/.test(figure)) return text
  const withAll = (digit: string) => Number(figure.replace(/,/g, '').replace(/x/g, digit))
  const step = 10 ** Math.ceil(Math.log10(withAll('9') - withAll('0')))
  const unit = given === '' && dollar !== '' && figure.length === 3 ? 'k' : given
  return `${dollar}${withAll('0')}${unit} - ${Number((withAll('0') + step).toFixed(3))}${unit}`
}
