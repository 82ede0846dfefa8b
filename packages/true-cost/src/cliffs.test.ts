import { describe, expect, it } from 'vitest'
import { bundledTables, cliffsNear, type Purchase } from './index.ts'
import { aCouple, aFirstBuyer, anInvestor, anOwner, aPurchase, costKnown, priced } from './testing/builders.ts'

const first = [aFirstBuyer()]

const near = (changes: Partial<Purchase>) => cliffsNear(aPurchase(changes), bundledTables)
const dutySteps = (changes: Partial<Purchase>) =>
  near(changes)
    .filter(({ of, kind }) => of === 'duty' && kind === 'step')
    .map(({ sentence }) => sentence)

describe('steps near a price', () => {
  it('are those of the duty of an owner in Victoria', () => {
    expect(dutySteps({ state: 'VIC', ...priced(540_000) })).toEqual(['Above $550,000 duty jumps by $3,106.'])
    expect(dutySteps({ state: 'VIC', ...priced(950_000) })).toEqual(['Above $960,000 duty jumps by $136.'])
    expect(dutySteps({ state: 'VIC', ...priced(540_000), buyers: [anInvestor()] })).toEqual([])
  })

  it('are every 10,000 for a first home in Queensland', () => {
    const steps = dutySteps({ state: 'QLD', ...priced(755_000), buyers: first })
    expect(steps).toHaveLength(10)
    expect(steps[0]).toBe('From $710,000 duty jumps by $1,740.')
    expect(steps.at(-1)).toBe('From $800,000 duty jumps by $1,740.')
    expect(dutySteps({ state: 'QLD', ...priced(755_000) })).toEqual([])
  })

  it('are a rise for owners and a fall for others at 1,455,000 in the ACT', () => {
    const act = { state: 'ACT', ...priced(1_455_000) } as const
    expect(dutySteps(act)).toEqual(['Above $1,455,000 duty jumps by $2,984.'])
    expect(dutySteps({ ...act, buyers: [anInvestor()] })).toEqual(['Above $1,455,000 duty falls by $8.'])
  })

  it('are at three and five million in the Northern Territory, and none at 525,000', () => {
    const nt = (price: number) => dutySteps({ state: 'NT', ...priced(price) })
    expect(nt(525_000)).toEqual([])
    expect(nt(2_900_000)).toEqual(['From $3,000,000 duty jumps by $24,005.'])
    expect(nt(5_000_000)).toEqual(['From $5,000,000 duty jumps by $10,006.'])
  })

  it('move by the part that is not built where duty is on what is built', () => {
    const offThePlan = { unbuiltCents: 21_000_000, construction: 'notStarted' } as const
    const unit = { state: 'VIC', ...priced(740_000), condition: 'new', isStrata: true, offThePlan } as const
    expect(dutySteps(unit)).toEqual(['Above $760,000 duty jumps by $3,106.'])
  })

  it('include the price at which relief begins to run out', () => {
    const slopes = near({ ...priced(790_000), buyers: first }).filter(({ kind }) => kind === 'slope')
    expect(slopes.map(({ sentence }) => sentence)).toEqual([
      'Above $800,000 each further $1,000 adds $196 of duty; below it, $0.',
    ])
    expect(near({ state: 'WA', ...priced(600_000), buyers: first }).find(({ kind }) => kind === 'slope')).toMatchObject(
      {
        atCents: 60_000_000,
        changeCents: 16_100,
      },
    )
  })

  it('include grants and schemes that close', () => {
    const isNew = { condition: 'new', buyers: first } as const
    const sentences = (changes: Partial<Purchase>) => near({ ...isNew, ...changes }).map(({ sentence }) => sentence)
    expect(sentences(priced(590_000))).toContain(
      'Above $600,000 the First Home Owner Grant (New Homes) falls by $10,000.',
    )
    expect(sentences({ state: 'QLD', ...priced(740_000) })).toContain(
      'From $750,000 the First Home Owner Grant falls by $30,000.',
    )
    expect(sentences({ state: 'VIC', ...priced(940_000), place: 'centre' })).toContain(
      'Above $950,000 the 5% Deposit Scheme is closed.',
    )
    expect(sentences({ state: 'VIC', ...priced(940_000), place: 'centre', buyers: [anOwner()] })).not.toContain(
      'Above $950,000 the 5% Deposit Scheme is closed.',
    )
    expect(sentences({ state: 'WA', ...priced(990_000), isNorthOf26thParallel: true })).toContain(
      'Above $1,000,000 the First Home Owner Grant falls by $10,000.',
    )
    const land = { property: 'land', ...priced(300_000), buildCents: 44_000_000 } as const
    expect(sentences(land)).toContain('Above $310,000 the First Home Owner Grant (New Homes) falls by $10,000.')
  })

  it('name a grant only at the price that ends it', () => {
    const grantSteps = (changes: Partial<Purchase>) =>
      near({ condition: 'new', buyers: first, ...changes }).flatMap(({ of, atCents }) =>
        of === 'grant' ? atCents : [],
      )
    expect(grantSteps({ property: 'land', ...priced(620_000), buildCents: 10_000_000 })).toEqual([65_000_000])
    expect(grantSteps(priced(740_000))).toEqual([])
  })

  it('are none without a price, and none farther than a tenth', () => {
    expect(near({ price: null })).toEqual([])
    expect(dutySteps({ state: 'VIC', ...priced(499_000) })).toEqual([])
    expect(dutySteps({ state: 'VIC', ...priced(500_000) })).toHaveLength(1)
    expect(dutySteps({ state: 'VIC', ...priced(611_000) })).toHaveLength(1)
    expect(dutySteps({ state: 'VIC', ...priced(612_000) })).toEqual([])
  })
})

it('a range says which steps are inside it, and its duty holds both sides', () => {
  const cost = costKnown(aPurchase({ state: 'VIC', ...priced(545_000, 599_000) }))
  expect(cost.cliffs.filter(({ isInsideRange }) => isInsideRange).map(({ sentence }) => sentence)).toEqual([
    'Above $550,000 duty jumps by $3,106.',
  ])
  expect(cost.dutyAfterRelief).toEqual({ from: 2_467_000, to: 3_101_000 })
})

it('a step just above the range is near it, not inside', () => {
  const { cliffs } = costKnown(aPurchase({ state: 'VIC', ...priced(545_000, 550_000) }))
  expect(cliffs.map(({ isInsideRange }) => isInsideRange)).toEqual([false])
})

it('the fall in the ACT is inside the envelope of a range', () => {
  const cost = costKnown(aPurchase({ state: 'ACT', ...priced(1_454_900, 1_500_000), buyers: [anInvestor()] }))
  expect(cost.dutyAfterRelief).toEqual({ from: 6_606_154, to: 6_810_000 })
})

it('a couple of whom one has owned steps by half in Queensland', () => {
  const buyers = aCouple(anOwner(), aFirstBuyer())
  expect(dutySteps({ state: 'QLD', ...priced(715_000), buyers })[0]).toBe('From $710,000 duty jumps by $872.')
})
