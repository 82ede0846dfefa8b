import { describe, expect, it } from 'vitest'
import { loadGazetteer } from '../load-gazetteer.ts'
import { displayLocality, localityId, type GazetteerRow } from './locality.ts'
import { createLocalityIndex } from './locality-index.ts'

const index = createLocalityIndex(await loadGazetteer())
const suggest = (text: string, limit = 10): string[] => index.suggest(text, limit).map(({ value }) => value)

const place = (locality: string, prominence: number, postcode = '3000'): GazetteerRow => {
  const record = { locality, state: 'VIC' as const, postcode, latitude: -37, longitude: 145 }
  return { ...record, id: localityId(record), value: displayLocality(record), prominence }
}

describe('suggesting localities', () => {
  it('puts the Richmond that most buyers mean first and offers the others', () => {
    expect(suggest('richmond', 5)).toEqual([
      'Richmond VIC 3121',
      'Richmond NSW 2753',
      'Richmond SA 5033',
      'Richmond TAS 7025',
      'Richmond QLD 4822',
    ])
  })

  it.each([
    ['richmond nsw', 'Richmond NSW 2753'],
    ['Richmond, Tasmania', 'Richmond TAS 7025'],
    ['richmond 5033', 'Richmond SA 5033'],
    ['5033 richmond', 'Richmond SA 5033'],
    ['Richmond QLD 4740', 'Richmond QLD 4740'],
    ['st kil', 'St Kilda VIC 3182'],
    ['saint kilda', 'St Kilda VIC 3182'],
    ['St. Kilda', 'St Kilda VIC 3182'],
    ['Mt Gravatt', 'Mount Gravatt QLD 4122'],
    ['nth melbourne', 'North Melbourne VIC 3051'],
    ['O’Connor act', "O'Connor ACT 2602"],
    ['oconnor act', "O'Connor ACT 2602"],
    ['brighton le sands', 'Brighton-Le-Sands NSW 2216'],
    ['victoria park', 'Victoria Park WA 6100'],
    ['parramata', 'Parramatta NSW 2150'],
    ['paramat', 'Parramatta NSW 2150'],
    ['melbuorne', 'Melbourne VIC 3000'],
    ['richmnod vic', 'Richmond VIC 3121'],
    ['0800', 'Darwin City NT 0800'],
    ['canberra', 'City ACT 2601'],
    ['hervey bay', 'Pialba QLD 4655'],
    ['TOOWOOMBA', 'Toowoomba City QLD 4350'],
  ])('finds for "%s" first %s', (text, expected) => {
    expect(suggest(text)[0]).toBe(expected)
  })

  it('lists the localities of a postcode, most prominent first', () => {
    expect(suggest('3121')).toEqual(['Richmond VIC 3121', 'Cremorne VIC 3121', 'Burnley VIC 3121'])
  })

  it('keeps a postcode that begins with a zero apart from one that does not', () => {
    expect(suggest('08', 50).every((value) => / NT 08\d\d$/.test(value))).toBe(true)
  })

  it('ranks exact names before beginnings, later words and typos, whatever their prominence', () => {
    const rows = [place('Kewbale', 90), place('East Kew', 80), place('Kew East', 70), place('Kew', 10)]
    expect(
      createLocalityIndex(rows)
        .suggest('kew', 10)
        .map(({ locality }) => locality),
    ).toEqual(['Kew', 'Kewbale', 'Kew East', 'East Kew'])
    const typos = [place('Hawthorm', 90), place('Hawthorn', 5), place('Upper Hawthorn', 50), place('Hawthorn East', 1)]
    expect(
      createLocalityIndex(typos)
        .suggest('hawthorn', 10)
        .map(({ locality }) => locality),
    ).toEqual(['Hawthorn', 'Hawthorn East', 'Upper Hawthorn', 'Hawthorm'])
  })

  it('orders equals by prominence and then by name', () => {
    const rows = [place('Newham', 20), place('Newport', 40), place('Newbury', 20)]
    expect(
      createLocalityIndex(rows)
        .suggest('new', 10)
        .map(({ locality }) => locality),
    ).toEqual(['Newport', 'Newbury', 'Newham'])
  })

  it('forgives one typo from four letters and two from eight, none below', () => {
    const kinds = createLocalityIndex([place('Kew', 1), place('Epping', 1), place('Camberwell', 1)])
    const names = (text: string): string[] => kinds.suggest(text, 10).map(({ locality }) => locality)
    expect(names('kww')).toEqual([])
    expect(names('eping')).toEqual(['Epping'])
    expect(names('epimg')).toEqual([])
    expect(names('cambrewel')).toEqual(['Camberwell'])
    expect(names('cambxyzell')).toEqual([])
  })

  it.each(['', '   ', '???', '*', 'zzzzqqqq', '(', '\\', 'a'.repeat(10_000)])('finds nothing for %j', (text) => {
    expect(suggest(text)).toEqual([])
  })

  it('honours the limit', () => {
    expect(suggest('s', 7)).toHaveLength(7)
  })
})

describe('resolving', () => {
  it('gives the most prominent match, or none', () => {
    expect(index.resolve('Richmond')?.id).toBe('richmond-vic-3121')
    expect(index.resolve('qqqqqqq')).toBeUndefined()
  })

  it('finds a row by its id', () => {
    expect(index.byId('darwin-city-nt-0800')?.postcode).toBe('0800')
    expect(index.byId('atlantis-nt-0800')).toBeUndefined()
  })
})
