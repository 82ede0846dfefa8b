import { describe, expect, it } from 'vitest'
import { aHome, richmond } from '../testing/builders.ts'
import { evaluateLocation } from './location.ts'

const searched = { ideal: {}, locations: [{ suburb: 'Cremorne', state: 'VIC', postcode: '3121' } as const, richmond] }

describe('location', () => {
  it('is worth 10 in any searched suburb, however it is written', () => {
    expect(evaluateLocation(aHome(), searched)).toBe(10)
    expect(evaluateLocation(aHome({ suburb: ' RICHMOND ' }), searched)).toBe(10)
  })

  it.each([
    ['Mount Waverley', 'Mt Waverley'],
    ['Mt. Waverley', 'MOUNT WAVERLEY'],
    ['Saint Kilda', 'St Kilda'],
    ["O'Connor", 'O’Connor'],
    ['Wy Yung', 'Wy-Yung'],
    ['Mountain River', 'Mtn. River'],
    ['Saint Kilda East', 'ST. KILDA  EAST'],
    ['Blairgowrie & Rye', 'Blairgowrie and Rye'],
    ['Wagga  Wagga', 'wagga wagga'],
    ['Zoë Creek', 'Zoe Creek'],
    ["D'Aguilar", 'DAguilar'],
    ['Ｒichmond', 'Richmond'],
  ])('is worth 10 in %s even when the advert says %s', (suburb, advertised) => {
    const preferences = { ideal: {}, locations: [{ ...richmond, suburb }] }
    expect(evaluateLocation(aHome({ suburb: advertised }), preferences)).toBe(10)
  })

  it.each([
    ['St Kilda', 'St Kilda East'],
    ['St Kilda East', 'St Kilda'],
    ['Mountain View', 'Mount View'],
    ['Wy Yung', 'Wyyung'],
    ['Zone 1', 'Zone 2'],
    ['Lake Boga', 'Boga'],
  ])('is worth 5 in %s when %s was searched', (suburb, searchedSuburb) => {
    const preferences = { ideal: {}, locations: [{ ...richmond, suburb: searchedSuburb }] }
    expect(evaluateLocation(aHome({ suburb }), preferences)).toBe(5)
  })

  it('is worth 5 anywhere else', () => {
    expect(evaluateLocation(aHome({ suburb: 'Hawthorn', postcode: '3122' }), searched)).toBe(5)
  })

  it('distinguishes suburbs of the same name in another state or postcode', () => {
    expect(evaluateLocation(aHome({ state: 'NSW', postcode: '2753' }), searched)).toBe(5)
    expect(evaluateLocation(aHome({ state: 'TAS' }), searched)).toBe(5)
    expect(evaluateLocation(aHome({ postcode: '3999' }), searched)).toBe(5)
  })

  it('is unknown when no place was searched', () => {
    expect(evaluateLocation(aHome(), { ideal: {}, locations: [] })).toBeNull()
  })
})
