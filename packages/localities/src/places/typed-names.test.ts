import { placesRegions } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { loadGazetteer } from '../load-gazetteer.ts'
import { createLocalityIndex } from './locality-index.ts'
import type { GazetteerRow } from './locality.ts'

const rows = await loadGazetteer()
const index = createLocalityIndex(rows)
const found = (text: string, limit = 10): string[] => index.suggest(text, limit).map(({ id }) => id)

/** Places missing from the suggestions for the ways that buyers write them. */
const missed = (written: (row: GazetteerRow) => string[]): string[] =>
  rows.flatMap((row) =>
    written(row).flatMap((text) => (found(text).includes(row.id) ? [] : [`${text} (${row.value})`])),
  )

const inState = ({ state }: GazetteerRow, text: string): string => `${text} ${state}`
const directions = /^(north|south|east|west) (.+)$|^(.+) (north|south|east|west)$/i

describe('every place of the built-in gazetteer is found', () => {
  it('by its name with the direction at the other end', () => {
    const swapped = (row: GazetteerRow) => {
      const match = directions.exec(row.locality)
      if (!match) return []
      const [, before, rest, name, after] = match
      return [inState(row, before ? `${rest} ${before}` : `${after} ${name}`)]
    }
    expect(rows.flatMap(swapped).length).toBeGreaterThan(300)
    expect(missed(swapped)).toEqual([])
  })

  it('by the ways to write Saint, Mount, Port and Point', () => {
    const pairs = [
      ['st', 'saint'],
      ['saint', 'st'],
      ['mount', 'mt'],
      ['port', 'pt'],
      ['point', 'pt'],
      ['north', 'nth'],
      ['south', 'sth'],
    ] as const
    const rewritten = (row: GazetteerRow) =>
      pairs.flatMap(([from, to]) => {
        const name = row.locality.toLowerCase()
        const other = name.replace(new RegExp(`\\b${from}\\b`, 'g'), to)
        return other === name ? [] : [inState(row, other)]
      })
    expect(rows.flatMap(rewritten).length).toBeGreaterThan(250)
    expect(missed(rewritten)).toEqual([])
  })

  it('by its state and postcode', () => {
    const byPostcode = ({ state, postcode }: GazetteerRow) => [`${state} ${postcode}`, `${postcode} ${state}`]
    const most = 200
    const lost = rows.filter((row) => byPostcode(row).some((text) => !found(text, most).includes(row.id)))
    expect(lost.map(({ value }) => value)).toEqual([])
    expect(index.suggest('VIC 3182', 9).every(({ postcode }) => postcode === '3182')).toBe(true)
  })

  it('by its name with one letter wrong, missing, doubled or swapped, unless that is another name', () => {
    const names = new Set(rows.map(({ locality }) => locality.toLowerCase()))
    const mistyped = (row: GazetteerRow) => {
      const name = row.locality.toLowerCase()
      if (!/^[a-z]{6,}$/.test(name)) return []
      const at = 1 + (row.id.length % (name.length - 2))
      const head = name.slice(0, at)
      const letter = name.charAt(at)
      const tail = name.slice(at + 1)
      const swapped = head + tail.charAt(0) + letter + tail.slice(1)
      const wrong = [head + tail, head + letter + letter + tail, swapped, `${head}x${tail}`]
      return wrong.filter((text) => text !== name && !names.has(text)).map((text) => inState(row, text))
    }
    expect(missed(mistyped)).toEqual([])
  })
})

describe('what buyers type', () => {
  it.each([
    ['north fitzroy', 'Fitzroy North VIC 3068'],
    ['Nth Fitzroy', 'Fitzroy North VIC 3068'],
    ['east st kilda', 'St Kilda East VIC 3183'],
    ['St Kilda East VIC 3182', 'St Kilda East VIC 3183'],
    ['north balwyn', 'Balwyn North VIC 3104'],
    ['kings cross', 'Potts Point NSW 2011'],
    ['indropilly', 'Indooroopilly QLD 4068'],
    ['pt melbourne', 'Port Melbourne VIC 3207'],
    ['pt cook', 'Point Cook VIC 3030'],
    ['VIC 3182', 'St Kilda VIC 3182'],
    ['victoria 3182', 'St Kilda VIC 3182'],
    ['birdsville', 'Birdsville QLD 4482'],
    ['oodnadatta', 'Oodnadatta SA 5734'],
    ['inner west', 'Inner West NSW'],
    ['gold coast', 'Gold Coast QLD'],
    ['goldcoast', 'Gold Coast QLD'],
    ['mornington penin', 'Mornington Peninsula VIC'],
  ])('finds for "%s" first %s', (text, expected) => {
    expect(index.suggest(text, 10)[0]?.value).toBe(expected)
  })
})

describe('a sentence', () => {
  it.each([
    ['townhouse carindale under 800k', ['Carindale QLD 4152']],
    ['subiaco or nedlands, 4x2', ['Subiaco WA 6008', 'Nedlands WA 6009']],
    ['near sth perth 6151 with a pool', ['South Perth WA 6151']],
    ['3 bed unit in mt gravatt east', ['Mount Gravatt East QLD 4122']],
    ['3 bed house with a pool and a study, close to a train station, under 750k, in Carindale', ['Carindale QLD 4152']],
    ['house in Redcliffe WA', ['Redcliffe WA 6104']],
    ['20 min from the city', []],
    ['quiet street, no flood', []],
  ])('"%s" suggests the places that it names', (text, expected) => {
    expect(index.suggest(text, 10).map(({ value }) => value)).toEqual(expected)
  })

  it('names no place by itself: a search asks for a choice', () => {
    expect(index.resolve('townhouse carindale under 800k')).toBeUndefined()
  })
})

describe('a region', () => {
  it('is one suggestion, and at no postcode', () => {
    expect(found('inner west').filter((id) => id.startsWith('inner-west'))).toHaveLength(1)
    expect(found('2040', 50).filter((id) => id.startsWith('inner-west'))).toEqual([])
  })

  it.each(placesRegions)('$name is all of its localities, the best known first and each once', (region) => {
    const { name: suburb, state, postcode } = region
    const place = { suburb, state, postcode }
    const inside = index.expand([place, place])
    expect(inside.length).toBeGreaterThan(4)
    expect(inside.length).toBeLessThan(130)
    expect(new Set(inside.map((known) => known.suburb)).size).toBe(inside.length)
    expect(inside.every((known) => known.state === state)).toBe(true)
    expect(index.resolve(suburb)?.locality).toBe(suburb)
  })

  it('is suggested beside localities, which are unchanged', () => {
    const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const
    expect(index.expand([richmond])).toEqual([richmond])
  })
})
