import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaText, readArea } from './read-area.ts'
import { groupedText, largestAmount } from './read-number.ts'

const metres = fc.integer({ min: 0, max: largestAmount })
const units = ['', ' sqm', ' SQM', 'm2', ' m²', ' sq m', ' sq. m', ' square metres', '\u00a0m²']

describe('an area of land', () => {
  it('reads whole square metres back unchanged in every form', () => {
    fc.assert(
      fc.property(metres, fc.constantFrom(...units), fc.boolean(), (amount, unit, isGrouped) => {
        expect(readArea(`${isGrouped ? groupedText(amount) : String(amount)}${unit}`)).toEqual({ amount })
        expect(readArea(areaText(amount))).toEqual({ amount })
      }),
    )
  })

  it('reads hectares of whole square metres exactly', () => {
    fc.assert(
      fc.property(metres, (amount) => {
        const digits = String(amount).padStart(5, '0')
        expect(readArea(`${digits.slice(0, -4)}.${digits.slice(-4)} ha`)).toEqual({ amount })
      }),
    )
  })

  it.each([
    ['0.5 ha', 5000],
    ['2 hectares', 20_000],
    ['1 acre', 4047],
    ['1/4 acre', 1012],
    ['¼ acre', 1012],
    ['quarter acre', 1012],
    ['half an acre', 2023],
    ['1 1/2 acres', 6070],
    ['1½ acres', 6070],
    ['2.5 ac', 10_117],
    ['an acre', 4047],
  ])('reads %j', (text, amount) => {
    expect(readArea(text)).toEqual({ amount })
  })

  it.each([
    '',
    '600x',
    '-600',
    '600.5',
    '600 ft',
    '5/0 acre',
    '5/4 acre',
    '4/4 acre',
    'acre',
    '6 00',
    '20 x 30',
    '1/4',
    '2,000m ha',
    '100,001 ha',
  ])('refuses %j with a sentence', (text) => {
    expect(readArea(text)).toEqual({ problem: expect.stringMatching(/\w+ \w+/) })
  })
})
