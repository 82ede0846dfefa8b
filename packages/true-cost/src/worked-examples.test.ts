import { describe, expect, it } from 'vitest'
import type { Buyer, Purchase, State } from './index.ts'
import { aFirstBuyer, anInvestor, anOwner, dutyOf, priced } from './testing/builders.ts'

const owner = [anOwner()]
const first = [aFirstBuyer()]
const investor = [anInvestor()]

interface Example {
  state: State
  price: number
  buyers: Buyer[]
  duty: number
  /** Computed by the office itself: exact. Others: within a dollar. */
  isOffice?: true
  of?: Partial<Purchase>
}

const land = { property: 'land' } as const
const isNew = { condition: 'new' } as const

const examples: Example[] = [
  { state: 'NSW', price: 1_350_000, buyers: owner, duty: 55_537, isOffice: true },
  { state: 'NSW', price: 900_000, buyers: owner, duty: 34_687 },
  { state: 'NSW', price: 900_000, buyers: first, duty: 19_593.5, isOffice: true },
  { state: 'NSW', price: 400_000, buyers: first, duty: 7_033.5, isOffice: true, of: land },
  { state: 'NSW', price: 800_000, buyers: first, duty: 0, isOffice: true },
  { state: 'NSW', price: 500_050, buyers: investor, duty: 16_691.5, isOffice: true },
  { state: 'NSW', price: 1_000, buyers: owner, duty: 20 },
  { state: 'VIC', price: 400_000, buyers: owner, duty: 16_370, isOffice: true },
  { state: 'VIC', price: 400_000, buyers: investor, duty: 19_070, isOffice: true },
  { state: 'VIC', price: 550_000, buyers: owner, duty: 24_970, isOffice: true },
  { state: 'VIC', price: 650_000, buyers: first, duty: 11_356, isOffice: true },
  { state: 'VIC', price: 700_000, buyers: first, duty: 24_713, isOffice: true },
  { state: 'VIC', price: 1_500_000, buyers: owner, duty: 82_500, isOffice: true },
  { state: 'QLD', price: 850_000, buyers: investor, duty: 31_275, isOffice: true },
  { state: 'QLD', price: 950_000, buyers: owner, duty: 28_600, isOffice: true },
  { state: 'QLD', price: 795_000, buyers: first, duty: 19_890, isOffice: true },
  { state: 'QLD', price: 730_000, buyers: first, duty: 6_555, isOffice: true },
  { state: 'QLD', price: 1_230_000, buyers: first, duty: 0, isOffice: true, of: isNew },
  { state: 'WA', price: 500_000, buyers: owner, duty: 17_765 },
  { state: 'WA', price: 800_000, buyers: owner, duty: 32_315.5 },
  { state: 'WA', price: 700_000, buyers: first, duty: 16_150 },
  { state: 'WA', price: 500_000, buyers: first, duty: 10_070, of: land },
  { state: 'SA', price: 550_000, buyers: owner, duty: 24_080 },
  { state: 'SA', price: 600_000, buyers: owner, duty: 26_830, isOffice: true },
  { state: 'SA', price: 670_000, buyers: owner, duty: 30_680, isOffice: true },
  { state: 'SA', price: 2_000_000, buyers: owner, duty: 103_830, isOffice: true },
  { state: 'SA', price: 600_000, buyers: first, duty: 26_830 },
  { state: 'SA', price: 2_600_000, buyers: first, duty: 0, of: isNew },
  { state: 'TAS', price: 375_000, buyers: owner, duty: 12_935 },
  { state: 'TAS', price: 500_000, buyers: owner, duty: 18_247.5 },
  { state: 'TAS', price: 600_000, buyers: first, duty: 22_497.5 },
  { state: 'TAS', price: 725_000, buyers: owner, duty: 27_810 },
  { state: 'TAS', price: 2_500, buyers: owner, duty: 50 },
  { state: 'ACT', price: 750_000, buyers: owner, duty: 19_208 },
  { state: 'ACT', price: 1_455_000, buyers: owner, duty: 63_078 },
  { state: 'ACT', price: 2_000_000, buyers: owner, duty: 90_800 },
  { state: 'ACT', price: 800_000, buyers: investor, duty: 25_150 },
  { state: 'ACT', price: 1_900_000, buyers: first, duty: 0 },
  { state: 'NT', price: 500_000, buyers: owner, duty: 23_928.6 },
  { state: 'NT', price: 525_000, buyers: owner, duty: 25_987.53 },
  { state: 'NT', price: 600_000, buyers: owner, duty: 29_700 },
  { state: 'NT', price: 3_000_000, buyers: owner, duty: 172_500 },
]

const who = ({ buyers }: Example) =>
  buyers === first ? 'a first buyer' : buyers === owner ? 'an owner' : 'an investor'

describe('duty of the worked examples', () => {
  it.each(examples.map((example) => ({ ...example, who: who(example) })))(
    '$state, $price, $who: $duty',
    ({ state, price, buyers, duty, isOffice, of }) => {
      const computed = dutyOf({ state, buyers, ...priced(price), ...of })
      if (isOffice) expect(computed).toBe(duty)
      else expect(Math.abs(computed - duty)).toBeLessThanOrEqual(1)
    },
  )

  it('charges a strata home off the plan in Victoria on what is built', () => {
    const offThePlan = { unbuiltCents: 400_000_00, construction: 'underWay' } as const
    const unit = { state: 'VIC', ...priced(1_000_000), condition: 'new', isStrata: true, offThePlan } as const
    expect(dutyOf({ ...unit, buyers: investor })).toBe(31_070)
    expect(dutyOf({ ...unit, buyers: investor, isStrata: false })).toBe(55_000)
    expect(dutyOf({ ...unit, buyers: first })).toBe(0)
  })

  it('halves duty off the plan in Western Australia from 900,000, and takes off at most 50,000', () => {
    const off = (construction: 'notStarted' | 'underWay') => ({ unbuiltCents: 0, construction })
    const unit = { state: 'WA', condition: 'new', isStrata: true, buyers: investor } as const
    expect(dutyOf({ ...unit, ...priced(800_000), offThePlan: off('notStarted') })).toBe(0)
    expect(dutyOf({ ...unit, ...priced(900_000) })).toBe(37_465)
    expect(dutyOf({ ...unit, ...priced(900_000), offThePlan: off('notStarted') })).toBe(18_732.5)
    expect(dutyOf({ ...unit, ...priced(850_000), offThePlan: off('notStarted') })).toBe(8_722.5)
    expect(dutyOf({ ...unit, ...priced(700_000), offThePlan: off('underWay') })).toBe(6_816.25)
    expect(dutyOf({ ...unit, ...priced(3_000_000), offThePlan: off('notStarted') })).toBe(95_615)
  })
})
