import { describe, expect, it } from 'vitest'
import { aListing } from '@verandah/listing-providers/testing'
import { comparePlaces, placeOf } from './compare-places.ts'

/** `unit; number; street`, empty for missing parts. */
const placeAt = (line: string, over: Parameters<typeof aListing>[0] = {}) => {
  const [unit = null, streetNumber = null, street = null] = line.split(';').map((part) => part.trim() || null)
  return placeOf(aListing({ unit, streetNumber, street, ...over }))
}
const compare = (one: string, other: string) => {
  const nearness = comparePlaces(placeAt(one), placeAt(other))
  expect(comparePlaces(placeAt(other), placeAt(one))).toBe(nearness)
  return nearness
}

describe('two addresses', () => {
  it.each([
    ['105; 569; St Kilda Road', '; 105/569; Saint Kilda Rd'],
    ['2; 39; Example Street', '; Unit 2, 39; EXAMPLE ST.'],
    ['3; 12; Loop Loop', '; U3/12; Loop Lp'],
    ['35; 62; Example St', 'F35; 62; Example Street'],
    ['; 12-14; Elland Avenue', '; 12 – 14; Elland Ave'],
    ['; 7 & 9; Elland Avenue', '; 7-9; Elland Av'],
    ['; 149, 151; Elland Avenue', '; 149&151; Elland Av'],
    ['; Units 1 & 2, 12; Elland Retreat', '1-2; 12; Elland Rtt'],
    ['; Suites 8&9, 86; Elland Way', '8 & 9; 86; Elland Wy'],
    ['; 12A; The Crescent', '; 12 a; the cres'],
    ['; 7; Smith Street North', '; 7; Smith St Nth'],
    ["; 7; O'Shanassy Boulevard", '; 7; OShanassy Blvd'],
    ['; 012; Smith Street', '; No. 12; Smith Sreet'],
    ['; ; 12 Fourth Drive', '; 12; 4th Dr'],
    ['; 5; Smith Road (Cnr Cedar Ave)', '; 5; Smith Raod'],
    ['; Lot 5; Smith Road', '; LOT5; Smith Rd'],
    ['Lot 5; 12; Smith Road', '; 12 (Lot 5); Smith Rd'],
    ['1.2; 5; Smith Road', '; 1.2/5; Smith Rd'],
    ['; 5; The Esplanade', '; 5; Esplanade'],
    ['; 5; The Esplanade North', '; 5; Esplanade Nth'],
    ['; 5; Ft Denison Road', '; 5; Fort Denison Rd'],
    ['; 5; Gt Western Hwy', '; 5; Great Western Highway'],
    ['; 5; Capt Cook Dr', '; 5; Captain Cook Drive'],
    ['; 5; Doctor Hunter Street', '; 5; Dr. Hunter St'],
    ['; 5; North Smith Street', '; 5; Smith St Nth'],
  ])('are of one door: %s and %s', (one, other) => {
    expect(compare(one, other)).toBe('same')
  })

  it.each([
    ['1; 12; Smith St', '11; 2; Smith St'],
    ['; 12; Smith St', '; 12A; Smith St'],
    ['; 1/2; Smith St', '; 12; Smith St'],
    ['; 12; Smith Street', '; 12; Smith Court'],
    ['; 12; Smith Street North', '; 12; Smith Street South'],
    ['; Lot 12; Smith St', '; Lot 13; Smith St'],
    ['Lot 12; 4; Smith St', 'Lot 13; 4; Smith St'],
    ['Tower 1; 3445/8; Smith St', 'Tower 2; 3445/8; Smith St'],
    ['; Rear 189; Smith St', '; 189; Smith St'],
    ['20; 39; Smith St', '2; 39; Smith St'],
    ['; 1.2/5; Smith St', '; 12/5; Smith St'],
    ['; 5; North Smith St', '; 5; Smith St South'],
    ['; 5; North Road', '; 5; South Road'],
    ['; 5; Doctor Street', '; 5; Smith Drive'],
  ])('are of two doors: %s and %s', (one, other) => {
    expect(compare(one, other)).toBe('different')
  })

  it.each([
    ['; 12-14; Smith St', '; 12; Smith St'],
    ['2; 39; Smith St', '; 39; Smith St'],
    ['; 3-12; Smith St', '3; 12; Smith St'],
    ['; 12; Smith Street', '; 12; Smith Street North'],
    ['; 12; Smith', '; 12; Smith Street'],
    ['; Lot 3, 39; Smith St', '; 39; Smith St'],
    ['; 5; North Smith Street', '; 5; Smith Street'],
  ])('may be of one door: %s and %s', (one, other) => {
    expect(compare(one, other)).toBe('near')
  })

  it.each([
    ['; ; Smith St', '; ; Smith St'],
    ['; Lot 5; Smith St', '; 12; Smith St'],
    ['2; ; Smith St', '; 12; Smith St'],
    ['; 39;', '; 39; Smith St'],
    ['; ;', '; 39;'],
  ])('say too little of a door: %s and %s', (one, other) => {
    expect(compare(one, other)).toBe('unknown')
  })
})

describe('two addresses', () => {
  const at = (suburb: string, postcode = '3020', state: 'VIC' | 'NSW' = 'VIC') =>
    placeAt('; 12; Smith St', { suburb, postcode, state })

  it('are in one suburb in any spelling, even without a postcode', () => {
    for (const [one, other] of [
      ['SUNSHINE WEST', 'Sunshine W'],
      ['West Sunshine', 'Sunshine West'],
      ['Mount Nelson', 'Mt. Nelson'],
      ['Pt Douglas', 'Port Douglas'],
      ['Tecoma Hts', 'Tecoma Heights'],
      ['Melbourne CBD', 'Melbourne'],
      ['Brisbane CBD', 'Brisbane City'],
    ] as const) {
      expect(comparePlaces(at(one), at(other))).toBe('same')
      expect(comparePlaces(at(one), at(other, ''))).toBe('same')
    }
  })

  it('are in two suburbs, or in what may be two names of one', () => {
    expect(comparePlaces(at('Sunshine'), at('Sunshine West'))).toBe('different')
    expect(comparePlaces(at('St Kilda'), at('East St Kilda'))).toBe('different')
    expect(comparePlaces(at('Sunshine'), at('Sunshine', '2753'))).toBe('different')
    expect(comparePlaces(at('Sunshine'), at('Sunshine', '3020', 'NSW'))).toBe('different')
    expect(comparePlaces(at('Newmarket'), at('Flemington', ''))).toBe('different')
    expect(comparePlaces(at('Newmarket'), at('Flemington'))).toBe('near')
  })
})
