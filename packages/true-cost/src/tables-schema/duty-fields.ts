import * as z from 'zod'
import { bps, cents, condition, label, sourced } from './fields.ts'
import { dollars } from '../money.ts'

const bounds = {
  aboveCents: cents,
  upToCents: z.nullable(cents),
  /** Why the duty is not continuous at the lower end. */
  step: z.exactOptional(label),
  confirmed: z.exactOptional(z.literal(false)),
}

/** `base` plus a rate on the excess, a rate on the whole value, or a formula in thousands of dollars. */
export const band = z.union(
  [
    z.strictObject({ ...bounds, baseCents: cents, rateBps: bps }),
    z.strictObject({ ...bounds, ofWholeBps: bps }),
    z.strictObject({ ...bounds, squaredE8: z.int().min(0), linear: z.int().min(0) }),
  ],
  {
    error:
      'a band has aboveCents, upToCents (null for the last) and either baseCents with rateBps, ofWholeBps, or squaredE8 with linear; all whole numbers',
  },
)

export const scale = z.strictObject({
  id: label,
  label,
  when: z.exactOptional(condition),
  bands: z
    .array(band)
    .min(1, 'a scale needs a band')
    .check(({ value, issues }) => checkBands(value, issues)),
})

export const dutyTable = z.strictObject({
  ...sourced,
  rounding: z.strictObject({
    /** `hundredUp`: each $100 or part of it counts. */
    excess: z.enum(['hundredUp', 'none']),
    result: z.enum(['cent', 'dollarNearest', 'dollarDown', 'fiveCentsDown']),
  }),
  minimumCents: z.exactOptional(cents),
  /** Each buyer's share is charged by what that buyer meets. */
  isApportioned: z.exactOptional(z.literal(true)),
  /** The first whose condition is met. */
  scales: z
    .array(scale)
    .refine(
      (scales) => scales.at(-1)?.when === undefined && scales.length > 0,
      'the last scale is for all others: without "when"',
    )
    .refine(
      (scales) => scales.slice(0, -1).every(({ when }) => when !== undefined),
      'every scale but the last needs "when"',
    ),
})

const isRising = ({ fullCents, endCents }: { fullCents: number; endCents: number }) => fullCents <= endCents

const deductionSteps = z
  .array(z.strictObject({ underCents: z.nullable(cents), deductCents: cents }))
  .min(1)
  .refine(
    (steps) =>
      steps.every(
        ({ underCents }, at) => at === 0 || (underCents ?? Infinity) > (steps[at - 1]?.underCents ?? Infinity),
      ),
    'the steps must rise by underCents; null, without an end, comes last',
  )

export const reliefRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nil') }),
  /** Nil up to `full`; then the relief falls to nothing at `end`. */
  z
    .strictObject({
      kind: z.literal('taper'),
      fullCents: cents,
      endCents: cents,
      of: z.enum(['dutyAtFull', 'dutyAtValue']),
    })
    .refine(({ fullCents, endCents }) => fullCents < endCents, 'fullCents must be below endCents'),
  /** So much for each $100 or part over `over`, up to `end`. */
  z.strictObject({ kind: z.literal('perHundredOver'), overCents: cents, endCents: cents, perHundredCents: cents }),
  /** Less the deduction of the first step that the value is under. */
  z.strictObject({ kind: z.literal('deduction'), steps: deductionSteps }),
  /** A share of the duty, falling from `fullBps` at `full` to `endBps` from `end` on. */
  z
    .strictObject({
      kind: z.literal('share'),
      fullBps: bps,
      fullCents: cents,
      endBps: bps,
      endCents: cents,
      maximumCents: z.exactOptional(cents),
    })
    .refine(isRising, 'fullCents must not be above endCents'),
  /** Duty only on the part of the price that is built. */
  z.strictObject({ kind: z.literal('unbuiltIsFree') }),
])

type Band = z.output<typeof band>
type Issues = { code: 'custom'; message: string; path: (string | number)[]; input: unknown }[]

/** What the band before may differ from the next one's base without a stated reason. */
const tolerated = 100

/** Bands start at zero, follow each other without gap or overlap, and the last has no end. */
function checkBands(bands: readonly Band[], issues: unknown[]): void {
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
