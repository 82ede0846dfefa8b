import { cleanup, screen } from '@testing-library/react'
import { dueItems } from '@verandah/purchase-dates'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { aHome } from '@/testing/builders.ts'
import { setClock } from '@/testing/clock.ts'
import { noDetails } from '@/lib/purchase/details.ts'
import { factsOf } from '@/lib/purchase/facts.ts'
import { dayWithYear, shortDay } from '@/lib/purchase/when.ts'
import { idsShown, openPurchase, rowOf } from './testing/open-purchase.ts'
import { aPurchase } from '@/testing/purchase.ts'

setClock('2027-02-04T02:00:00.000Z', 'Australia/Melbourne')

const anyDay = fc.option(fc.nat(300).map((days) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10)))

it('the list on the screen is the one that follows from what the form says', async () => {
  const anyTerms = fc.record({
    method: fc.constantFrom('private' as const, 'auction' as const),
    contractOn: anyDay,
    auctionOn: anyDay,
    financeBy: anyDay,
    settlementOn: anyDay,
    isStrata: fc.boolean(),
  })
  const anyState = fc.constantFrom('VIC' as const, 'QLD' as const, 'WA' as const, 'ACT' as const)
  await fc.assert(
    fc.asyncProperty(anyState, anyTerms, fc.boolean(), async (state, over, isReviewed) => {
      const done = isReviewed ? [{ id: 'review-contract', on: '2027-01-09' }] : []
      await openPurchase({ kept: aPurchase(over, { done }), home: { state } })
      const items = dueItems(factsOf(aHome({ state }), { terms: { ...noDetails.terms, ...over }, done }))
      expect(idsShown().toSorted()).toEqual(items.map(({ id }) => id).toSorted())
      const dated = items.filter(({ by }) => by !== null)
      expect(idsShown().slice(0, dated.length)).toEqual(dated.map(({ id }) => id))
      for (const { id, title, by, isDone, needs } of items) {
        const text = rowOf(id).textContent
        expect(text).toContain(title)
        if (isDone) expect(text).toContain('Done on')
        else if (by !== null) expect(text).toContain(shortDay(by, '2027-02-04'))
        if (needs !== null && !isDone) expect(text).toContain('Enter')
      }
      const { settlementOn } = over
      const field = screen.getByLabelText<HTMLInputElement>('Day of settlement')
      expect(field.value).toBe(settlementOn ?? '')
      if (settlementOn !== null) expect(document.body.textContent).toContain(dayWithYear(settlementOn))
      cleanup()
    }),
    { numRuns: 12 },
  )
})
