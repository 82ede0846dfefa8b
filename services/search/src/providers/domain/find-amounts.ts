/** An amount of money in a text. `low` and `high` differ for "mid $600,000s". Dollars. */
export interface Amount {
  start: number
  end: number
  low: number
  high: number
  /** 1, a thousand or a million: how it was written. */
  scale: number
  /** False for a bare number, which may be a day or a telephone number. */
  isMoney: boolean
}

const pattern =
  /(?<![\d.,\w])(?:(low|lower|early|mid|middle|high|higher|upper|late)(?:-to-\w+)?[\s-]+)?(\$\s?)?(\d{1,3}(?:[, ]\d{3})+(?!\d)|\d+)(\.\d+)?(?:\s?(k|m|mil|mill|million|millions|thousand)(?=s\b|'|\b))?(?:'?s(?![a-z]))?/g

const scaleOf = (unit: string | undefined): number =>
  unit === undefined ? 1 : unit.startsWith('m') ? 1_000_000 : 1_000

/** Every amount in a text that is in lower case. */
export const findAmounts = (words: string): Amount[] =>
  [...words.matchAll(pattern)].map((match) => {
    const [all, band, dollar, digits = '', decimals = '', unit] = match
    const isPlural = all.endsWith('s') && !all.endsWith('millions')
    const isVague = band !== undefined || isPlural
    const written = Number(digits.replace(/[, ]/g, '') + decimals)
    const scale = isVague && unit === undefined && written < 1_000 ? 1_000 : scaleOf(unit)
    const value = written * scale
    const [low, high] = isVague ? bandOf(value, band) : [value, value]
    const start = match.index
    return { start, end: start + all.length, low, high, scale, isMoney: isMoney({ dollar, digits, unit, isVague }) }
  })

interface Written {
  dollar: string | undefined
  digits: string
  unit: string | undefined
  isVague: boolean
}

const isMoney = ({ dollar, digits, unit, isVague }: Written): boolean =>
  dollar !== undefined || unit !== undefined || isVague || digits.includes(',') || /^[1-9]\d{5,7}$/.test(digits)

/** "Low", "mid" and "high" each cover a good third of the step that the last figure stands for. */
const bandOf = (value: number, band: string | undefined): [number, number] => {
  const step = stepOf(value)
  if (band === undefined) return [value, value + step]
  if (/^(?:low|lower|early)$/.test(band)) return [value, value + 0.4 * step]
  if (band.startsWith('mid')) return [value + 0.3 * step, value + 0.7 * step]
  return [value + 0.6 * step, value + step]
}

/** The place value of the last figure that is not zero: 100,000 for 300,000. */
const stepOf = (value: number): number => {
  const zeros = /0*$/.exec(String(Math.round(value)))?.[0].length ?? 0
  return 10 ** Math.max(zeros, 3)
}
