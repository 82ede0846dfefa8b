import { cleanup, render, screen } from '@testing-library/react'
import type { AustralianState, PurchaseTerms } from '@verandah/contracts'
import { dueItems } from '@verandah/purchase-dates'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { setClock } from '@/testing/app.tsx'
import { aHome } from '@/testing/builders.ts'
import { noDetails } from '@/lib/purchase/details.ts'
import { factsOf } from '@/lib/purchase/facts.ts'
import { shortDay } from '@/lib/purchase/when.ts'
import { DueList } from './components/due-list.tsx'
import { idsShown, openPurchase, rowOf } from './testing/open-purchase.ts'
import { aPurchase } from '@/testing/purchase.ts'

const today = '2027-02-04'
setClock(`${today}T02:00:00.000Z`, 'Australia/Melbourne')

const done = [{ id: 'review-contract', on: '2027-01-09' }]
const itemsOf = (state: AustralianState, over: Partial<PurchaseTerms>, ticked: typeof done) =>
  dueItems(factsOf(aHome({ state }), { terms: { ...noDetails.terms, ...over }, done: ticked }))

const anyDay = fc.option(fc.nat(300).map((days) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10)))
const anyTerms = fc.record({
  method: fc.constantFrom('private' as const, 'auction' as const),
  contractOn: anyDay,
  auctionOn: anyDay,
  financeBy: anyDay,
  settlementOn: anyDay,
  isStrata: fc.boolean(),
})
const anyState = fc.constantFrom('VIC' as const, 'QLD' as const, 'WA' as const, 'ACT' as const)

it('the list shows every item once, those with a day in order, each with its day or what it needs', () => {
  fc.assert(
    fc.property(anyState, anyTerms, fc.subarray(done), (state, over, ticked) => {
      const items = itemsOf(state, over, ticked)
      const nothing = () => undefined
      cleanup()
      render(<DueList items={items} today={today} done={ticked} onTick={nothing} onAsk={nothing} />)
      expect(idsShown().toSorted()).toEqual(items.map(({ id }) => id).toSorted())
      const dated = items.filter(({ by }) => by !== null)
      expect(idsShown().slice(0, dated.length)).toEqual(dated.map(({ id }) => id))
      for (const { id, title, by, isDone, needs } of items) {
        const text = rowOf(id).textContent
        expect(text).toContain(title)
        if (isDone) expect(text).toContain('Done on')
        else if (by !== null) expect(text).toContain(shortDay(by, today))
        if (needs !== null && !isDone) expect(text).toContain('Enter')
      }
    }),
    { numRuns: 12 },
  )
})

it('the list on the page follows from what the form says', async () => {
  const terms = { contractOn: '2027-02-01', financeBy: '2027-02-15', settlementOn: '2027-04-01', isStrata: true }
  await openPurchase({ kept: aPurchase(terms, { done }), home: { state: 'QLD' } })
  const items = itemsOf('QLD', terms, done).filter(({ by }) => by !== null)
  expect(idsShown().slice(0, items.length)).toEqual(items.map(({ id }) => id))
  expect(rowOf('review-contract').textContent).toContain('Done on Sat 9 Jan')
  expect(screen.getByLabelText<HTMLInputElement>('Day of settlement').value).toBe(terms.settlementOn)
  expect(document.body.textContent).toContain('Thu 1 Apr 2027')
})
