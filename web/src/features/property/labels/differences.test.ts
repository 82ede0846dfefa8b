import { expect, it } from 'vitest'
import { anAdvert } from '@/testing/adverts.ts'
import { differencesOf } from './differences.ts'

const rooms = { bedrooms: 3, bathrooms: 1, parking: 2, landSize: 450 }
const domain = anAdvert({ ...rooms, name: 'Domain', features: ['Study', 'Gym'] })
const feed = anAdvert({ ...rooms, name: 'Agency feed', listingId: 'reaxml:1', features: ['Study', 'Gym'] })

it('is empty where adverts agree or state nothing', () => {
  const silent = { bedrooms: null, bathrooms: null, parking: null, landSize: null, price: null, features: [] }
  expect(differencesOf([domain, feed])).toEqual([])
  expect(differencesOf([domain, { ...feed, ...silent }])).toEqual([])
  expect(differencesOf([])).toEqual([])
})

it('names each value with all of its sources', () => {
  const other = { ...feed, bedrooms: 4, bathrooms: 2, parking: 1, landSize: 1_020, displayPrice: 'Auction' }
  const third = anAdvert({ ...rooms, name: 'PropTrack', bedrooms: 0, features: ['Study', 'Sauna'] })
  expect(differencesOf([domain, other, third])).toEqual([
    { fact: 'Price', values: ['$1,250,000 · Domain and PropTrack', 'Auction · Agency feed'] },
    { fact: 'Bedrooms', values: ['3 bedrooms · Domain', '4 bedrooms · Agency feed', 'Studio · PropTrack'] },
    { fact: 'Bathrooms', values: ['1 bathroom · Domain and PropTrack', '2 bathrooms · Agency feed'] },
    { fact: 'Parking', values: ['2 car spaces · Domain and PropTrack', '1 car space · Agency feed'] },
    { fact: 'Land', values: ['450 m² · Domain and PropTrack', '1,020 m² · Agency feed'] },
    { fact: 'Features', values: ['Gym · Domain and Agency feed', 'Sauna · PropTrack'] },
  ])
})

it('uses ended adverts only where no other is left', () => {
  const gone = { ...feed, status: 'gone' as const, bedrooms: 4 }
  expect(differencesOf([domain, gone])).toEqual([])
  expect(differencesOf([{ ...domain, status: 'sold' }, gone])).toEqual([
    { fact: 'Bedrooms', values: ['3 bedrooms · Domain', '4 bedrooms · Agency feed'] },
  ])
})
