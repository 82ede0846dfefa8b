import { type Cents, dollars, percent } from '../money.ts'
import type { Band, DutyTable, Rounding, Scale } from '../tables/types.ts'

export interface ScaleDuty {
  cents: Cents
  /** The formula in words. */
  how: string
  isConfirmed: boolean
}

/** Duty on a value by one scale, with the office's rounding. */
export function dutyOnScale(scale: Scale, table: DutyTable, value: Cents): ScaleDuty {
  const band = bandOf(scale, value)
  const cents = roundResult(exactDuty(band, table.rounding, value), table.rounding)
  return {
    cents: Math.max(cents, table.minimumCents ?? 0),
    how: `${scale.label}: ${formulaOf(band)}`,
    isConfirmed: band.confirmed !== false,
  }
}

const bandOf = ({ bands, id }: Scale, value: Cents): Band => {
  const band = bands.find(({ upToCents }) => upToCents === null || value <= upToCents)
  if (band === undefined) throw new RangeError(`The scale ${id} has no band for ${String(value)} cents.`)
  return band
}

/** In ten-thousandths of a cent, so that whole numbers suffice. */
const exactDuty = (band: Band, rounding: Rounding, value: Cents): number => {
  if ('ofWholeBps' in band) return countedOf(value, rounding) * band.ofWholeBps
  if ('baseCents' in band) return band.baseCents * 10_000 + countedOf(value - band.aboveCents, rounding) * band.rateBps
  const cents = BigInt(value)
  return Number((BigInt(band.squaredE8) * cents * cents) / 1_000_000_000_000n + BigInt(band.linear) * cents * 10n)
}

const hundredDollars = 10_000

const countedOf = (cents: Cents, { excess }: Rounding): Cents =>
  excess === 'hundredUp' ? Math.ceil(cents / hundredDollars) * hundredDollars : cents

const roundResult = (exact: number, { result }: Rounding): Cents => {
  if (result === 'dollarNearest') return Math.round(exact / 1_000_000) * 100
  if (result === 'dollarDown') return Math.floor(exact / 1_000_000) * 100
  if (result === 'fiveCentsDown') return Math.floor(exact / 50_000) * 5
  return Math.round(exact / 10_000)
}

/** For an amount that a relief leaves. */
export function roundCents(cents: number, rounding: Rounding): Cents {
  return roundResult(cents * 10_000, rounding)
}

const formulaOf = (band: Band): string => {
  if ('ofWholeBps' in band) return `${percent(band.ofWholeBps)} of the whole value`
  if ('squaredE8' in band)
    return `${String(band.squaredE8 / 1e8)} × V² + ${String(band.linear)} × V, where V is the value in thousands`
  if (band.baseCents === 0) return `${percent(band.rateBps)} of what is over ${dollars(band.aboveCents)}`
  return `${dollars(band.baseCents)} and ${percent(band.rateBps)} of what is over ${dollars(band.aboveCents)}`
}
