import type { MapPlace } from '@verandah/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutNames, type Taken } from './lay-out-names.ts'

const pixel = fc.integer({ min: 0, max: 400 })
const places = fc.array(
  fc.record({ name: fc.stringMatching(/^[A-Z][a-z]{2,14}$/), latitude: pixel, longitude: pixel, prominence: pixel }),
)
const markers = fc.array(
  fc.record({ x: pixel, y: pixel, halfWidth: fc.constantFrom(24, 40), halfHeight: fc.constant(16) }),
)
/** Projects one degree to one pixel. */
const laidOut = (given: MapPlace[], taken: Taken[] = []) =>
  layOutNames(given, { taken, pointOf: ({ latitude: y, longitude: x }) => ({ x, y }) })

const doOverlap = (one: Taken, other: Taken) =>
  Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
  Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight

describe('names on the map', () => {
  it('never overlap a marker or each other', () => {
    fc.assert(
      fc.property(places, markers, (given, taken) => {
        const boxes = laidOut(given, taken).map(({ name, at }) => ({
          ...at,
          halfWidth: name.length * 3.5,
          halfHeight: 8,
        }))
        const all = [...taken, ...boxes]
        return boxes.every((box) => all.every((other) => other === box || !doOverlap(box, other)))
      }),
    )
  })

  it('yield to better-known names, and move aside for a marker', () => {
    const place = (name: string, prominence: number) => ({ name, latitude: 100, longitude: 100, prominence })
    const crowd = Array.from({ length: 9 }, (_, index) => place(`Suburb ${index}`, index))
    expect(laidOut(crowd)[0]?.name).toBe('Suburb 8')
    expect(laidOut(crowd).length).toBeLessThan(crowd.length)
    const marker = { x: 100, y: 100, halfWidth: 24, halfHeight: 16 }
    expect(laidOut([place('Richmond', 88)], [marker])).toEqual([{ name: 'Richmond', at: { x: 100, y: 60 } }])
  })
})
