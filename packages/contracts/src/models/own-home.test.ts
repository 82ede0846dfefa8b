import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isOwnHome, mayKnowHome, ownHomesOf } from './own-home.ts'
import { markOf } from './mark-of.ts'

const meera = 'a3b1c9de-58c1-4a43-9d2f-0c9f1f4f9a55'
const tom = '5f1c2f0e-7f62-4c53-8f6e-1f8b0a3f4c11'

describe.each([
  ['a mark of its owner', `own:_${markOf(meera)}:1`],
  ['its owner, as earlier builds wrote it', `own:${meera}:1`],
])('a home of a buyer’s own whose id bears %s', (_name, id) => {
  it('is known to its owner only', () => {
    expect([isOwnHome(id), mayKnowHome(id, meera), mayKnowHome(id, tom)]).toEqual([true, true, false])
  })

  it('is among all of its owner', () => {
    const isOf = (userId: string) => ownHomesOf(userId).$or.some(({ _id }) => _id.$gte <= id && id < _id.$lt)
    expect([isOf(meera), isOf(tom)]).toEqual([true, false])
  })
})

describe('a mark of a user id', () => {
  it('never changes, because stored ids hold it', () => {
    expect([markOf(meera), markOf('')]).toEqual(['188df70502f33cb1', '1aee8d83488bdcb8'])
  })

  it('differs between users', () => {
    const marks = Array.from({ length: 20_000 }, () => markOf(randomUUID()))
    expect(new Set(marks).size).toBe(marks.length)
    const ends = [0, 8].map((at) => new Set(marks.map((mark) => mark.slice(at, at + 3))).size)
    expect(ends.every((size) => size > 4_000)).toBe(true)
  })
})
