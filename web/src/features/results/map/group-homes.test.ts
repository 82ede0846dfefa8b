import { describe, expect, it } from 'vitest'
import { aHome } from '@/testing/builders.ts'
import { columnsByScore } from '@/testing/columns.ts'
import { groupHomes } from './group-homes.ts'
import { placeHomes } from './place-homes.ts'

const at = (id: string, latitude: number | null, longitude: number | null) => aHome({ id, latitude, longitude })

const ids = (groups: ReturnType<typeof groupHomes>) => groups.map(({ homes }) => homes.map(({ id }) => id))

const place = (homes: readonly ReturnType<typeof at>[], hidden: string[] = []) =>
  placeHomes(
    columnsByScore(homes),
    { order: homes.map(({ id }) => id), scoreOf: () => 7 },
    { hidden: new Set(hidden), hasListRule: hidden.length > 0 },
  )

/** Projects one degree to one pixel. */
const grouped = (...homes: ReturnType<typeof at>[]) =>
  groupHomes(place(homes).placed, { pointOf: ({ latitude: y, longitude: x }) => ({ x, y }), spacing: 10 })

describe('homes on the map', () => {
  it('are separate where there is room and grouped where there is none, the best first', () => {
    expect(ids(grouped(at('a', 0, 0), at('b', 0, 10), at('c', 0, 9.9)))).toEqual([['a', 'c'], ['b']])
  })

  it('are grouped across the lines by which they are looked up', () => {
    expect(ids(grouped(at('a', 9.9, 9.9), at('b', 10.1, 10.1), at('c', -9, -9)))).toEqual([['a', 'b'], ['c']])
  })

  it('are counted when their location is unknown', () => {
    const { placed, unplaced } = place([at('a', 1, 2), at('b', null, 2), at('c', 1, null)])
    expect(placed.map(({ id }) => id)).toEqual(['a'])
    expect(unplaced).toBe(2)
  })

  it('are left out once they are hidden, and show the score that their cards show', () => {
    const { placed } = place([at('c', 1, 2), at('a', 3, 4), at('b', 5, 6)], ['a'])
    expect(placed.map(({ id, latitude, score, shownScore }) => [id, latitude, score, shownScore])).toEqual([
      ['c', 1, 7, 97],
      ['b', 5, 7, 97],
    ])
  })
})
