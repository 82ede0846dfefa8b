import { screen, within } from '@testing-library/react'
import { listCalendarEvents, listSavedProperties } from '@verandah/contracts'
import { expect, it } from 'vitest'
import { asSubscriber, renderRoute, setClock } from '@/testing/app.tsx'
import { anEvent, aSavedHome } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'

setClock('2026-11-28T01:00:00.000Z', 'Australia/Melbourne')

it('an auction in the calendar leads to the bidding card with the walk-away price, an open home does not', async () => {
  asSubscriber()
  answer(listSavedProperties, {
    reply: [aSavedHome({}, { walkAway: { price: 812_000, reason: '', isPrivate: true } })],
  })
  answer(listCalendarEvents, { reply: [anEvent(), anEvent({ id: 'event-2', eventType: 'Auction' })] })
  renderRoute('/calendar?view=all')
  const auction = within(await screen.findByRole('article', { name: /^Auction/ }))
  const link = await auction.findByRole('link', { name: /^Stop at \$812,000 · Bidding card/ })
  expect(link.getAttribute('href')).toBe('/bidding/home-1')
  const open = within(screen.getByRole('article', { name: /^Open Home/ }))
  expect(open.queryByRole('link', { name: /Bidding card/ })).toBeNull()
})
