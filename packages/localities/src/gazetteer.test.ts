import { readFileSync, readdirSync } from 'node:fs'
import type { AustralianState } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { loadGazetteer } from './load-gazetteer.ts'
import { displayLocality } from './places/locality.ts'
import { parseLocalitiesCsv } from './parse-localities-csv.ts'

type Box = { south: number; north: number; west: number; east: number }

const boxes: Record<AustralianState, Box> = {
  ACT: { south: -35.93, north: -35.12, west: 148.76, east: 149.4 },
  NSW: { south: -37.51, north: -28.15, west: 140.99, east: 153.65 },
  NT: { south: -26.01, north: -10.9, west: 128.99, east: 138.01 },
  QLD: { south: -29.18, north: -9.9, west: 137.99, east: 153.56 },
  SA: { south: -38.07, north: -25.99, west: 128.99, east: 141.01 },
  TAS: { south: -43.7, north: -39.5, west: 143.8, east: 148.5 },
  VIC: { south: -39.2, north: -33.97, west: 140.96, east: 149.98 },
  WA: { south: -35.2, north: -13.6, west: 112.9, east: 129.01 },
}
const farIslands = new Set(['Lord Howe Island', 'Christmas Island'])

const rows = await loadGazetteer()
const folder = new URL('./gazetteer/', import.meta.url)

describe('the built-in gazetteer', () => {
  it('has at least 2,000 localities, each once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(2000)
    expect(new Set(rows.map(displayLocality)).size).toBe(rows.length)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  it('is written so that the strict parser keeps every row and every file has one state', () => {
    for (const name of readdirSync(folder)) {
      const text = readFileSync(new URL(name, folder), 'utf8')
      const parsed = parseLocalitiesCsv(text)
      expect(parsed.rejected).toEqual([])
      expect(parsed.rows).toHaveLength(text.trimEnd().split('\n').length - 1)
      expect(new Set(parsed.rows.map(({ state }) => `${state.toLowerCase()}.csv`))).toEqual(new Set([name]))
      expect(text).not.toContain('"')
    }
  })

  it('keeps the leading zeros of Northern Territory postcodes', () => {
    const postcodes = rows.filter(({ state }) => state === 'NT').map(({ postcode }) => postcode)
    expect(postcodes.length).toBeGreaterThan(50)
    expect(postcodes.filter((postcode) => !/^0[89]\d\d$/.test(postcode))).toEqual([])
  })

  it('puts every locality inside its state', () => {
    const outside = rows.filter(({ state, latitude, longitude, locality }) => {
      const { south, north, west, east } = boxes[state]
      const inside = latitude > south && latitude < north && longitude > west && longitude < east
      return !inside && !farIslands.has(locality)
    })
    expect(outside.map(displayLocality)).toEqual([])
  })

  it('knows the five Richmonds', () => {
    const richmonds = rows.filter(({ locality }) => locality === 'Richmond').map(displayLocality)
    expect(richmonds).toEqual(
      expect.arrayContaining([
        'Richmond VIC 3121',
        'Richmond NSW 2753',
        'Richmond SA 5033',
        'Richmond TAS 7025',
        'Richmond QLD 4822',
        'Richmond QLD 4740',
      ]),
    )
  })

  it('has every alias on a locality that exists', () => {
    const aliases = readFileSync(new URL('./aliases.csv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
    const attached = rows.flatMap((row) =>
      (row.aliases ?? []).map((alias) => `${alias},${row.locality},${row.state},${row.postcode}`),
    )
    expect(attached.sort()).toEqual(aliases.sort())
  })
})
