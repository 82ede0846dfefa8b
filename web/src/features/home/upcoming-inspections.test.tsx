import { listCalendarEvents } from '@verandah/contracts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, renderRoute, setClock } from '@/testing/app.tsx'
import { anEvent } from '@/testing/calendar-builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')

const panel = async () => within(await screen.findByRole('region', { name: 'Upcoming inspections' }))

describe('the upcoming inspections', () => {
  beforeEach(() => asUser())

  it('are the next events of the calendar, and link there', async () => {
    answer(listCalendarEvents, { reply: [anEvent()] })
    renderRoute('/dashboard')
    const link = await (await panel()).findByRole('link', { name: /12 Lennox Street/ })
    expect(link.getAttribute('href')).toBe('/calendar?day=2026-12-05')
    expect(link.textContent).toContain('Sat 5 Dec, 11:00 am to 11:30 am')
  })

  it('say when there are none', async () => {
    renderRoute('/dashboard')
    await (await panel()).findByText('No upcoming events')
    expect((await panel()).getByRole('link', { name: 'plan a day' }).getAttribute('href')).toBe('/plan')
    expect((await panel()).getByRole('link', { name: 'Open calendar' }).getAttribute('href')).toBe('/calendar')
  })

  it('show that they are loading', async () => {
    neverAnswer(listCalendarEvents)
    renderRoute('/dashboard')
    await (await panel()).findByRole('status', { name: 'Loading your events' })
  })

  it('report a failure to load, and retry', async () => {
    refuse(listCalendarEvents, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/dashboard')
    await (await panel()).findByText('Your calendar could not be loaded')
    answer(listCalendarEvents, { reply: [anEvent()] })
    await user.click((await panel()).getByRole('button', { name: 'Try again' }))
    await (await panel()).findByText(/^Sat 5 Dec/)
  })
})
