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
const saved = { notes: 'Near the tram', tags: ['Höfe', 'quiet'], home }

it.each([
  ['', '', true],
  ['  ', ' ', true],
  ['tram RICHMOND', '', true],
  ['tram missing', '', false],
  ['cafe 3121 vic hofe', '', true],
  ['', 'hofe', true],
  ['', ' HÖFE ', true],
  ['', 'quie', false],
  ['tram', 'loud', false],
])('the words %j and the tag %j: %s', (q, tag, isFound) => {
  expect(matches(saved, { q, tag })).toBe(isFound)
})

it('a home without a snapshot is found by its notes and tags', () => {
  expect(matches({ ...saved, home: null }, { q: 'tram' })).toBe(true)
  expect(matches({ ...saved, home: null }, { q: 'richmond' })).toBe(false)
})
