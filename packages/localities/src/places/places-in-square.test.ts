import { describe, expect, it } from 'vitest'
import { loadGazetteer } from '../load-gazetteer.ts'
import { createLocalityIndex } from './locality-index.ts'
import { placesInSquare } from './places-in-square.ts'

const { ranked } = createLocalityIndex(await loadGazetteer())
const namesIn = (zoom: number, x: number, y: number) => placesInSquare(ranked, { zoom, x, y }).map(({ name }) => name)
const australia = namesIn(2, 3, 2)

describe('the names in a square of the map', () => {
  it('are from afar the well-known towns, by their common names', () => {
    expect(australia).toEqual(expect.arrayContaining(['Melbourne', 'Sydney', 'Brisbane', 'Perth', 'Darwin', 'Hobart']))
    expect(namesIn(5, 29, 19)).toContain('Canberra')
    expect(australia).not.toContain('Brisbane City')
  })

  it('are from near the suburbs, each in one square only', () => {
    const left = namesIn(10, 924, 628)
    const right = namesIn(10, 925, 628)
    expect([...left, ...right]).toEqual(expect.arrayContaining(['Melbourne', 'Richmond', 'Kew', 'Fitzroy']))
    expect(left.filter((name) => right.includes(name))).toEqual([])
  })

  it('are at most one for each part, the most prominent, in order of prominence', () => {
    const known = placesInSquare(ranked, { zoom: 6, x: 57, y: 39 }).map(({ prominence }) => prominence)
    expect(known.length).toBeGreaterThan(10)
    expect(known.length).toBeLessThanOrEqual(128)
    expect(known).toEqual(known.toSorted((a, b) => b - a))
  })

  it('are none in uninhabited areas', () => {
    expect(namesIn(6, 0, 0)).toEqual([])
  })
})
