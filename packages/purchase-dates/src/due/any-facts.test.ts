import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../calendar/days.ts'
import { states } from '../types.ts'
import { dueItems } from './due-items.ts'

it('whatever is known, the list is in order, has no item twice, and asks only for what is missing', () => {
  const anyDay = fc.nat(800).map((days) => addDays('2026-12-01', days) ?? '')
  const anyFacts = fc.record(
    {
      state: fc.constantFrom(...states),
      method: fc.constantFrom('private' as const, 'auction' as const),
      isStrata: fc.boolean(),
      isLand: fc.boolean(),
      isNew: fc.boolean(),
      offerAcceptedOn: anyDay,
      contractOn: anyDay,
      auctionOn: anyDay,
      settlementOn: anyDay,
      financeDays: fc.nat(60),
      buildingBy: anyDay,
      depositDays: fc.nat(10),
    },
    { requiredKeys: ['state'] },
  )
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const items = dueItems(facts)
      const dates = items.map(({ by }) => by ?? '9999')
      expect(dates).toEqual(dates.toSorted())
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      for (const { by, needs, applies, title, why } of items) {
        if (needs !== null) expect([by, facts[needs as keyof typeof facts]]).toEqual([null, undefined])
        if (!applies) expect([by, needs]).toEqual([null, null])
        expect(title.length > 0 && why.length > 0).toBe(true)
      }
    }),
  )
})
