import { describe, expect, it } from 'vitest'
import { aListing } from '../../providers/testing/a-listing.ts'
import { matchKeyOf } from './normalise-address.ts'

const keyOf = (unit: string | null, streetNumber: string | null, street: string | null) =>
  matchKeyOf(aListing({ unit, streetNumber, street }))

describe('the key of an address', () => {
  it.each([
    ['105', '569', 'St Kilda Road', '', '105/569', 'Saint Kilda Rd'],
    ['2', '39', 'Example Street', null, 'Unit 2, 39', 'EXAMPLE ST.'],
    ['2', '39', 'Example Street', 'Unit 2', '39', 'Example St'],
    [null, '12-14', 'Elland Avenue', '', '12 – 14', 'Elland Ave'],
    [null, '12A', 'The Crescent', null, '12a', 'the crescent'],
    [null, '7', 'Smith Street North', null, '7', 'Smith St N'],
    [null, '7', "O'Shanassy Boulevard", null, '7', 'OShanassy Blvd'],
    [null, '7', 'Smith Street', '', 'No. 7', 'Smith St'],
    ['05', '12a', 'Smith Street', '5', 'Number 12 A', 'Smith St'],
    ['2', '12', 'North Road', '2', '12', 'NORTH RD'],
    [null, '12', 'Broadway', null, '12', ' broadway '],
    ['G05', '1', 'Mount Pleasant Court', 'g05', '1', 'Mt Pleasant Ct'],
  ])('is one for %s %s %s and %s %s %s', (unit, number, street, otherUnit, otherNumber, otherStreet) => {
    const key = keyOf(unit, number, street)
    expect(key).not.toBeNull()
    expect(keyOf(otherUnit, otherNumber, otherStreet)).toBe(key)
  })

  it.each([
    ['another unit', '3', '39', 'Example Street'],
    ['no unit', null, '39', 'Example Street'],
    ['another number', '2', '39A', 'Example Street'],
    ['another type of street', '2', '39', 'Example Court'],
    ['a unit of another name', '20', '39', 'Example Street'],
    ['a unit that ends in noughts', '200', '39', 'Example Street'],
    ['a unit with a nought', 'A02', '39', 'Example Street'],
    ['a range of numbers', '2', '39-41', 'Example Street'],
    ['another street', '2', '39', 'Sample Street'],
    ['the other end of the street', '2', '39', 'Example Street North'],
  ])('differs by %s', (_, unit, number, street) => {
    expect(keyOf(unit, number, street)).not.toBe(keyOf('2', '39', 'Example Street'))
  })

  it('spells out what makes a door', () => {
    expect(keyOf('A05', '39', 'Broadway')).toBe('a05|39|broadway|richmond|vic|3121')
    expect(keyOf('Unit 02', '39', 'Saint Example Street North')).toBe('2|39|st example st n|richmond|vic|3121')
    expect(keyOf(null, '39', 'North Street')).toBe('|39|north st|richmond|vic|3121')
    expect(keyOf(null, '39', 'Broadway')).toBe('|39|broadway|richmond|vic|3121')
    expect(keyOf(null, '39', 'Street')).toBe('|39|street|richmond|vic|3121')
    expect(keyOf(null, '39', 'Street North')).toBe('|39|street north|richmond|vic|3121')
  })

  it('differs by suburb, state and postcode', () => {
    const key = matchKeyOf(aListing())
    expect(matchKeyOf(aListing({ suburb: 'Cremorne' }))).not.toBe(key)
    expect(matchKeyOf(aListing({ postcode: '2753' }))).not.toBe(key)
    expect(matchKeyOf(aListing({ state: 'NSW' }))).not.toBe(key)
  })

  it.each([
    [null, null, 'Example Street'],
    [null, 'Lot 5', 'Example Street'],
    [null, '5AB', 'Example Street'],
    [null, 'A5', 'Example Street'],
    [null, '5-', 'Example Street'],
    [null, '', 'Example Street'],
    ['2', null, 'Example Street'],
    [null, '39', null],
    [null, '39', '  '],
  ])('is none without a door number and a street: %s %s %s', (unit, number, street) => {
    expect(keyOf(unit, number, street)).toBeNull()
  })
})
