import * as z from 'zod'
import { bps, cents, condition, label, sourced } from './fields.ts'
import { checkBands } from './check-bands.ts'

const bounds = {
  aboveCents: cents,
  upToCents: z.nullable(cents),
  step: z.exactOptional(label),
  confirmed: z.exactOptional(z.literal(false)),
}

const band = z.union(
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

const scale = z.strictObject({
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
    excess: z.enum(['hundredUp', 'none']),
    result: z.enum(['cent', 'dollarNearest', 'dollarDown', 'fiveCentsDown']),
  }),
  minimumCents: z.exactOptional(cents),
  isApportioned: z.exactOptional(z.literal(true)),
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
  z
    .strictObject({
      kind: z.literal('taper'),
      fullCents: cents,
      endCents: cents,
      of: z.enum(['dutyAtFull', 'dutyAtValue']),
    })
    .refine(({ fullCents, endCents }) => fullCents < endCents, 'fullCents must be below endCents'),
  z.strictObject({ kind: z.literal('perHundredOver'), overCents: cents, endCents: cents, perHundredCents: cents }),
  z.strictObject({ kind: z.literal('deduction'), steps: deductionSteps }),
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
  z.strictObject({ kind: z.literal('unbuiltIsFree') }),
])
