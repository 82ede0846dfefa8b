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
  readOn: day,
  validFrom: day,
  validUntil: z.nullable(day),
  checkedUntil: z.exactOptional(day),
  confirmed: z.boolean(),
  dateOf: z.exactOptional(z.enum(['contract', 'settlement'])),
}

export const valueBounds = z.strictObject({
  aboveCents: z.exactOptional(cents),
  upToCents: z.exactOptional(cents),
  underCents: z.exactOptional(cents),
})

export const yes = z.exactOptional(z.literal(true))

export const condition = z.strictObject({
  property: z.exactOptional(z.enum(['home', 'land'])),
  condition: z.exactOptional(z.enum(['new', 'established'])),
  livesThere: yes,
  notOwned: z.exactOptional(z.enum(['ever', 'inFiveYears', 'inState'])),
  withSpouses: yes,
  residents: z.exactOptional(z.enum(['one', 'all'])),
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
