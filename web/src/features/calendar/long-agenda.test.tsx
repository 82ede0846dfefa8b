import { act, screen, within } from '@testing-library/react'
import { listCalendarEvents, listSavedProperties } from '@verandah/contracts'
import { expect, it } from 'vitest'
import { asUser, renderRoute, setClock } from '@/testing/app.tsx'
import { anEvent } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')

const twenty = Array.from({ length: 20 }, (_, index) =>
  anEvent({ id: `event-${index}`, address: `${index + 1} Swan Street`, notes: `Note ${index + 1}` }),
)

const edits = () => screen.getAllByRole('button', { name: /^Edit/ })

it('a long agenda shows every event, with actions for the first window; in print for all of them', async () => {
  asUser()
  answer(listSavedProperties, { reply: [] })
  answer(listCalendarEvents, { reply: twenty })
  renderRoute('/calendar?view=all')
  const last = within(await screen.findByRole('article', { name: 'Open Home, 20 Swan Street' }))
  const link = last.getByRole('link', { name: '20 Swan Street' })
  expect(last.getByText('Note 20')).toBeDefined()
  expect(edits()).toHaveLength(8)
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
    expect(edits()).toHaveLength(20)
  })
  expect(last.getByRole('link', { name: '20 Swan Street' })).toBe(link)
})
