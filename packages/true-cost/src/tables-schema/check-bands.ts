import type { Band } from '../tables/rules.ts'
import { dollars } from '../money.ts'

type Issues = { code: 'custom'; message: string; path: (string | number)[]; input: unknown }[]

/** What the band before may differ from the next one's base without a stated reason. */
const tolerated = 100

/** Bands start at zero, follow each other without gap or overlap, and the last has no end. */
export function checkBands(bands: readonly Band[], issues: unknown[]): void {
  const report = (index: number, message: string) =>
    (issues as Issues).push({ code: 'custom', message, path: [index], input: bands[index] })
  bands.forEach((band, index) => {
    const message = whyWrong(band, bands[index - 1], index === bands.length - 1)
    if (message !== null) report(index, message)
  })
}

const whyWrong = (band: Band, before: Band | undefined, isLast: boolean): string | null => {
  const { aboveCents, upToCents } = band
  if (!isLast && upToCents === null) return 'only the last band is without an end: give upToCents'
  if (isLast && upToCents !== null) return 'the last band must have no end: upToCents null'
  if (upToCents !== null && upToCents <= aboveCents) return 'upToCents must be above aboveCents'
  if (before === undefined) return aboveCents === 0 ? null : 'the first band must start at 0'
  return whyNotAfter(band, before)
}

const whyNotAfter = (band: Band, before: Band): string | null => {
  const end = before.upToCents ?? Infinity
  if (band.aboveCents < before.aboveCents) return 'the bands are not sorted: this one starts below the one before it'
  if (band.aboveCents > end) return `there is a gap between ${dollars(end)} and ${dollars(band.aboveCents)}`
  if (band.aboveCents < end) return `it overlaps the band before it, which goes to ${dollars(end)}`
  const jump = dutyFrom(band) - dutyAtEnd(before)
  return Math.abs(jump) <= tolerated || band.step !== undefined
    ? null
    : `duty jumps by ${dollars(jump)} where this band starts: correct the base, or say why in "step"`
}

const dutyFrom = (band: Band): number => dutyOn(band, band.aboveCents)

const dutyAtEnd = (band: Band): number => dutyOn(band, band.upToCents ?? band.aboveCents)

const dutyOn = (band: Band, cents: number): number => {
  if ('ofWholeBps' in band) return (cents * band.ofWholeBps) / 10_000
  if ('baseCents' in band) return band.baseCents + ((cents - band.aboveCents) * band.rateBps) / 10_000
  const thousands = cents / 100_000
  return ((band.squaredE8 / 1e8) * thousands * thousands + band.linear * thousands) * 100
}
