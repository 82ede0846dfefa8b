import { describe, expect, it } from 'vitest'
import { aHome, richmond } from '../testing/builders.ts'
import { judgeLocation } from './location.ts'

const searched = { ideal: {}, locations: [{ suburb: 'Cremorne', state: 'VIC', postcode: '3121' } as const, richmond] }

describe('location', () => {
  it('is worth 10 in any searched suburb, however it is written', () => {
    expect(judgeLocation(aHome(), searched)).toBe(10)
    expect(judgeLocation(aHome({ suburb: ' RICHMOND ' }), searched)).toBe(10)
  })

  it.each([
    ['Mount Waverley', 'Mt Waverley'],
    ['Mt. Waverley', 'MOUNT WAVERLEY'],
    ['Saint Kilda', 'St Kilda'],
    ["O'Connor", 'O’Connor'],
    ['Wy Yung', 'Wy-Yung'],
  ])('is worth 10 in %s also when the advert says %s', (suburb, advertised) => {
    const wish = { ideal: {}, locations: [{ ...richmond, suburb }] }
    expect(judgeLocation(aHome({ suburb: advertised }), wish)).toBe(10)
  })

  it('is worth 5 anywhere else', () => {
    expect(judgeLocation(aHome({ suburb: 'Hawthorn', postcode: '3122' }), searched)).toBe(5)
  })

  it('does not take a suburb of the same name in another state or postcode for the searched one', () => {
    expect(judgeLocation(aHome({ state: 'NSW', postcode: '2753' }), searched)).toBe(5)
    expect(judgeLocation(aHome({ state: 'TAS' }), searched)).toBe(5)
    expect(judgeLocation(aHome({ postcode: '3999' }), searched)).toBe(5)
  })

  it('is unknown when no place was searched', () => {
    expect(judgeLocation(aHome(), { ideal: {}, locations: [] })).toBeNull()
  })
})
