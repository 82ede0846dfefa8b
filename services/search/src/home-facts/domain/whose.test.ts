import { describe, expect, it } from 'vitest'
import { said } from './testing/said.ts'

describe('an advert that names several homes', () => {
  it.each([
    'Number 14, renovated, made a record in June. This one is number 16.',
    'Recent sales: 4 Elm Street (pool, garage), 7 Elm Street (ocean views).',
    'The front house (not part of this sale) has a pool and solar panels.',
    'Landscaping by others. Pool: by owner after handover.',
    '[ ] pool',
    'The residents’ lounge has a fireplace and a piano.',
    'The residents’ terrace looks over the bay.',
  ])('claims nothing of its own home with "%s"', (text) => {
    expect(said(text)).toEqual([])
  })

  it.each([
    ['Unit 1 (sold) has the garage; unit 2, offered here, has a carport.', 'parking carport'],
    ['Home No. 4, for sale here, has a pool.', 'pool yes'],
    ['✗ pool', 'pool no'],
  ])('claims what it says of its own: "%s" says %s', (text, fact) => {
    expect(said(text)).toEqual([fact])
  })
})
