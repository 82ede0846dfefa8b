import { expect, it } from 'vitest'
import { aPlannedEvent } from '../testing/a-planned-event.ts'
import { googleUrlOf } from './google-url.ts'

it('a link to Google Calendar carries the instants in UTC, the zone, the address and the notes', () => {
  const event = aPlannedEvent({ title: 'Open & bright #2', notes: 'Ask about: damp?\nPark in Čapek St' })
  const url = new URL(googleUrlOf(event, '39 Example Street, Norwood SA 5067'))
  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Open & bright #2',
    dates: '20261205T000000Z/20261205T003000Z',
    ctz: 'Australia/Sydney',
    details: 'Ask about: damp?\nPark in Čapek St',
    location: '39 Example Street, Norwood SA 5067',
  })
})

it('an auction without an end lasts an hour, and unknown fields are omitted', () => {
  const url = new URL(googleUrlOf(aPlannedEvent({ eventType: 'Auction', endTime: null }), null))
  expect(url.searchParams.get('dates')).toBe('20261205T000000Z/20261205T010000Z')
  expect(url.searchParams.has('details') || url.searchParams.has('location')).toBe(false)
})
