import { CalendarEventInput } from '@verandah/contracts'
import { expect, it } from 'vitest'
import { aHome } from '../testing/a-home.ts'
import { comingSlots, homeTimesOf } from './home-times.ts'
import { importedEvent, newEventOf } from './new-events.ts'

const making = { id: 'event-1', userId: 'user-1', now: new Date('2026-11-20T01:02:03.456Z') }
const first = {
  id: 'event-1',
  userId: 'user-1',
  revision: 1,
  movedFrom: null,
  isWithdrawn: false,
  cancelledAt: null,
  createdAt: new Date('2026-11-20T01:02:03.000Z'),
  updatedAt: new Date('2026-11-20T01:02:03.000Z'),
}
const home = homeTimesOf(aHome(), false)

it('an event that a buyer enters is stored in whole seconds and follows nothing', () => {
  const input = CalendarEventInput.parse({
    propertyId: home.propertyId,
    title: 'Look',
    startTime: '2026-11-28T00:30:00.900Z',
    endTime: '2026-11-28T01:00:00.900Z',
    eventType: 'Other',
    notes: 'a',
    timeZone: 'Australia/Perth',
  })
  expect(newEventOf(input, home, making)).toEqual({
    ...first,
    propertyId: home.propertyId,
    title: 'Look',
    startTime: new Date('2026-11-28T00:30:00.000Z'),
    endTime: new Date('2026-11-28T01:00:00.000Z'),
    eventType: 'Other',
    notes: 'a',
    timeZone: 'Australia/Adelaide',
    slot: null,
  })
  expect(newEventOf(input, null, making).timeZone).toBe('Australia/Perth')
  expect(newEventOf({ ...input, timeZone: undefined, endTime: null }, null, making)).toMatchObject({
    timeZone: 'Australia/Sydney',
    endTime: null,
  })
})

it('an event that follows an advert has its kind and the address as title', () => {
  const [slot] = comingSlots(home, making.now)
  expect(importedEvent(slot!, home, making)).toEqual({
    ...first,
    propertyId: home.propertyId,
    title: 'Open Home: 39 Example Street, Norwood SA 5067',
    startTime: slot!.start,
    endTime: slot!.end,
    eventType: 'Open Home',
    notes: '',
    timeZone: 'Australia/Adelaide',
    slot: slot!.key,
  })
})
