import { describe, expect, it } from 'vitest'
import { said } from './testing/said.ts'

describe('water and fire', () => {
  it.each([
    'Bushfire overlay: refer to the contract.',
    'Flood hazard: ask council.',
    'A fire went through the pub in 1931.',
    'The low paddock holds water for the ducks.',
    'A flood-free bridge connects to town.',
  ])('claim nothing of the home with "%s"', (text) => {
    expect(said(text)).toEqual([])
  })

  it.each([
    ['We had 20 cm in the laundry in 2022.', 'flood affected'],
    ['River flats (about 10 of our 40 acres) flood.', 'flood affected'],
    ['Insurers exclude flood since the 2022 claim on this house.', 'flood affected'],
    ['No water in 1974, 2011 or 2022.', 'flood clear'],
    ['None of the land has gone under in our 40 years.', 'flood clear'],
    ['Dry in every flood on record.', 'flood clear'],
    ['BMO does not apply.', 'bushfire clear'],
  ])('came to the home or did not: "%s" says %s', (text, fact) => {
    expect(said(text)).toEqual([fact])
  })
})
