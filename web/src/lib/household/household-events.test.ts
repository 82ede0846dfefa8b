import { expect, it } from 'vitest'
import { anEvent } from '@/testing/calendar-builders.ts'
import { tom } from '@/testing/household-builders.ts'
import { uniteEvents } from './household-events.ts'

const mary = { userId: 'user-9', name: 'Mary' }
const mine = anEvent()
const toms = { ...anEvent({ id: 'event-8', userId: tom.userId }), member: tom }
const marys = { ...anEvent({ id: 'event-9', userId: mary.userId }), member: mary }

it('a visit of several people is one, the caller’s own first', () => {
  expect(uniteEvents([mine], [toms, marys])).toEqual([{ ...mine, companions: ['Tom', 'Mary'] }])
  expect(uniteEvents([], [toms, marys])).toEqual([{ ...toms, companions: ['Mary'] }])
})

it('visits at other times, of no home, or withdrawn are each their own', () => {
  const later = { ...toms, startTime: '2026-12-05T05:00:00.000Z' }
  const bank = { ...toms, propertyId: null }
  const withdrawn = { ...toms, isWithdrawn: true }
  for (const other of [later, bank, withdrawn]) expect(uniteEvents([mine], [other])).toEqual([mine, other])
})

it('two events of one’s own at the same time both stay', () => {
  const again = { ...mine, id: 'event-2' }
  expect(uniteEvents([mine, again], [])).toEqual([mine, again])
  expect(uniteEvents([mine, again], [toms])).toEqual([{ ...mine, companions: ['Tom'] }, again])
})
