import { describe, expect, it } from 'vitest'
import { findTransitions } from './find-transitions.ts'
import { writeTimeZone } from './write-time-zone.ts'

const year = (zone: string) =>
  findTransitions(zone, Date.UTC(2026, 6, 1), Date.UTC(2027, 6, 1)).map(({ at, from, to }) => [
    new Date(at).toISOString(),
    from / 3_600_000,
    to / 3_600_000,
  ])

/** Instants from the IANA time zone database, 2026b. */
describe('the clocks are set', () => {
  it.each([
    ['Australia/Sydney', ['2026-10-03T16:00:00.000Z', 10, 11], ['2027-04-03T16:00:00.000Z', 11, 10]],
    ['Australia/Adelaide', ['2026-10-03T16:30:00.000Z', 9.5, 10.5], ['2027-04-03T16:30:00.000Z', 10.5, 9.5]],
    ['Australia/Broken_Hill', ['2026-10-03T16:30:00.000Z', 9.5, 10.5], ['2027-04-03T16:30:00.000Z', 10.5, 9.5]],
    ['Australia/Lord_Howe', ['2026-10-03T15:30:00.000Z', 10.5, 11], ['2027-04-03T15:00:00.000Z', 11, 10.5]],
  ])('in %s in October and in April, to the second', (zone, spring, autumn) => {
    expect(year(zone)).toEqual([spring, autumn])
  })

  it.each(['Australia/Brisbane', 'Australia/Darwin', 'Australia/Perth'])('never in %s', (zone) => {
    expect(year(zone)).toEqual([])
  })
})

describe('a VTIMEZONE', () => {
  const first = new Date('2026-09-01T00:00:00Z')
  const last = new Date('2027-05-01T00:00:00Z')

  it('gives each change the wall clock just before it', () => {
    const text = writeTimeZone('Australia/Sydney', first, last).join('\n')
    expect(text).toContain(
      'BEGIN:DAYLIGHT\nDTSTART:20261004T020000\nTZOFFSETFROM:+1000\nTZOFFSETTO:+1100\nTZNAME:AEDT\nEND:DAYLIGHT',
    )
    expect(text).toContain(
      'BEGIN:STANDARD\nDTSTART:20270404T030000\nTZOFFSETFROM:+1100\nTZOFFSETTO:+1000\nTZNAME:AEST\nEND:STANDARD',
    )
  })

  it('reaches from the year before the first to the end of the year after the last', () => {
    const text = writeTimeZone('Australia/Sydney', first, last).join('\n')
    const years = [...text.matchAll(/^DTSTART:(\d{4})/gm)].map(([, year]) => Number(year))
    expect([Math.min(...years), Math.max(...years)]).toEqual([2025, 2028])
  })

  it('of a zone without daylight saving is one standard time', () => {
    expect(writeTimeZone('Australia/Darwin', first, last)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Australia/Darwin',
      'BEGIN:STANDARD',
      'DTSTART:20250101T093000',
      'TZOFFSETFROM:+0930',
      'TZOFFSETTO:+0930',
      'TZNAME:ACST',
      'END:STANDARD',
      'END:VTIMEZONE',
    ])
  })

  it('of Greenwich has an offset of zero', () => {
    expect(writeTimeZone('Europe/London', first, last)).toEqual(expect.arrayContaining(['TZOFFSETTO:+0000']))
  })

  it('west of Greenwich has a negative offset, with half hours too', () => {
    const lines = writeTimeZone('America/St_Johns', first, last)
    expect(lines).toEqual(expect.arrayContaining(['TZOFFSETFROM:-0330', 'TZOFFSETTO:-0230', 'TZOFFSETTO:-0330']))
  })
})
