import { AustralianState, PurchaseTerms } from '@verandah/contracts'
import { aHome } from '@verandah/contracts/testing'
import { addDays, dueItems } from '@verandah/purchase-dates'
import { factsOf } from '@verandah/web/src/lib/purchase/facts.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dueDaysOf } from '../../../services/calendar/src/domain/due-days.ts'
import { remindersOf } from '../../../services/notifications/src/domain/reminders-of.ts'
import { toPurchasedHome } from '../../../services/shortlist/src/domain/purchased-home.ts'

const timeZones: Readonly<Record<AustralianState, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
}

/** From before Christmas over Easter and both changes of the clocks. */
const anyDay = fc.option(fc.nat(400).map((days) => addDays('2026-12-18', days) ?? ''))
const anyDays = fc.option(fc.nat(30))
const anyTerms = fc.record({
  method: fc.constantFrom('private' as const, 'auction' as const, null),
  isStrata: fc.constantFrom(true, false, null),
  isCoolingOffWaived: fc.boolean(),
  offerAcceptedOn: anyDay,
  contractOn: anyDay,
  papersReceivedOn: anyDay,
  auctionOn: anyDay,
  settlementOn: anyDay,
  financeBy: anyDay,
  financeDays: anyDays,
  buildingDays: anyDays,
  depositDays: anyDays,
})
/** At any hour, so that it is another day in UTC than where the home is. */
const anyAuction = fc.option(fc.nat(400 * 24).map((hours) => new Date(Date.UTC(2026, 11, 18, hours)).toISOString()))
const anyDone = fc.subarray(['review-contract', 'pay-deposit', 'settle'])

it.each(AustralianState.options)(
  'a purchase in %s is due on the same days on its page, in the calendar feed and by reminders',
  (state) => {
    fc.assert(
      fc.property(anyAuction, anyTerms, anyDone, (auctionDate, said, done) => {
        const home = aHome({ state, timeZone: timeZones[state], auction: auctionDate !== null, auctionDate })
        const terms = PurchaseTerms.parse({ isNew: false, isOffThePlan: false, ...said })
        const page = dueItems(factsOf(home, { terms, done: done.map((id) => ({ id, on: '2026-12-18' })) }))
        const open = page.filter(({ applies, isDone }) => applies && !isDone)
        const days = open.flatMap(({ id, title, by }) => (by === null ? [] : [{ id, title, by }]))
        const told = { home: toPurchasedHome(home), terms, done }
        expect(dueDaysOf(told, '').map(({ id, day }) => [id, day])).toEqual(days.map(({ id, by }) => [id, by]))
        for (const { title, by } of days)
          for (const before of [3, 1]) {
            const reminders = remindersOf(told, addDays(by, -before) ?? '')
            expect(reminders).toContainEqual(expect.objectContaining({ title, day: by, days: before }))
          }
      }),
      { numRuns: 50 },
    )
  },
)
