/** An amount of money in a text, in dollars. `low` and `high` differ for "mid $600,000s". */
export interface Amount {
  start: number
  end: number
  low: number
  high: number
  /** The number as written, and its multiplier: 1, a thousand or a million. */
  written: number
  scale: number
  /** False for a bare number, which may be a day or a telephone number. */
  isMoney: boolean
}

const bands = 'low|lower|early|mid|middle|high|higher|upper|late'
const pattern = new RegExp(
  String.raw`(?:(?<!\w)(${bands})(?:[\s/-]+(?:to[\s-]+)?(?:the[\s-]+)?(${bands}))?[\s-]+)?(?:(\$|(?<!\w)aud)\s?|(?<![\d.,\w]))` +
    String.raw`(\d{1,4}(?:(?:[,.]\d{3})+|(?: \d{3})+)(?!\d)|\d+)(\.\d+|,\d{1,2}(?=\s?m))?` +
    String.raw`(?:\s?(k|m|mil|mill|mln|m[il]+ons?|thousand|thou|grand)(?=s\b|'|\b|plus|neg|to[\s$\d]))?('?s(?![a-z]))?`,
  'g',
)
/** "Offers over 650", "guide 1.1 - 1.2": agents omit the unit if it is obvious. */
const expectsPrice = /\b(?:guide|asking|offers (?:over|above|from|around)|price|range|buyers (?:over|from|above))\W*$/
const endsPrice = /^\s*(?:$|[-+,|!.)*]|(?:to|plus|and|neg)\b)/

/** Finds every number in a lower-case text without curly quotes. */
export function findAmounts(words: string): Amount[] {
  return [...words.matchAll(pattern)].map((match) => readAmount(match, words))
}

const partsOf = (match: RegExpExecArray, words: string) => {
  const [all, band, lastBand, dollar, digits = '', decimals = '', unit, plural] = match
  const start = match.index
  const end = start + all.length
  const around = { before: words.slice(0, start), after: words.slice(end) }
  const isVague = band !== undefined || plural !== undefined
  return { start, end, around, isVague, band, lastBand, dollar, digits, decimals, unit }
}

const readAmount = (match: RegExpExecArray, words: string): Amount => {
  const { start, end, around, isVague, band, lastBand, dollar, digits, decimals, unit } = partsOf(match, words)
  const written = numberOf(digits, decimals.replace(',', '.'), unit)
  const isBareOf = unit === undefined && (isVague || isShortPrice({ written, decimals, ...around }))
  const scale = isBareOf ? bareScaleOf(written, decimals) : scaleOf(unit)
  const value = written * scale
  const [low, high] = isVague ? sharesOf(value, band, lastBand) : [value, value]
  const isMarked = dollar !== undefined || isMeasuredInMoney({ unit, written, decimals, ...around })
  const isBare = isVague || isBareOf ? isVaguePrice(written, decimals) : isPlainPrice(digits, around.before)
  return { start, end, low, high, written, scale, isMoney: isMarked || isBare }
}

const sharesOf = (value: number, band: string | undefined, lastBand = band): [number, number] => [
  shareOf(value, band)[0],
  shareOf(value, lastBand)[1],
]

const isMeasuredInMoney = ({ unit, ...measured }: Omit<Measured, 'unit'> & { unit: string | undefined }): boolean =>
  unit !== undefined && !isLength({ unit, ...measured })

/** "Guide 650": a number without its unit, where a price is expected. */
const isShortPrice = ({ before, after, written, decimals }: Omit<Measured, 'unit'>): boolean =>
  expectsPrice.test(before) && endsPrice.test(after) && isVaguePrice(written, decimals)

/** "650,000", but not the number of a telephone or a street. */
const isPlainPrice = (digits: string, before: string): boolean => isPriceLike(digits) && !/\d $|[/#]$/.test(before)

/** "Mid 700's" is money; "mid 70's" are years. */
const isVaguePrice = (written: number, decimals: string): boolean => written >= 100 || (decimals !== '' && written < 20)

/** Multiplier of a vague number without a unit: "mid 700's", "low $1.2's". */
const bareScaleOf = (written: number, decimals: string): number =>
  written >= 1_000 ? 1 : decimals !== '' && written < 20 ? 1_000_000 : 1_000

/** "1.395m" and "1,395m" have decimals; in "$1.350.000" points separate thousands. */
const numberOf = (digits: string, decimals: string, unit: string | undefined): number => {
  const isMillions = scaleOf(unit) === 1_000_000
  return isMillions && /^\d+[,.]\d{3}$/.test(digits)
    ? Number(digits.replace(',', '.'))
    : Number(digits.replace(/[,. ]/g, '') + decimals)
}

const scaleOf = (unit: string | undefined): number =>
  unit === undefined ? 1 : unit.startsWith('m') ? 1_000_000 : 1_000

const saysPrice = /\b(?:over|above|from|guide|asking|price|offers|eoi)\W*$/

interface Measured {
  unit: string
  written: number
  decimals: string
  before: string
  after: string
}

/** "12m frontage", "12m to 14m wide", "30m x 15m", "5k from the beach". */
const isLength = ({ before, after, ...measured }: Measured): boolean =>
  (measured.unit === 'm' && (isInMetres({ before, after, ...measured }) || afterFrontage.test(before))) ||
  /\dm? ?x ?$/.test(before) ||
  /^(?: ?(?:-|to) ?[\d.]+ ?m\b)?\s?(?:(?:house|street) )?(?:wide|frontage|deep|long|high|ceilings?|pool|x\s?\d|away|(?:walk|drive) )/.test(
    after,
  ) ||
  /^\s?(?:from|to) (?:the |local )?(?:beach|station|cbd|city|town|village|shops|school|train|tram|bay|river|water|park|ocean|golf|uni)/.test(
    after,
  )

/** "20m", but not "9m", "Guide 20m" or "20m to 22m". */
const isInMetres = ({ written, decimals, before, after }: Measured): boolean =>
  decimals === '' &&
  written >= 10 &&
  !saysPrice.test(before) &&
  !/\dm ?(?:-|to) ?$/.test(before) &&
  !/^\s?(?:\+|plus|-|to)/.test(after)

/** Before either end: "frontages 12m to 14m", but not "water frontage from 3.5m". */
const afterFrontage =
  /(?<!(?:water|beach|river|ocean|lake|park) ?)frontages?(?: (?:of|from|between))?:? ?(?:[\d.]+ ?m ?(?:-|to) ?)?$/

const isPriceLike = (digits: string): boolean =>
  /^\d{1,4}(?:,\d{3})+$/.test(digits) ||
  /^[1-9](?:\d{5,6}|\d{4}000)$/.test(digits) ||
  /^\d{1,3}(?: \d{3})* 000$/.test(digits)

/** "Low" covers the first three tenths of the last digit's step, "mid" the next four, "high" the rest. */
const shareOf = (value: number, band: string | undefined): [number, number] => {
  const step = stepOf(value)
  if (band === undefined) return [value, value + step]
  if (['low', 'lower', 'early'].includes(band)) return [value, value + 0.3 * step]
  if (band.startsWith('mid')) return [value + 0.3 * step, value + 0.7 * step]
  return [value + 0.7 * step, value + step]
}

/** The place value of the last non-zero digit, at least a thousand: 100,000 for 300,000. */
const stepOf = (value: number): number => {
  const zeros = /(?<!0)0*$/.exec(String(Math.round(value)))?.[0].length ?? 0
  return 10 ** Math.max(zeros, 3)
}
