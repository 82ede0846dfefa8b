import { describe, expect, it } from 'vitest'
import { marksOf } from './record-marks.ts'
import { createListingSplitter } from './split-listings.ts'
import { aFeed, aReaxmlListing } from './testing/a-feed.ts'

const parts = createListingSplitter().push(aFeed(aReaxmlListing({ uniqueID: 'A' })), true)
const reading = { source: 'folder', encoding: 'utf-8', now: new Date('2026-11-21T00:00:00Z'), weights: 'of today' }
const markBy = (other: Partial<typeof reading>) => {
  const marks = marksOf(parts, { ...reading, ...other }).flatMap((mark) => mark?.record ?? [])
  expect(marks).toHaveLength(1)
  return marks[0]
}

describe('the mark of a record', () => {
  it('is the same when nothing relevant changed', () => {
    expect(markBy({ now: new Date('2026-11-28T00:00:00Z') })).toBe(markBy({}))
  })

  it.each([
    ['comes from another source', { source: 'agency' }],
    ['is written in another encoding', { encoding: 'latin1' }],
    ['comes in another year, by which dates without one are read', { now: new Date('2027-01-02T00:00:00Z') }],
    ['comes to a build that reads other facts in the same words', { weights: 'of tomorrow' }],
  ])('is different when it %s', (_, other) => {
    expect(markBy(other)).not.toBe(markBy({}))
  })
})
