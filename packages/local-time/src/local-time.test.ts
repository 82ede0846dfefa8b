import { describe, expect, it } from 'vitest'
import { instantOf, isAmbiguous, offsetAt, shownAsUtc, wallClockOf } from './index.ts'

const hourMs = 3_600_000
const hoursAt = (instant: string, zone: string) => offsetAt(Date.parse(instant), zone) / hourMs

describe('the clocks of a zone', () => {
  it.each([
    ['Australia/Sydney', 10, 11],
    ['Australia/Brisbane', 10, 10],
    ['Australia/Adelaide', 9.5, 10.5],
    ['Australia/Darwin', 9.5, 9.5],
    ['Australia/Perth', 8, 8],
    ['Australia/Lord_Howe', 10.5, 11],
    ['Australia/Eucla', 8.75, 8.75],
    ['America/New_York', -4, -5],
    ['UTC', 0, 0],
  ])('%s are %d hours ahead of UTC in July and %d in December', (zone, july, december) => {
    expect([hoursAt('2026-07-01T00:00:00Z', zone), hoursAt('2026-12-01T00:00:00Z', zone)]).toEqual([july, december])
  })

  it('can show another day than UTC', () => {
    const evening = new Date('2026-12-04T14:00:00Z')
    expect(wallClockOf(evening, 'Australia/Sydney')).toEqual({ date: '2026-12-05', time: '01:00' })
    expect(shownAsUtc(evening, 'Australia/Sydney').toISOString()).toBe('2026-12-05T01:00:00.000Z')
  })

  it('repeat a time only when they are set back, by an hour or by half of one', () => {
    const twice = (instant: string, zone: string) => isAmbiguous(new Date(instant), zone)
    expect(twice('2027-04-03T15:30:00Z', 'Australia/Sydney')).toBe(true)
    expect(twice('2027-04-03T16:30:00Z', 'Australia/Sydney')).toBe(true)
    expect(twice('2027-04-03T14:59:59Z', 'Australia/Sydney')).toBe(false)
    expect(twice('2027-04-03T17:00:00Z', 'Australia/Sydney')).toBe(false)
    expect(twice('2027-04-03T14:45:00Z', 'Australia/Lord_Howe')).toBe(true)
    expect(twice('2026-10-03T16:30:00Z', 'Australia/Sydney')).toBe(false)
    expect(twice('2027-04-03T15:30:00Z', 'Australia/Brisbane')).toBe(false)
  })
})

describe('a local time', () => {
  it.each([
    ['2026-12-05T11:00', 'Australia/Melbourne', '2026-12-05T00:00:00.000Z'],
    ['2026-07-05T11:00:00', 'Australia/Melbourne', '2026-07-05T01:00:00.000Z'],
    ['2026-12-05T11:00', 'Australia/Brisbane', '2026-12-05T01:00:00.000Z'],
    ['2026-12-05T11:00', 'Australia/Adelaide', '2026-12-05T00:30:00.000Z'],
    ['2026-12-05T11:00', 'Australia/Darwin', '2026-12-05T01:30:00.000Z'],
    ['2026-12-05T11:00', 'Australia/Perth', '2026-12-05T03:00:00.000Z'],
    ['2026-12-05', 'Australia/Perth', '2026-12-04T16:00:00.000Z'],
    ['2026-10-04T01:59', 'Australia/Sydney', '2026-10-03T15:59:00.000Z'],
    ['2026-10-04T03:00', 'Australia/Sydney', '2026-10-03T16:00:00.000Z'],
    ['2026-04-05T03:00', 'Australia/Sydney', '2026-04-04T17:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(instantOf(local, zone)).toBe(instant)
  })

  it('moves forward by the gap when daylight saving skips it', () => {
    expect(instantOf('2026-10-04T02:30', 'Australia/Sydney')).toBe('2026-10-03T16:30:00.000Z')
  })

  it('means the first of two when it occurs twice', () => {
    expect(instantOf('2026-04-05T02:30', 'Australia/Sydney')).toBe('2026-04-04T15:30:00.000Z')
  })

  it('keeps an explicit offset', () => {
    expect(instantOf('2026-12-05T11:00:00+11:00', 'Australia/Perth')).toBe('2026-12-05T00:00:00.000Z')
    expect(instantOf('2026-12-05T11:00:00Z', 'Australia/Perth')).toBe('2026-12-05T11:00:00.000Z')
  })

  it.each(['', 'soon', 'T11:00', '2026-12-05T', '2026-02-31T10:00', '2026-12-05T25:00', '2026-13-01'])(
    '%j is invalid',
    (local) => {
      expect(instantOf(local, 'Australia/Sydney')).toBeNull()
    },
  )
})

const zones = [
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Perth',
  'Australia/Lord_Howe',
  'Pacific/Norfolk',
  'America/St_Johns',
  'Europe/London',
]

/** Local times as the platform formats them. */
const figuresIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return (ms: number) => format.format(ms)
}

it.each(zones)('every hour of two years in %s is shown as the platform shows it, and converts back', (zone) => {
  const figuresOf = figuresIn(zone)
  const wrong = []
  for (let ms = Date.UTC(2026, 0, 1, 0, 15); ms < Date.UTC(2028, 0, 1); ms += hourMs) {
    const { date, time } = wallClockOf(ms, zone)
    const found = Date.parse(instantOf(`${date}T${time}`, zone) ?? '')
    const isEarlierTwin = found < ms && isAmbiguous(new Date(ms), zone)
    if (`${date} ${time}` !== figuresOf(ms) || (found !== ms && !isEarlierTwin)) wrong.push(new Date(ms).toISOString())
  }
  expect(wrong).toEqual([])
})
