import { QueryClientProvider } from '@tanstack/react-query'
import { createCalendarEvent, type Property } from '@verandah/contracts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster.tsx'
import { createQueryClient } from '@/lib/api/query-client.ts'
import { press, retype, setClock, type, valueOf } from '@/testing/app.tsx'
import { aHome } from '@/testing/builders.ts'
import { anEvent, inPerth } from '@/testing/calendar-builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { ScheduleVisit } from './schedule-visit.tsx'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')

const open = (over: Partial<Property> = {}) => {
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ScheduleVisit property={aHome(over)} isOpen onClose={onClose} />
      <Toaster />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup({ delay: null }), onClose }
}

const add = () => screen.getByRole('button', { name: 'Add to Calendar' })

const advertised: Partial<Property> = {
  inspections: [
    { start: '2026-11-28T00:00:00.000Z', end: '2026-11-28T00:30:00.000Z' },
    { start: '2026-12-05T00:00:00.000Z', end: '2026-12-05T00:30:00.000Z' },
  ],
  auction: true,
  auctionDate: '2026-12-12T02:30:00.000Z',
}

describe('scheduling a visit', () => {
  it('starts with the next time of the advert, including its end', async () => {
    const calls = answer(createCalendarEvent, { reply: anEvent() })
    const { user, onClose } = open(advertised)
    expect(screen.getByRole('dialog', { name: 'Schedule Visit' })).toBeDefined()
    expect([valueOf('Event Type'), valueOf('Title')]).toEqual(['Open Home', 'Open Home: 12 Lennox Street'])
    expect([valueOf('Date'), valueOf('Time')]).toEqual(['2026-12-05', '11:00'])
    await user.click(add())
    await screen.findByText('Calendar event has been added')
    expect(screen.getByText('Event added')).toBeDefined()
    expect(onClose).toHaveBeenCalledOnce()
    expect(calls[0]?.body).toEqual({
      userId: '1',
      propertyId: 'home-1',
      title: 'Open Home: 12 Lennox Street',
      eventType: 'Open Home',
      startTime: '2026-12-05T00:00:00.000Z',
      endTime: '2026-12-05T00:30:00.000Z',
      notes: '',
      timeZone: 'Australia/Melbourne',
    })
  })

  it('opens as an Open Home, even when the next time of the advert is its auction', () => {
    open({ ...advertised, auctionDate: '2026-12-02T02:30:00.000Z' })
    expect([valueOf('Event Type'), valueOf('Date')]).toEqual(['Open Home', '2026-12-05'])
  })

  it('opens as an Open Home without a time when the advert only has an auction', () => {
    open({ ...advertised, inspections: [] })
    expect([valueOf('Event Type'), valueOf('Date')]).toEqual(['Open Home', ''])
  })

  it('fills the form with another time of the advert at a press', async () => {
    const { user } = open(advertised)
    await press(user, 'Auction Sat 12 Dec, 1:30 pm')
    expect([valueOf('Event Type'), valueOf('Date'), valueOf('Time')]).toEqual(['Auction', '2026-12-12', '13:30'])
    expect(valueOf('Title')).toBe('Auction: 12 Lennox Street')
  })

  it('keeps the time when the date changes, and the date when the time changes', async () => {
    const calls = answer(createCalendarEvent, { reply: anEvent() })
    const { user } = open(advertised)
    await retype(user, 'Date', '2026-12-06')
    expect(valueOf('Time')).toBe('11:00')
    await retype(user, 'Time', '15:45')
    expect(valueOf('Date')).toBe('2026-12-06')
    await user.click(add())
    await screen.findByText('Event added')
    expect(calls[0]?.body).toMatchObject({ startTime: '2026-12-06T04:45:00.000Z' })
  })

  it('names missing fields and sends nothing', async () => {
    const calls = answer(createCalendarEvent, { reply: anEvent() })
    const { user } = open()
    await user.clear(screen.getByLabelText('Title'))
    await user.click(add())
    await screen.findByText('Missing information')
    expect(screen.getByText('Please fill in all required fields')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
    expect(calls).toHaveLength(0)
  })

  it('uses the time zone of the home', async () => {
    const calls = answer(createCalendarEvent, { reply: anEvent() })
    const { user } = open(inPerth)
    await type(user, 'Date', '2026-12-05')
    await type(user, 'Time', '11:00')
    expect(screen.getByText('Perth time')).toBeDefined()
    await user.click(add())
    await screen.findByText('Event added')
    expect(calls[0]?.body).toMatchObject({ startTime: '2026-12-05T03:00:00.000Z', timeZone: 'Australia/Perth' })
  })

  it('stays open with the reason when the event cannot be added', async () => {
    refuse(createCalendarEvent, { status: 503, detail: 'Back soon.' })
    const { user, onClose } = open(advertised)
    await user.click(add())
    await screen.findByText('Error adding event')
    expect(screen.getByText('There was an error: Back soon.')).toBeDefined()
    expect(onClose).not.toHaveBeenCalled()
  })
})

it('a visit outlasts the end of the tab, until it is cancelled', async () => {
  const { user } = open(advertised)
  await type(user, 'Notes', 'Bring Dad')
  cleanup()
  const again = open(advertised)
  expect([valueOf('Notes'), valueOf('Time')]).toEqual(['Bring Dad', '11:00'])
  await press(again.user, 'Cancel')
  cleanup()
  open(advertised)
  expect(valueOf('Notes')).toBe('')
})
