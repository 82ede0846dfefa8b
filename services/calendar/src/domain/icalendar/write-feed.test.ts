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
  const text = feedOf(events, '1/39 Example Street, Coober Pedy SA 5723')

  it('are read back equal by another parser', () => {
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
    expect(readEvents(text)).toEqual(expected)
  })

  it('are of every zone, and some are of the hour that clocks show twice', () => {
    const utc = [...text.matchAll(/^DTSTART:\d{8}T\d{6}Z\r$/gm)]
    expect(utc.length).toBeGreaterThanOrEqual(10)
    expect(new Set(events.map(({ timeZone }) => timeZone)).size).toBe(7)
  })

  it('are lines of at most 75 octets, each ended by CRLF, with each zone described once', () => {
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

  it('has the same bytes whenever it is written, and others after a change', () => {
    const event = aPlannedEvent()
    expect(feedOf([event])).toBe(feedOf([structuredClone(event)]))
    expect(feedOf([{ ...event, revision: 2 }])).not.toBe(feedOf([event]))
  })

  it('is stamped with its last change', () => {
    const event = propertiesOf(aPlannedEvent({ updatedAt: new Date('2026-11-21T05:06:07Z'), revision: 4 }))
    expect(String(event.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T05:06:07Z')
    expect(event.getFirstPropertyValue('sequence')).toBe(3)
  })

  it('that the advert has withdrawn is cancelled', () => {
    const event = propertiesOf(aPlannedEvent({ isWithdrawn: true }))
    expect(event.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  it('cannot smuggle in another one by its words', () => {
    const evil = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:y'
    const [read, ...others] = readEvents(feedOf([aPlannedEvent({ title: evil, notes: evil })], evil))
    expect(others).toEqual([])
    expect(read?.title).toBe(evil.replaceAll('\r\n', '\n'))
  })
})

it('an empty calendar is a calendar', () => {
  expect(readEvents(feedOf([]))).toEqual([])
})
