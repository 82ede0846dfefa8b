import { expect, it } from 'vitest'
import { bundledTables, costOfHome, type Tables, withTables } from './index.ts'
import { aCouple, aFirstBuyer, anOwner, aPurchase, costKnown, lineOf, priced } from './testing/builders.ts'
import { parseTables } from './tables-schema/index.ts'

const { NSW } = bundledTables.states
const latest = NSW.duty.at(-1)

it('an operator who replaces a table by next year’s gets next year’s duty', () => {
  const nextYear = {
    ...structuredClone(latest),
    validFrom: '2027-07-01',
    validUntil: '2028-06-30',
    scales: [
      {
        id: 'general',
        label: 'transfer duty',
        bands: [{ aboveCents: 0, upToCents: null, baseCents: 0, rateBps: 300 }],
      },
    ],
  }
  const tables = withTables(bundledTables, parseTables({ ...NSW, duty: [...NSW.duty, nextYear] }))
  const purchase = aPurchase({ ...priced(500_000), contractOn: '2027-07-01', settlementOn: '2027-08-01' })
  expect(costOfHome(purchase, bundledTables)).toEqual({
    known: false,
    reason: 'Duty in NSW is not known for contracts after 30 June 2027.',
  })
  const cost = costKnown(purchase, tables)
  expect(cost.dutyAfterRelief).toEqual({ from: 1_500_000, to: 1_500_000 })
  expect(lineOf(cost, 'grant').figure).toEqual({
    known: false,
    reason: 'The grant in NSW is not known for contracts after 30 June 2027.',
  })
  expect(cost.cashNeeded.withGrant.isComplete).toBe(false)
})

it('a relief that is no longer vouched for makes the duty of those who meet it unknown', () => {
  const { QLD } = bundledTables.states
  const longer = { ...QLD, duty: QLD.duty.map((table) => ({ ...table, checkedUntil: '2028-06-30' })) }
  const tables = withTables(bundledTables, [longer])
  const later = { state: 'QLD', contractOn: '2027-07-01', settlementOn: '2027-08-01' } as const
  const first = aFirstBuyer()
  const reason = 'First home concession is not known for contracts after 30 June 2027.'
  expect(costOfHome(aPurchase({ ...later, buyers: [first] }), tables)).toEqual({ known: false, reason })
  expect(costOfHome(aPurchase({ ...later, buyers: aCouple(anOwner(), first) }), tables)).toEqual({
    known: false,
    reason,
  })
  expect(costOfHome(aPurchase(later), tables).known).toBe(true)
  const foreigner = anOwner({ residency: 'other' })
  expect(costOfHome(aPurchase({ ...later, buyers: [foreigner] }), tables)).toMatchObject({ known: false })
})

it('a surcharge without a table is not known, and says so', () => {
  const tables = withTables(bundledTables, [{ ...NSW, foreignSurcharge: [] }])
  const cost = costKnown(aPurchase({ buyers: [aFirstBuyer({ residency: 'other' })] }), tables)
  expect(lineOf(cost, 'foreignSurcharge').figure).toMatchObject({
    known: false,
    reason: 'Surcharge of foreign buyers is not known.',
  })
})

it('a grant that only the higher price reaches depends on the price', () => {
  const grants = NSW.grants.map((grant) => ({ ...grant, when: { value: { aboveCents: 50_000_000 } } }))
  const tables = withTables(bundledTables, [{ ...NSW, reliefs: [], grants }])
  const { eligibility } = costKnown(aPurchase(priced(500_000, 510_000)), tables)
  expect(eligibility).toMatchObject([{ isMet: 'depends', why: 'Only for a value above $500,000.' }])
})

it('duty is "about" where one of its concessions is not confirmed', () => {
  const { VIC } = bundledTables.states
  const reliefs = VIC.reliefs.map((relief) => ({ ...relief, confirmed: relief.rule.kind !== 'unbuiltIsFree' }))
  const offThePlan = { unbuiltCents: 10_000_000, construction: 'underWay' } as const
  const home = { state: 'VIC', condition: 'new', isStrata: true, offThePlan, buyers: [aFirstBuyer()] } as const
  const isAbout = (tables: Tables) => {
    const { figure } = lineOf(costKnown(aPurchase({ ...home, ...priced(790_000) }), tables), 'dutyRelief')
    return figure.known && figure.isAbout
  }
  expect(isAbout(withTables(bundledTables, [{ ...VIC, reliefs }]))).toBe(true)
})

it('duty is "about" where a band of its scale is not confirmed', () => {
  const confirmed = false as const
  const duty = NSW.duty.map((table) => ({
    ...table,
    scales: table.scales.map((scale) => ({ ...scale, bands: scale.bands.map((band) => ({ ...band, confirmed })) })),
  }))
  const figureBy = (tables: Tables) => lineOf(costKnown(aPurchase(), tables), 'dutyBeforeRelief').figure
  expect(figureBy(withTables(bundledTables, [{ ...NSW, duty }]))).toMatchObject({ isAbout: true })
  expect(figureBy(bundledTables)).toMatchObject({ isAbout: false })
})

it('a replaced table leaves the others as they are', () => {
  const tables = withTables(bundledTables, [{ ...NSW, office: 'Another office' }])
  expect(tables.states.NSW.office).toBe('Another office')
  expect(tables.states.VIC).toBe(bundledTables.states.VIC)
  expect(tables.federal).toBe(bundledTables.federal)
  expect(withTables(bundledTables, [{ ...bundledTables.federal, fees: [] }]).federal.fees).toEqual([])
})
