import type { CalendarEventChange } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { aHome } from '../testing/a-home.ts'
import { aPlannedEvent } from '../testing/a-planned-event.ts'
import { changeEvent } from './change-event.ts'
import { homeTimesOf } from './home-times.ts'

const now = new Date('2026-11-21T05:06:07.890Z')
const following = aPlannedEvent({
  slot: 'Open Home:2026-12-05T00:00:00.000Z',
  movedFrom: new Date('2026-12-04T00:00:00Z'),
  isWithdrawn: true,
})
const home = homeTimesOf(aHome({ timeZone: 'Australia/Adelaide' }), false)
const change = (changes: Omit<CalendarEventChange, 'revision'>, known: typeof home | null = null) =>
  changeEvent(following, { revision: 1, ...changes }, { home: known, now })

describe('an event that follows its advert', () => {
  it.each([
    ['home', { propertyId: 'home-2' }],
    ['home, none', { propertyId: null }],
    ['kind', { eventType: 'Auction' as const }],
    ['start', { startTime: '2026-12-05T00:15:00.000Z' }],
    ['end', { endTime: '2026-12-05T00:45:00.000Z' }],
    ['end, none', { endTime: null }],
  ])('stops following once its buyer sets another %s', (_name, changes) => {
    expect(change(changes)).toMatchObject({ slot: null, movedFrom: null, isWithdrawn: false, revision: 2 })
  })

  it.each([
    ['title', { title: 'Ours' }],
    ['notes', { notes: 'Bring a tape' }],
    ['same time', { startTime: '2026-12-05T00:00:00.000Z', endTime: '2026-12-05T00:30:00.000Z' }],
    ['same kind and home', { eventType: 'Open Home' as const, propertyId: 'home-1' }],
    ['time in the same second', { startTime: '2026-12-05T00:00:00.900Z', endTime: '2026-12-05T00:30:00.900Z' }],
    ['zone', { timeZone: 'Australia/Perth' }],
  ])('keeps following with another %s', (_name, changes) => {
    const { slot, movedFrom, isWithdrawn } = following
    expect(change(changes)).toMatchObject({ slot, movedFrom, isWithdrawn, revision: 2 })
  })
})

it('an event without an end keeps following without one, and stops once it gets one', () => {
  const endless = { ...following, endTime: null }
  const changed = (changes: Omit<CalendarEventChange, 'revision'>) =>
    changeEvent(endless, { revision: 1, ...changes }, { home: null, now })
  expect(changed({ title: 'Ours', endTime: null })).toMatchObject({ slot: following.slot, endTime: null })
  expect(changed({ endTime: '2026-12-05T00:30:00.000Z' })).toMatchObject({ slot: null, isWithdrawn: false })
})

it('a change replaces the named fields, keeps the rest, and is dated to the second', () => {
  expect(change({ title: 'Ours', notes: '' })).toEqual({
    ...following,
    title: 'Ours',
    notes: '',
    revision: 2,
    updatedAt: new Date('2026-11-21T05:06:07.000Z'),
  })
})

it.each([
  [{ notes: 'Bring a tape' }, { title: following.title, notes: 'Bring a tape' }],
  [{ title: 'Ours' }, { title: 'Ours', notes: 'Ask about damp' }],
])('%j keeps everything that the buyer did not change', (changes, expected) => {
  const before = { ...following, notes: 'Ask about damp' }
  const { propertyId, eventType, startTime, endTime } = following
  const kept = { propertyId, eventType, startTime, endTime }
  expect(changeEvent(before, { revision: 1, ...changes }, { home: null, now })).toMatchObject({ ...kept, ...expected })
})

describe('the zone of a changed event', () => {
  it('is that of its home, else the sent one, else the previous one', () => {
    expect(change({ timeZone: 'Australia/Perth' }, home).timeZone).toBe('Australia/Adelaide')
    expect(change({ timeZone: 'Australia/Perth' }).timeZone).toBe('Australia/Perth')
    expect(change({}).timeZone).toBe('Australia/Sydney')
  })
})
