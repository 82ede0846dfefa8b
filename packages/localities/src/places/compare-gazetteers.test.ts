import { describe, expect, it } from 'vitest'
import { displayLocality, localityId, type GazetteerRow, type LocalityRecord } from './locality.ts'
import { reportComparison } from '../report-comparison.ts'

const record = (changes: Partial<LocalityRecord> = {}): LocalityRecord => ({
  locality: 'Richmond',
  state: 'VIC',
  postcode: '3121',
  latitude: -37.823,
  longitude: 144.998,
  ...changes,
})
const ours = (changes: Partial<LocalityRecord> = {}): GazetteerRow => {
  const place = record(changes)
  return { ...place, id: localityId(place), value: displayLocality(place), prominence: 50 }
}
const header = 'locality,state,postcode,count,latitude,longitude'
const reference = [
  header,
  'RICHMOND,VIC,3121,9,-37.82,144.99',
  "O'connor,ACT,2602,9,-35.26,149.11",
  'Darwin City,NT,800,9,-12.46,130.84',
].join('\n')
const check = (row: GazetteerRow, corrections?: string) => reportComparison([row], reference, corrections)

describe('checking the gazetteer', () => {
  it.each([
    ours(),
    ours({ locality: 'O’Connor', state: 'ACT', postcode: '2602', latitude: -35.26, longitude: 149.11 }),
    ours({ locality: 'Darwin City', state: 'NT', postcode: '0800', latitude: -12.46, longitude: 130.84 }),
  ])('passes $value', (row) => {
    expect(check(row)).toMatchObject({ wrong: 0 })
  })

  it.each([
    [ours({ locality: 'Richmund' }), 'Richmund VIC 3121: unknown locality, the reference has no such name'],
    [ours({ state: 'NSW' }), 'Richmond NSW 3121: wrong state, the reference has VIC 3121'],
    [ours({ postcode: '3122' }), 'Richmond VIC 3122: wrong postcode, the reference has VIC 3121'],
    [ours({ latitude: -37.9 }), 'Richmond VIC 3121: too far, 8.9 km from the reference'],
  ])('reports an error with its reason', (row, line) => {
    const report = check(row)
    expect(report.wrong).toBe(1)
    expect(report.lines[0]).toBe(line)
    expect(report.lines.at(-1)).toMatch(/^Wrong: 1 of 1 \(/)
  })

  it('takes 5 km as the limit', () => {
    expect(check(ours({ latitude: -37.82 + 0.0445, longitude: 144.99 })).wrong).toBe(0)
    expect(check(ours({ latitude: -37.82 + 0.0455, longitude: 144.99 })).wrong).toBe(1)
  })

  it('corrects states of the reference before comparing, including unknown ones', () => {
    const corrections =
      "locality,postcode,state_in_file,state_in_australianpostcodes\nO'Connor,2602,ACT,WA\nIsland,6798,OT,WA\n"
    const withIsland = `${reference}\nIsland,OT,6798,1,-10.4,105.6`
    const rows = [
      ours({ locality: "O'Connor", state: 'WA', postcode: '2602', latitude: -35.26, longitude: 149.11 }),
      ours({ locality: 'Island', state: 'WA', postcode: '6798', latitude: -10.4, longitude: 105.6 }),
    ]
    expect(reportComparison(rows, withIsland, corrections).wrong).toBe(0)
    expect(reportComparison(rows, withIsland).wrong).toBe(2)
  })
})
