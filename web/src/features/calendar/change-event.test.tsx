import {
  createCalendarEvent,
  deleteCalendarEvent,
  listCalendarEvents,
  listSavedProperties,
  importHomeTimes,
  updateCalendarEvent,
} from '@verandah/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, isWorking, press, renderRoute, retype, setClock, type, valueOf } from '@/testing/app.tsx'
import { anEvent, aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')

const name = '12 Lennox Street, Richmond VIC 3121'

beforeEach(() => {
  asUser()
  answer(listSavedProperties, { reply: [] })
  answer(listCalendarEvents, { reply: [anEvent()] })
})

const openEdit = async () => {
  const { user } = renderRoute('/calendar?day=2026-12-05')
  await press(user, `Edit ${name}`)
  return user
}

describe('editing an event', () => {
  it('shows the current values, and moves its end along with its start', async () => {
    const calls = answer(updateCalendarEvent, { reply: anEvent({ revision: 2 }) })
    const user = await openEdit()
    expect([valueOf('Title'), valueOf('Date'), valueOf('Time')]).toEqual([anEvent().title, '2026-12-05', '11:00'])
    await retype(user, 'Time', '14:00')
    await press(user, 'Save Changes')
    await screen.findByText('Event updated')
    expect(calls[0]?.params.id).toBe('event-1')
    expect(calls[0]?.body).toMatchObject({
      revision: 1,
      startTime: '2026-12-05T03:00:00.000Z',
      endTime: '2026-12-05T03:30:00.000Z',
    })
  })

  it('closes once the change is saved: the event is shown updated, even while the list reloads', async () => {
    answer(updateCalendarEvent, { reply: anEvent({ revision: 2, title: 'Second look' }) })
    const user = await openEdit()
    neverAnswer(listCalendarEvents)
    await press(user, 'Save Changes')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByText('Second look')
  })

  it('sends only changed times, so that it keeps following its advert', async () => {
    answer(listCalendarEvents, { reply: [anEvent({ isTakenOver: true })] })
    const calls = answer(updateCalendarEvent, { reply: anEvent({ revision: 2 }) })
    const user = await openEdit()
    expect(screen.getByText(/^We update this event when/)).toBeDefined()
    await type(user, 'Notes', 'Ask about the roof')
    await press(user, 'Save Changes')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({ notes: 'Ask about the roof', eventType: 'Open Home', propertyId: 'home-1' })
    expect(calls[0]?.body).not.toHaveProperty('startTime')
    expect(calls[0]?.body).not.toHaveProperty('endTime')
  })

  it('keeps what was typed when the event has changed elsewhere, and saves it on the second try', async () => {
    refuse(updateCalendarEvent, { status: 409, code: 'edit-conflict', detail: 'The event has changed.' })
    const user = await openEdit()
    await type(user, 'Notes', 'Mine')
    const save = screen.getByRole('button', { name: 'Save Changes' })
    answer(listCalendarEvents, { reply: [anEvent({ revision: 2, startTime: '2026-12-05T00:15:00.000Z' })] })
    await user.click(save)
    await screen.findByText('Error updating event')
    expect(valueOf('Notes')).toBe('Mine')
    const calls = answer(updateCalendarEvent, { reply: anEvent({ revision: 3 }) })
    await waitFor(() => expect(isWorking(save)).toBe(false))
    await user.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls[0]?.body).toMatchObject({ notes: 'Mine', revision: 2 })
    expect(calls[0]?.body).not.toHaveProperty('startTime')
  })
})

const remove = async () => {
  const { user } = renderRoute('/calendar?day=2026-12-05')
  const button = await screen.findByRole('button', { name: `Delete ${name}` })
  answer(listCalendarEvents, { reply: [] })
  await user.click(button)
  return user
}

const dayHasFocus = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saturday 5 December 2026' })))

describe('deleting an event', () => {
  it('removes it at once, and Undo restores it unchanged', async () => {
    const deletions = answer(deleteCalendarEvent, { status: 204 })
    const additions = answer(createCalendarEvent, { reply: anEvent({ id: 'event-9' }) })
    const user = await remove()
    expect(screen.queryByRole('article')).toBeNull()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(isWorking(undo)).toBe(false))
    expect(deletions[0]?.params.id).toBe('event-1')
    answer(listCalendarEvents, { reply: [anEvent({ id: 'event-9' })] })
    await user.click(undo)
    await screen.findByRole('article')
    await screen.findByText(/^Back in your calendar/)
    expect(additions[0]?.body).toMatchObject({ propertyId: 'home-1', startTime: anEvent().startTime })
    await press(user, 'Dismiss')
    expect(screen.queryByText(/^Back in your calendar/)).toBeNull()
    await dayHasFocus()
  })

  it('restores following for an event that followed its advert, and nothing else', async () => {
    answer(listCalendarEvents, { reply: [anEvent({ isTakenOver: true })] })
    const deletions = answer(deleteCalendarEvent, { status: 204 })
    const taken = [anEvent({ isTakenOver: true }), anEvent({ id: 'deleted-before', isTakenOver: true })]
    const calls = answer(importHomeTimes, { reply: { events: taken, isPending: false } })
    const user = await remove()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(isWorking(undo)).toBe(false))
    await user.click(undo)
    await screen.findByText(/^Back in your calendar/)
    expect(calls[0]?.body).toEqual({ propertyId: 'home-1' })
    expect(deletions.map(({ params }) => params.id)).toEqual(['event-1', 'deleted-before'])
  })

  it('restores it with the reason when that fails', async () => {
    refuse(deleteCalendarEvent, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/calendar?day=2026-12-05')
    await press(user, `Delete ${name}`)
    await screen.findByText('Error removing event')
    await screen.findByRole('article')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    await dayHasFocus()
  })
})

it('a new event outlasts the end of the tab with its home, until it is cancelled', async () => {
  asUser()
  answer(listSavedProperties, { reply: [aSavedHome()] })
  const openNew = async () => {
    const { user } = renderRoute('/calendar?day=2026-12-05')
    await press(user, 'Add Event')
    await screen.findByRole('option', { name: '12 Lennox Street, Richmond' })
    return user
  }
  const typed = () => [valueOf('Property'), valueOf('Notes')]
  const user = await openNew()
  await user.selectOptions(screen.getByLabelText('Property'), '12 Lennox Street, Richmond')
  await type(user, 'Notes', 'Bring Dad')
  cleanup()
  const again = await openNew()
  expect(typed()).toEqual(['home-1', 'Bring Dad'])
  await press(again, 'Cancel')
  await press(again, 'Add Event')
  expect(typed()).toEqual(['', ''])
})
