import { AustralianState, PropertyType } from '@verandah/contracts'
import { dueItems, isLand } from '@verandah/purchase-dates'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { aHome } from '@/testing/builders.ts'
import { changed, noDetails, setDone, setTerms } from '@/lib/purchase/details.ts'
import { factsOf, termsOf } from '@/lib/purchase/facts.ts'
import { askedText, stagesOf } from './stages.ts'

const anyDay = fc.option(fc.nat(800).map((days) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10)))
const anyDays = fc.option(fc.nat(60))
const anyTerms = fc.record({
  method: fc.constantFrom('private' as const, 'auction' as const, null),
  isStrata: fc.constantFrom(true, false, null),
  isNew: fc.boolean(),
  isOffThePlan: fc.boolean(),
  isCoolingOffWaived: fc.boolean(),
  offerAcceptedOn: anyDay,
  contractOn: anyDay,
  papersReceivedOn: anyDay,
  auctionOn: anyDay,
  settlementOn: anyDay,
  financeBy: anyDay,
  financeDays: anyDays,
  buildingBy: anyDay,
  buildingDays: anyDays,
  depositBy: anyDay,
  depositDays: anyDays,
})
const anyHome = fc
  .record({
    state: fc.constantFrom(...AustralianState.options),
    propertyType: fc.constantFrom(...PropertyType.options),
    auction: fc.boolean(),
    auctionDate: fc.constantFrom(null, '2027-03-06T00:00:00.000Z'),
  })
  .map((over) => aHome(over))

it('every missing day of any purchase has a field that is shown, and words that name it', () => {
  fc.assert(
    fc.property(anyHome, anyTerms, (home, terms) => {
      const { method } = termsOf(home, terms)
      const fields = stagesOf({ state: home.state, isLand: isLand(home), method }).flatMap(({ fields }) =>
        fields.flatMap((field) => (field.kind === 'clause' ? [`${field.name}By`, `${field.name}Days`] : [field.name])),
      )
      for (const { needs } of dueItems(factsOf(home, { terms, done: [] }))) {
        if (needs === null) continue
        expect(fields).toContain(needs)
        expect(askedText(needs)).not.toBe('Enter what is missing')
      }
    }),
  )
})

it('only QLD and SA ask when the papers came', () => {
  const asked = AustralianState.options.flatMap((state) => {
    const fields = stagesOf({ state, isLand: false, method: 'private' }).flatMap((stage) => stage.fields)
    return fields.flatMap(({ name, label }) => (name === 'papersReceivedOn' ? [[state, label]] : []))
  })
  expect(asked.toSorted()).toEqual([
    ['QLD', 'Signed contract received'],
    ['SA', 'Form 1 received'],
  ])
})

it('a change that is made twice, or again on a newer record, changes nothing more', () => {
  fc.assert(
    fc.property(anyTerms, anyTerms, (newer, terms) => {
      const base = { ...noDetails, terms: newer, done: [{ id: 'settle', on: '2027-01-01' }] }
      const changes = [setTerms(terms), setDone('settle', null), setDone('pay-deposit', '2027-02-01')]
      expect(changed(changed(base, changes), changes)).toEqual(changed(base, changes))
    }),
  )
})
