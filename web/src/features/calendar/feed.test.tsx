import { type CalendarFeed, getCalendarFeed, openCalendarFeed, revokeCalendarFeed } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, press, renderRoute, valueOf } from '@/testing/app.tsx'
import { answer, refuse } from '@/testing/network.ts'

const feed: CalendarFeed = {
  url: 'https://verandah.example/api/calendar-feed/key.ics',
  webcalUrl: 'webcal://verandah.example/api/calendar-feed/key.ics',
  createdAt: '2026-11-20T02:00:00.000Z',
}

const openDialog = async () => {
  const { user } = renderRoute('/calendar')
  await press(user, 'Connect Google Calendar')
  return { user, dialog: screen.getByRole('dialog', { name: 'Connect Google Calendar' }) }
}

describe('the private feed', () => {
  beforeEach(() => asUser())

  it('is created on demand, and offers Google, a calendar app and its URL', async () => {
    refuse(getCalendarFeed, { status: 404, code: 'not-found', detail: 'There is no feed.' })
    const calls = answer(openCalendarFeed, { reply: feed })
    const { user, dialog } = await openDialog()
    await press(user, 'Create a private link')
    await screen.findByLabelText('Private address')
    expect(document.activeElement).toBe(within(dialog).getByRole('link', { name: /^Add to Google Calendar/ }))
    expect(calls).toHaveLength(1)
    expect(valueOf('Private address')).toBe(feed.url)
    const link = (name: string) => within(dialog).getByRole('link', { name }).getAttribute('href')
    expect(link('Open in a calendar app')).toBe(feed.webcalUrl)
    expect(link('Add to Google Calendar (opens in a new tab)')).toBe(
      `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed.webcalUrl)}`,
    )
  })

  it('is copied by a button that confirms it', async () => {
    answer(getCalendarFeed, { reply: feed })
    const { user } = await openDialog()
    await press(user, 'Copy')
    await screen.findByRole('button', { name: 'Copied' })
    expect(await navigator.clipboard.readText()).toBe(feed.url)
  })

  it('is revoked only after confirmation', async () => {
    answer(getCalendarFeed, { reply: feed })
    const calls = answer(revokeCalendarFeed, { status: 204 })
    const { user } = await openDialog()
    await press(user, 'Revoke the link')
    await press(user, 'Keep the link')
    expect(calls).toHaveLength(0)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Revoke the link' }))
    await press(user, 'Revoke the link')
    await press(user, 'Revoke it')
    const make = await screen.findByRole('button', { name: 'Create a private link' })
    await waitFor(() => expect(document.activeElement).toBe(make))
    expect(calls).toHaveLength(1)
  })

  it('reports a failure to load, and retries', async () => {
    refuse(getCalendarFeed, { status: 503, detail: 'Back soon.' })
    const { user } = await openDialog()
    await screen.findByText('Your link could not be loaded')
    answer(getCalendarFeed, { reply: feed })
    await press(user, 'Try again')
    await waitFor(() => expect(valueOf('Private address')).toBe(feed.url))
  })
})
