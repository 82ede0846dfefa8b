import { describe, expect, it } from 'vitest'
import { cellOf, readOverlay } from './read-overlay.ts'

const ring = [
  [145, -37.82],
  [145.03, -37.82],
  [145.03, -37.8],
  [145, -37.82],
]
const file = (geometry: unknown, properties: object = {}) =>
  JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry }] })
const polygon = (coordinates: unknown) => ({ type: 'Polygon', coordinates })
const flood = { fact: 'flood', property: undefined } as const

describe('a map of an operator', () => {
  it('is read area by area, each found by the cells that it touches', () => {
    const [area] = readOverlay(file(polygon([ring])), flood)
    expect(area).toMatchObject({ value: 'affected', geometry: { type: 'Polygon' } })
    expect(area?.cells).toContain(cellOf(145.029, -37.801))
    expect(area?.cells).not.toContain(cellOf(145.1, -37.81))
    expect(readOverlay(file({ type: 'MultiPolygon', coordinates: [[ring]] }), flood)).toHaveLength(1)
  })

  it('of school zones names the school of each', () => {
    const [zone] = readOverlay(file(polygon([ring]), { school: ' Richmond High ' }), {
      fact: 'schoolZone',
      property: 'school',
    })
    expect(zone?.value).toBe('Richmond High')
  })

  it.each([
    ['no JSON', '<html>', flood, 'The file is not JSON'],
    ['no features', '{"type":"FeatureCollection","features":[]}', flood, 'no GeoJSON FeatureCollection'],
    ['a point', file({ type: 'Point', coordinates: [145, -37] }), flood, 'Feature 1 is no Polygon'],
    ['broken rings', file(polygon([[[145, 'x']]])), flood, 'Feature 1 has rings'],
    ['metres', file(polygon([ring.map(([x, y]) => [(x ?? 0) * 1e4, y])])), flood, 'EPSG:4326'],
    ['a continent', file(polygon([[...ring, [120, -20]]])), flood, 'larger than two degrees'],
    ['no school', file(polygon([ring])), { fact: 'schoolZone', property: 'name' } as const, 'in its property "name"'],
  ])('with %s is refused with a remedy', (_words, text, reading, sentence) => {
    expect(() => readOverlay(text, reading)).toThrow(sentence)
  })

  it('with too many areas or corners is refused', () => {
    const many = { type: 'FeatureCollection', features: Array.from({ length: 20_001 }, () => ({})) }
    expect(() => readOverlay(JSON.stringify(many), flood)).toThrow('20000 are the most')
    const round = Array.from({ length: 50_001 }, () => ring[0])
    expect(() => readOverlay(file(polygon([round])), flood)).toThrow('50000 are the most')
  })
})
