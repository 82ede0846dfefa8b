import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { aPlannedEvent } from '../../testing/a-planned-event.ts'
import { generateEvents } from '../../testing/generate-events.ts'
import { readEvents } from '../../testing/read-events.ts'
import type { PlannedEvent } from '../planned-event.ts'
import { writeFeed } from './write-feed.ts'

const feedOf = (events: PlannedEvent[], address: string | null = null) =>
  writeFeed(events.map((event) => ({ event, address, url: null })))

describe('two hundred events around the changes of daylight saving in seven zones', () => {
  const events = generateEvents(200)
  const write = () => feedOf(events, '1/39 Example Street, Coober Pedy SA 5723')

  it('are read back unchanged by another parser', () => {
    const expected = events.map(({ id, title, startTime, endTime, notes, eventType, revision, cancelledAt }) => ({
      uid: `${id}@verandah`,
      title,
      start: startTime.toISOString(),
      end: endTime?.toISOString() ?? null,
      notes: notes === '' ? null : notes,
      location: '1/39 Example Street, Coober Pedy SA 5723',
      category: eventType,
      sequence: revision - 1,
      status: cancelledAt === null ? 'CONFIRMED' : 'CANCELLED',
    }))
    expect(readEvents(write())).toEqual(expected)
  })

  it('cover every zone, including the hour that clocks repeat', () => {
    const text = write()
    const utc = [...text.matchAll(/^DTSTART:\d{8}T\d{6}Z\r$/gm)]
    expect(utc.length).toBeGreaterThanOrEqual(10)
    expect(text.match(/^DTSTART;TZID=/gm)).toHaveLength(events.length - utc.length)
    expect(new Set(events.map(({ timeZone }) => timeZone)).size).toBe(7)
  })

  it('are lines of at most 75 octets, each ended by CRLF, with each zone described once', () => {
    const text = write()
    const lines = text.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.join('')).not.toMatch(/[\r\n]/)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.match(/^BEGIN:VTIMEZONE/gm)).toHaveLength(7)
  })
})

describe('an event', () => {
  const propertiesOf = (event: PlannedEvent) =>
    new ICAL.Component(ICAL.parse(feedOf([event])) as unknown[]).getFirstSubcomponent('vevent')!

  it('has the same bytes each time it is written, and different ones after a change', () => {
    const event = aPlannedEvent()
    expect(feedOf([event])).toBe(feedOf([structuredClone(event)]))
    expect(feedOf([{ ...event, revision: 2 }])).not.toBe(feedOf([event]))
  })

  it('is stamped with its last change', () => {
    const event = propertiesOf(aPlannedEvent({ updatedAt: new Date('2026-11-21T05:06:07Z'), revision: 4 }))
    expect(String(event.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T05:06:07Z')
    expect(event.getFirstPropertyValue('sequence')).toBe(3)
  })

  it('is cancelled when the advert has withdrawn it', () => {
    const event = propertiesOf(aPlannedEvent({ isWithdrawn: true }))
    expect(event.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  it('includes its place, the page of its home and its kind, where known', () => {
    const written = { event: aPlannedEvent(), address: '1 Example Street', url: 'https://verandah.example/homes/1' }
    const lines = writeFeed([written]).split('\r\n')
    const given = ['LOCATION:1 Example Street', 'URL:https://verandah.example/homes/1', 'CATEGORIES:Open Home']
    expect(lines).toEqual(expect.arrayContaining(given))
    expect(feedOf([aPlannedEvent({ notes: '' })])).not.toMatch(/^(LOCATION|URL|DESCRIPTION)/m)
  })

  it('in UTC is written in UTC, and needs no zone', () => {
    const text = feedOf([aPlannedEvent({ timeZone: 'UTC' })])
    expect(text).toContain('\r\nDTSTART:20261205T000000Z\r\nDTEND:20261205T003000Z\r\n')
    expect(text).not.toContain('VTIMEZONE')
  })

  it('in its own zone shows local time, and no end where it has none', () => {
    const text = feedOf([aPlannedEvent({ endTime: null })])
    expect(text).toContain('\r\nDTSTART;TZID=Australia/Sydney:20261205T110000\r\nSUMMARY:')
  })

  it('cannot inject another one through its text', () => {
    const evil = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:y'
    const [read, ...others] = readEvents(feedOf([aPlannedEvent({ title: evil, notes: evil })], evil))
    expect(others).toEqual([])
    expect(read?.title).toBe(evil.replaceAll('\r\n', '\n'))
  })
})

describe('the zones of a calendar', () => {
  const yearsOf = (text: string) =>
    [...text.matchAll(/^DTSTART:(\d{4})\d{4}T\d{6}\r$/gm)].map(([, year]) => Number(year))
  const inYear = (year: number, endTime: Date | null = null) =>
    aPlannedEvent({ startTime: new Date(`${year}-12-31T12:00:00Z`), endTime })

  it('reach from the year before the first event to the one after the last, in any order', () => {
    for (const events of [
      [inYear(2026), inYear(2029)],
      [inYear(2029), inYear(2026)],
    ]) {
      const years = yearsOf(feedOf(events))
      expect([Math.min(...years), Math.max(...years)]).toEqual([2025, 2030])
    }
  })

  it('cover the end of an event that ends in another year', () => {
    expect(Math.max(...yearsOf(feedOf([inYear(2026, new Date('2027-01-02T00:00:00Z'))])))).toBe(2028)
  })

  it('are each described for the period that their own events need', () => {
    const text = feedOf([
      inYear(2026),
      aPlannedEvent({ timeZone: 'Australia/Hobart', startTime: new Date('2031-01-01'), endTime: null }),
    ])
    const [hobart, sydney] = text.split('BEGIN:VTIMEZONE').slice(1).map(yearsOf)
    expect([Math.min(...hobart!), Math.max(...sydney!)]).toEqual([2030, 2027])
  })

  it('are described by name in order', () => {
    const zones = ['Australia/Perth', 'Australia/Adelaide', 'Australia/Hobart']
    const text = feedOf(zones.map((timeZone) => aPlannedEvent({ timeZone })))
    expect([...text.matchAll(/^TZID:(\S+)/gm)].map(([, zone]) => zone)).toEqual(zones.toSorted())
  })
})

it('an empty calendar is a calendar', () => {
  expect(readEvents(feedOf([]))).toEqual([])
})
