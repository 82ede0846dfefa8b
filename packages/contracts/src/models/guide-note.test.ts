import { expect, it } from 'vitest'
import { aHome } from '../testing/index.ts'
import { guideNoteOf } from './guide-note.ts'

it.each([
  ['a range of a tenth in Victoria', { priceFrom: 500_000, priceTo: 550_000 }, null],
  [
    'a wider range in Victoria',
    { priceFrom: 700_000, priceTo: 798_000 },
    'This range spans 14%. In Victoria an advertised range may span at most 10%.',
  ],
  ['a range a little too wide', { priceFrom: 580_000, priceTo: 640_000 }, 'This range spans 10.3%.'],
  ['a range a dollar too wide', { priceFrom: 500_000, priceTo: 550_001 }, 'This range spans just over 10%.'],
  ['an open price in Victoria', { priceFrom: 500_000 }, 'not “from”'],
  ['an open price in Tasmania', { state: 'TAS' as const, priceFrom: 500_000 }, null],
  [
    'a guide of a Queensland auction',
    { state: 'QLD' as const, auction: true, priceFrom: 500_000 },
    'without a price guide',
  ],
  ['a Queensland auction without one', { state: 'QLD' as const, auction: true }, null],
  ['a price of a Queensland home', { state: 'QLD' as const, price: 500_000 }, null],
  ['a home that is sold', { priceFrom: 500_000, status: 'sold' as const }, null],
])('of %s', (_what, home, note) => {
  const said = guideNoteOf(aHome({ price: null, ...home }))
  if (note === null) expect(said).toBeNull()
  else expect(said).toContain(note)
})
