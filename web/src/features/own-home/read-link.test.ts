import { describe, expect, it } from 'vitest'
import { aSuggestion } from '@/testing/builders.ts'
import { placeIn, readLink } from './read-link.ts'

const birchgrove = aSuggestion({ locality: 'Birchgrove', state: 'NSW', postcode: '2041' })

describe('the words of a link', () => {
  it.each([
    [
      'https://www.domain.com.au/1-67-louisa-road-birchgrove-nsw-2041-2016241957?utm=1',
      { state: 'NSW', place: '2041', words: '1 67 louisa road birchgrove' },
    ],
    [
      'https://www.realestate.com.au/property-townhouse-vic-st+kilda+west-143385424',
      { state: 'VIC', place: 'st kilda west', words: 'st kilda west', propertyType: 'Townhouse' },
    ],
    [
      'https://agency.example/12-oak-street-hobart-tas-7000',
      { state: 'TAS', place: '7000', words: '12 oak street hobart' },
    ],
    ['https://agency.example/listing/77', null],
    ['not a link', null],
  ])('%s', (link, words) => {
    expect(readLink(link)).toEqual(words)
  })

  it('become a street and a suburb that exists, the longest that fits', () => {
    const link = readLink('https://www.domain.com.au/1-67-louisa-road-birchgrove-nsw-2041-2016241957')!
    const longer = aSuggestion({ locality: 'Road Birchgrove', state: 'VIC', postcode: '2041' })
    expect(placeIn(link, [longer, birchgrove])).toEqual({
      address: '1/67 Louisa Road',
      locality: { suburb: 'Birchgrove', state: 'NSW', postcode: '2041' },
    })
    expect(placeIn(link, [])).toBeNull()
  })
})
