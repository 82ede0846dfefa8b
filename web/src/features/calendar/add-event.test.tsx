import {
  createCalendarEvent,
  listCalendarEvents,
  listSavedProperties,
  importHomeTimes,
  type ImportedTimes,
} from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, press, renderRoute, retype, setClock, type, valueOf } from '@/testing/app.tsx'
import { anEvent, aSavedHome, inPerth } from '@/testing/calendar-builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')

const openDialog = async (address = '/calendar?day=2026-12-05') => {
  const { user } = renderRoute(address)
  await press(user, 'Add Event')
  const dialog = screen.getByRole('dialog', { name: 'Add Calendar Event' })
  return { user, dialog, add: () => user.click(within(dialog).getByRole('button', { name: 'Add Event' })) }
}

const homeIsOffered = (name: string) => screen.findByRole('option', { name })

describe('adding an event', () => {
  beforeEach(() => {
    asUser()
    answer(listSavedProperties, { reply: [aSavedHome(), aSavedHome(inPerth)] })
  })

  it('has fields for the home by address and suburb, the kind, a title, the day, the time and notes', async () => {
    await openDialog()
    expect(await homeIsOffered('8 Rokeby Road, Subiaco')).toBeDefined()
    const options = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)
    expect(options('Property')).toEqual(['Select a property', '12 Lennox Street, Richmond', '8 Rokeby Road, Subiaco'])
    expect(options('Event Type')).toEqual(['Open Home', 'Private Inspection', 'Auction', 'Other'])
    expect(valueOf('Event Type')).toBe('Open Home')
    expect(screen.getByLabelText('Title').getAttribute('placeholder')).toBe('Event title')
    expect(valueOf('Date')).toBe('2026-12-05')
    expect(screen.getByLabelText('Time').getAttribute('type')).toBe('time')
    expect(screen.getByLabelText('Notes').getAttribute('rows')).toBe('3')
    for (const label of ['Property', 'Event Type', 'Title', 'Time']) {
      expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(true)
    }
  })

  it('names missing fields, sends nothing, and focuses the first', async () => {
    const calls = answer(createCalendarEvent, { reply: anEvent() })
    const { dialog, add } = await openDialog()
    await homeIsOffered('8 Rokeby Road, Subiaco')
    await add()
    await screen.findByText('Missing information')
    expect(dialog.contains(screen.getByText('Please fill in all required fields'))).toBe(true)
    expect(document.activeElement).toBe(screen.getByLabelText('Property'))
    expect(screen.getByText('Enter a title')).toBeDefined()
    expect(screen.getByText('Choose a time')).toBeDefined()
    expect(calls).toHaveLength(0)
  })

  it('treats eleven o’clock for a home in Perth as eleven in Perth, and says so', async () => {
    const calls = answer(createCalendarEvent, { reply: anEvent() })
    const { user, add } = await openDialog()
    await homeIsOffered('8 Rokeby Road, Subiaco')
    await user.selectOptions(screen.getByLabelText('Property'), '8 Rokeby Road, Subiaco')
    await user.selectOptions(screen.getByLabelText('Event Type'), 'Private Inspection')
    await retype(user, 'Title', 'Second look')
    await type(user, 'Time', '11:00')
    await type(user, 'Notes', 'Bring Dad')
    expect(screen.getByText('Perth time')).toBeDefined()
    await add()
    await screen.findByText('Your calendar event has been added successfully.')
    expect(screen.getByText('Event added')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls[0]?.body).toEqual({
      userId: '1',
      propertyId: 'home-perth',
      title: 'Second look',
      startTime: '2026-12-05T03:00:00.000Z',
      endTime: null,
      eventType: 'Private Inspection',
      notes: 'Bring Dad',
      timeZone: 'Australia/Perth',
    })
  })
})

describe('an event that is added', () => {
  beforeEach(() => {
    asUser()
    answer(listSavedProperties, { reply: [aSavedHome(), aSavedHome(inPerth)] })
  })

  it('closes once the event is saved, even while the list reloads', async () => {
    answer(createCalendarEvent, { reply: anEvent({ id: 'event-9' }) })
    const { user, add } = await openDialog()
    await homeIsOffered('8 Rokeby Road, Subiaco')
    await user.selectOptions(screen.getByLabelText('Property'), '8 Rokeby Road, Subiaco')
    await type(user, 'Time', '08:00')
    neverAnswer(listCalendarEvents)
    await add()
    await screen.findByText('Event added')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('reloads the list, and shows other events at that time', async () => {
    const before = answer(listCalendarEvents, { reply: [anEvent()] })
    answer(createCalendarEvent, { reply: anEvent({ id: 'event-9', clashes: ['event-1'] }) })
    const { user, add } = await openDialog()
    await homeIsOffered('8 Rokeby Road, Subiaco')
    await user.selectOptions(screen.getByLabelText('Property'), '8 Rokeby Road, Subiaco')
    await type(user, 'Time', '08:00')
    await waitFor(() => expect(before).toHaveLength(1))
    const lists = answer(listCalendarEvents, { reply: [anEvent(), anEvent({ id: 'event-9', clashes: ['event-1'] })] })
    await add()
    const words = /added successfully\. It is at the same time as 12 Lennox Street, Richmond VIC 3121\./
    await screen.findByText(words)
    await waitFor(() => expect(lists).toHaveLength(1))
  })
})

describe('the dialog of a new event', () => {
  beforeEach(() => {
    asUser()
    answer(listSavedProperties, { reply: [aSavedHome(), aSavedHome(inPerth)] })
  })

  it('keeps the dialog open with the reason when the event cannot be added', async () => {
    refuse(createCalendarEvent, { status: 400, code: 'invalid', detail: 'Choose a date within the next five years' })
    const { user, add } = await openDialog()
    await homeIsOffered('8 Rokeby Road, Subiaco')
    await user.selectOptions(screen.getByLabelText('Property'), '8 Rokeby Road, Subiaco')
    await type(user, 'Time', '08:00')
    await add()
    await screen.findByText('Error adding event')
    expect(
      screen.getByText('There was an error adding your event: Choose a date within the next five years'),
    ).toBeDefined()
    expect(valueOf('Time')).toBe('08:00')
  })

  it('closes on Cancel, and returns the focus to the button', async () => {
    const { user } = await openDialog()
    await press(user, 'Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Event' }))
  })
})

describe('choosing a home', () => {
  beforeEach(() => asUser())

  it('links to the plans when the shortlist is closed', async () => {
    refuse(listSavedProperties, { status: 403, code: 'subscription-required', detail: 'A plan is needed.' })
    await openDialog()
    expect((await screen.findByRole('link', { name: 'View Subscription Plans' })).getAttribute('href')).toBe('/pricing')
  })

  it('links to the search when nothing is saved', async () => {
    answer(listSavedProperties, { reply: [] })
    await openDialog()
    expect((await screen.findByRole('link', { name: 'Find homes' })).getAttribute('href')).toBe('/search-results')
  })

  it('retries when the homes could not be loaded', async () => {
    refuse(listSavedProperties, { status: 503, detail: 'Back soon.' })
    const { user } = await openDialog()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answer(listSavedProperties, { reply: [aSavedHome()] })
    await user.click(retry)
    expect(await homeIsOffered('12 Lennox Street, Richmond')).toBeDefined()
  })
})

describe('the times of an advert', () => {
  beforeEach(() => asUser())

  it('imports all the times of the advert in one call, even for a home new to the calendar', async () => {
    const times = {
      inspections: [{ start: '2026-12-05T00:00:00.000Z', end: '2026-12-05T00:30:00.000Z' }],
      auction: true,
      auctionDate: '2026-12-12T01:00:00.000Z',
    }
    answer(listSavedProperties, { reply: [aSavedHome(times)] })
    const replies: ImportedTimes[] = [{ events: [], isPending: true }]
    const taken = { events: [anEvent(), anEvent({ id: 'event-2' })], isPending: false }
    const calls = answer(importHomeTimes, () => ({ reply: replies.pop() ?? taken }))
    const { user } = await openDialog()
    await homeIsOffered('12 Lennox Street, Richmond')
    await user.selectOptions(screen.getByLabelText('Property'), '12 Lennox Street, Richmond')
    await press(user, 'Add all 2 from the advert')
    await screen.findByText('2 events in your calendar')
    expect(calls.map(({ body }) => body)).toEqual([{ propertyId: 'home-1' }, { propertyId: 'home-1' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
