import { describe, expect, it } from 'vitest'
import { aCard } from '@/testing/builders.ts'
import { groupHomes, placeHomes } from './group-homes.ts'

const at = (id: string, latitude: number | null, longitude: number | null, suburb = 'Richmond') => {
  const home = aCard({ id, latitude, longitude, suburb })
  return { home, score: home.score, shownScore: home.score }
}

const ids = (groups: ReturnType<typeof groupHomes>) => groups.map(({ homes }) => homes.map(({ home }) => home.id))

/** A degree is a pixel. */
const grouped = (...homes: ReturnType<typeof at>[]) =>
  groupHomes(placeHomes(homes).placed, { pointOf: ({ latitude: y, longitude: x }) => ({ x, y }), spacing: 10 })

describe('homes on the map', () => {
  it('stand apart where there is room and together where there is none, the best first', () => {
    expect(ids(grouped(at('a', 0, 0), at('b', 0, 10), at('c', 0, 9.9)))).toEqual([['a', 'c'], ['b']])
  })

  it('are grouped across the lines by which they are looked up', () => {
    expect(ids(grouped(at('a', 9.9, 9.9), at('b', 10.1, 10.1), at('c', -9, -9)))).toEqual([['a', 'b'], ['c']])
  })

  it('are counted where they do not say where they are', () => {
    const { placed, unplaced } = placeHomes([at('a', 1, 2), at('b', null, 2), at('c', 1, null)])
    expect(placed.map(({ home }) => home.id)).toEqual(['a'])
    expect(unplaced).toBe(2)
  })
})
