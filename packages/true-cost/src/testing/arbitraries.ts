import * as fc from 'fast-check'
import { type Buyer, type Finance, type Purchase, states } from '../index.ts'
import { anOwner, aPurchase, priced } from './builders.ts'

const owned = fc.constantFrom(
  { ever: false, inFiveYears: false, inState: false },
  { ever: true, inFiveYears: false, inState: true },
  { ever: true, inFiveYears: true, inState: true },
)

const buyer: fc.Arbitrary<Buyer> = fc
  .record({
    residency: fc.constantFrom('citizen', 'permanentResident', 'other'),
    owned,
    willLiveThere: fc.boolean(),
    age: fc.integer({ min: 17, max: 70 }),
    incomeCents: fc.integer({ min: 3_000_000, max: 30_000_000 }),
  })
  .map((changes) => anOwner(changes))

const buyers: fc.Arbitrary<Buyer[]> = fc.oneof(
  buyer.map((one) => [one]),
  fc
    .record({ one: buyer, other: buyer, shareBps: fc.integer({ min: 1, max: 9_999 }) })
    .map(({ one, other, shareBps }) => [
      { ...one, shareBps },
      { ...other, shareBps: 10_000 - shareBps },
    ]),
)

const finance: fc.Arbitrary<Finance> = fc.record({
  deposit: fc.oneof(
    fc.record({ bps: fc.integer({ min: 200, max: 10_000 }) }),
    fc.record({ cents: fc.integer({ min: 0, max: 100_000_000 }) }),
  ),
  lmi: fc.constantFrom('paid', 'added'),
})

/** Round prices and those a cent beside them, where steps are. */
export const anyPrice = fc
  .record({
    thousands: fc.integer({ min: 100, max: 6_000 }),
    cents: fc.oneof(fc.constantFrom(-1, 0, 1), fc.nat(99_999)),
  })
  .map(({ thousands, cents }) => thousands * 100_000 + cents)

/** A purchase in 2026-27 by any buyers, without a price range. */
export const anyPurchase: fc.Arbitrary<Purchase> = fc
  .record({
    state: fc.constantFrom(...states),
    property: fc.constantFrom('home', 'land'),
    condition: fc.constantFrom('new', 'established'),
    isStrata: fc.boolean(),
    contractOn: fc.constantFrom('2026-07-01', '2026-08-01', '2027-04-22', '2027-06-30'),
    buyers,
    finance,
  })
  .map((changes) => aPurchase({ ...changes, ...priced(500_000), settlementOn: '2027-08-01' }))
  .chain((purchase) =>
    fc
      .record({ unbuiltCents: fc.nat(9_000_000), construction: fc.constantFrom('notStarted', 'underWay') })
      .map((offThePlan) => (purchase.condition === 'new' ? { ...purchase, offThePlan } : purchase)),
  )
