import { listCalendarEvents, listPurchases, listSavedProperties } from '@verandah/contracts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSubscriber, press, renderRoute, setClock } from '@/testing/app.tsx'
import { anEvent, aSavedHome } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'
import { aPurchase } from '@/testing/purchase.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Melbourne')

const startTime = '2026-12-11T00:00:00.000Z'
const visit = anEvent({ startTime, endTime: null })
const auction = anEvent({ id: 'event-2', eventType: 'Auction', address: '4 Swan Street', startTime, endTime: null })

beforeEach(() => {
  asSubscriber()
  answer(listSavedProperties, { reply: [aSavedHome({ state: 'VIC', timeZone: 'Australia/Melbourne' })] })
  answer(listPurchases, { reply: [] })
  answer(listCalendarEvents, { reply: [visit, auction] })
})

const kinds = () => screen.findByRole('group', { name: 'Show only' })
const day = () => screen.getByRole('region', { name: 'Friday 11 December 2026' })

describe('the kinds of entries', () => {
  it('narrow the month, its day and the agenda, and widen again', async () => {
    answer(listPurchases, {
      reply: [aPurchase({ method: 'private', contractOn: '2026-11-30', financeBy: '2026-12-11' })],
    })
    const { user } = renderRoute('/calendar?day=2026-12-11')
    const cell = await screen.findByRole('button', { name: /^Friday 11 December 2026, 2 events: .*Finance clause/ })
    await user.click(within(await kinds()).getByRole('checkbox', { name: 'Auction' }))
    expect(cell.getAttribute('aria-label')).toBe('Friday 11 December 2026, 1 event: auction 11:00 am 4 Swan Street')
    expect(within(day()).queryByText('Finance clause')).toBeNull()
    await press(user, 'View All Events', 'link')
    await screen.findByText('1 event to come')
    await user.click(within(await kinds()).getByRole('checkbox', { name: 'To do' }))
    expect(screen.getByRole('link', { name: 'Finance clause' })).toBeDefined()
    await user.click(within(await kinds()).getByRole('checkbox', { name: 'Auction' }))
    await user.click(within(await kinds()).getByRole('checkbox', { name: 'To do' }))
    expect(screen.getByText('2 events to come')).toBeDefined()
  })

  it('that are hidden are not said to be missing', async () => {
    answer(listCalendarEvents, {
      reply: [visit, anEvent({ ...auction, id: 'event-3', startTime: '2026-12-12T00:00:00.000Z' })],
    })
    const { user } = renderRoute('/calendar?day=2026-12-11')
    await user.click(within(await kinds()).getByRole('checkbox', { name: 'Auction' }))
    expect(within(day()).getByText('Nothing of this kind on this day.')).toBeDefined()
  })

  it('are not offered while there is one', async () => {
    answer(listCalendarEvents, { reply: [visit] })
    renderRoute('/calendar?day=2026-12-11')
    await screen.findByRole('button', { name: /^Friday 11 December 2026, 1 event/ })
    expect(screen.queryByRole('group', { name: 'Show only' })).toBeNull()
  })
})
