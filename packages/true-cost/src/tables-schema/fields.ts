import * as z from 'zod'
import { isDay } from '../day.ts'

const highestCents = 100_000_000_000

export const cents = z
  .int('give whole cents as a number')
  .min(0, 'must not be below zero')
  .max(highestCents, 'must be at most a billion dollars')

export const bps = z.int('give whole basis points: 640 is 6.4%').min(0).max(10_000)

export const day = z.string('give a date as YYYY-MM-DD').refine(isDay, 'give a date as YYYY-MM-DD')

export const label = z.string().min(1, 'must not be empty')

const source = z.strictObject(
  { name: label, url: z.exactOptional(z.url({ protocol: /^https$/, error: 'give an https address' })) },
  { error: 'name the source: { "name": "…", "url": "https://…" }' },
)

/** The fields that every value carries. */
export const sourced = {
  source,
  /** The day on which the source was read. */
  readOn: day,
  /** First and last day on which it applies; null: the law names no end. */
  validFrom: day,
  validUntil: z.nullable(day),
  /** Last day for which the figure is vouched for, where the law names no end. */
  checkedUntil: z.exactOptional(day),
  /** False: from one source only, or from sources that differ. The amount is then shown with "about". */
  confirmed: z.boolean(),
  /** The date that decides; absent: the contract's. */
  dateOf: z.exactOptional(z.enum(['contract', 'settlement'])),
}

export const valueBounds = z.strictObject({
  /** The value must be more than this. */
  aboveCents: z.exactOptional(cents),
  /** The value may be at most this. */
  upToCents: z.exactOptional(cents),
  /** The value must be less than this. */
  underCents: z.exactOptional(cents),
})

export const yes = z.exactOptional(z.literal(true))

/** Who and what a rule is for. All that is present must be met. */
export const condition = z.strictObject({
  property: z.exactOptional(z.enum(['home', 'land'])),
  condition: z.exactOptional(z.enum(['new', 'established'])),
  livesThere: yes,
  notOwned: z.exactOptional(z.enum(['ever', 'inFiveYears', 'inState'])),
  /** Spouses who do not buy count as buyers do. */
  withSpouses: yes,
  /** How many buyers must be citizens or permanent residents. */
  residents: z.exactOptional(z.enum(['one', 'all'])),
  /** Together, a year. */
  incomeUpToCents: z.exactOptional(cents),
  minimumAge: z.exactOptional(z.int().min(0)),
  isStrata: yes,
  isBuilderPackage: yes,
  construction: z.exactOptional(z.enum(['notStarted', 'underWay', 'either'])),
  value: z.exactOptional(valueBounds),
})

const feeRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flat'), cents }),
  z.strictObject({ kind: z.literal('range'), fromCents: cents, toCents: cents }),
  z.strictObject({
    kind: z.literal('perUnit'),
    baseCents: cents,
    overCents: cents,
    unitCents: cents.min(1, 'must be more than zero'),
    perUnitCents: cents,
    /** A part of a unit counts as one. */
    countsParts: z.boolean(),
    capCents: z.exactOptional(cents),
  }),
])

export const fee = z.strictObject({
  ...sourced,
  line: z.enum([
    'transferRegistration',
    'mortgageRegistration',
    'conveyancing',
    'searches',
    'electronicSettlement',
    'inspection',
    'lenderFees',
  ]),
  label,
  for: z.exactOptional(
    z.strictObject({
      isStrata: z.exactOptional(z.boolean()),
      property: z.exactOptional(z.enum(['home', 'land'])),
      hasLoan: yes,
    }),
  ),
  rule: feeRule,
})

export const money = {
  currency: z.literal('AUD', { error: 'must be "AUD": other currencies are not converted' }),
  unit: z.literal('cents', { error: 'must be "cents": give amounts in whole cents' }),
}

export const state = z.enum(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'])
