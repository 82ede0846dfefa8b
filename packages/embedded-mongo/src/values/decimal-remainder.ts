import type { Decimal128 } from 'bson'
import { unsupported } from '../errors.ts'

/** Distance of a finite decimal above the nearest double: the whole part, rounded down, and the decimal places. */
export interface Remainder {
  readonly whole: number
  readonly digits: string
}

const MOST_PLACES = 1_100
const FARTHEST = 0x3fff

export const remainderOf = (decimal: Decimal128, nearest: number): Remainder => {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d*))?(?:E([+-]?\d+))?$/.exec(decimal.toString()) ?? []
  const coefficient = BigInt(`${whole}${fraction}`)
  if (coefficient === 0n) return { whole: 0, digits: '' }
  const places = fraction.length - Number(exponent)
  if (!Number.isFinite(nearest) || places > MOST_PLACES) throw tooFar(decimal)
  const double = partsOf(nearest)
  const scale = Math.max(places, double.places)
  const exact = coefficient * 10n ** BigInt(scale - places) * (sign === '-' ? -1n : 1n)
  const difference = exact - double.coefficient * 10n ** BigInt(scale - double.places)
  const unit = 10n ** BigInt(scale)
  const below = difference < 0n && difference % unit !== 0n ? difference / unit - 1n : difference / unit
  if (below > FARTHEST || below < -FARTHEST) throw tooFar(decimal)
  const rest = difference - below * unit
  const digits =
    rest === 0n
      ? ''
      : String(rest)
          .padStart(scale, '0')
          .replace(/(?<!0)0+$/, '')
  return { whole: Number(below), digits }
}

const tooFar = (decimal: Decimal128) => unsupported(`Comparing the decimal ${decimal.toString()}`)

/** Writes a double as a whole number over a power of ten: halving multiplies by five and moves the decimal point. */
const partsOf = (value: number): { coefficient: bigint; places: number } => {
  let places = 0
  let scaled = value
  // Exact: a double has at most 1,074 places after its binary point.
  while (!Number.isInteger(scaled)) {
    scaled *= 2
    places += 1
  }
  return { coefficient: BigInt(scaled) * 5n ** BigInt(places), places }
}
