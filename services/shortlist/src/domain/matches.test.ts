import { aHome } from '@verandah/contracts/testing'
import { expect, it } from 'vitest'
import { matches } from './matches.ts'

const home = aHome({
  title: 'Café corner',
  address: '1 Example Street',
  suburb: 'Richmond',
  state: 'VIC',
  postcode: '3121',
})
const said = { verdict: 'no', verdictReason: 'No garage', stage: 'lost', stageReason: 'Over budget' } as const
const saved = { notes: 'Near the tram', tags: ['Höfe', 'quiet'], ...said, home }

it.each([
  ['', '', true],
  ['  ', ' ', true],
  ['tram RICHMOND', '', true],
  ['tram missing', '', false],
  ['garage', '', true],
  ['budget', '', true],
  ['cafe 3121 vic hofe', '', true],
  ['', 'hofe', true],
  ['', ' HÖFE ', true],
  ['', 'quie', false],
  ['tram', 'loud', false],
])('the words %j and the tag %j: %s', (q, tag, isFound) => {
  expect(matches(saved, { q, tag })).toBe(isFound)
})

it.each([
  [{ verdict: 'no' }, true],
  [{ stage: 'lost' }, true],
  [{ verdict: 'no', stage: 'lost' }, true],
  [{ verdict: 'love' }, false],
  [{ verdict: 'no', stage: 'booked' }, false],
] as const)('by verdict and stage %j: %s', (narrowing, isFound) => {
  expect(matches(saved, narrowing)).toBe(isFound)
})

it('a home without a verdict is found by none', () => {
  expect(matches({ ...saved, verdict: null, stage: null }, { verdict: 'no' })).toBe(false)
  expect(matches({ ...saved, verdict: null, stage: null }, { stage: 'lost' })).toBe(false)
})

it('a home without a snapshot is found by its notes and tags', () => {
  expect(matches({ ...saved, home: null }, { q: 'tram' })).toBe(true)
  expect(matches({ ...saved, home: null }, { q: 'richmond' })).toBe(false)
})
