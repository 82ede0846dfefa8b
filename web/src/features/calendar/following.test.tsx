import { listCalendarEvents, listSavedProperties, importHomeTimes } from '@verandah/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asUser, press, renderRoute, setClock } from '@/testing/app.tsx'
import { anEvent, aSavedHome } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'

const now = '2026-12-01T02:00:00Z'
setClock(now, 'Australia/Sydney')
beforeEach(() => asUser())

const movedTo = (startTime: string) => anEvent({ isTakenOver: true, startTime, endTime: null })

it('a time that the agent moved is reloaded on the way to the home screen and back', async () => {
  answer(listCalendarEvents, { reply: [movedTo('2026-12-05T00:00:00.000Z')] })
  const { user } = renderRoute('/calendar')
  const goTo = (name: string) => user.click(screen.getAllByRole('link', { name })[0]!)
  await screen.findByText('Sat 5 Dec, 11:00 am')
  answer(listCalendarEvents, { reply: [movedTo('2026-12-05T01:00:00.000Z')] })
  await goTo('Home')
  const panel = await screen.findByRole('region', { name: 'Upcoming inspections' })
  await within(panel).findByText('Sat 5 Dec, 12:00 pm')
  answer(listCalendarEvents, { reply: [] })
  await goTo('Calendar')
  await screen.findByText('No upcoming events')
})

it.each([
  ['that is lost', { stage: 'lost' }, {}, 'You marked this home as lost.'],
  ['that is sold', {}, { status: 'sold' }, 'This home has been sold.'],
  ['that no provider lists', { isGone: true }, {}, 'This home is no longer listed.'],
] as const)('a coming visit of a home %s says so, a past one does not', async (_title, over, home, words) => {
  answer(listSavedProperties, { reply: [aSavedHome(home, over)] })
  const saysIt = ({ textContent }: HTMLElement) => textContent.includes(words)
  const at = (startTime: string) => anEvent({ id: startTime, startTime, endTime: null })
  answer(listCalendarEvents, { reply: [at('2026-12-01T00:00:00.000Z'), at('2026-12-01T05:00:00.000Z')] })
  renderRoute('/calendar?day=2026-12-01')
  await waitFor(() => expect(screen.getAllByRole('article').map(saysIt)).toEqual([false, true]))
})

describe('the times of a home that the calendar does not know yet', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(now) })
    const inspections = [{ start: '2026-12-05T00:00:00.000Z', end: null }]
    answer(listSavedProperties, { reply: [aSavedHome({ inspections })] })
    answer(importHomeTimes, { reply: { events: [], isPending: true } })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const follow = async () => {
    const { user } = renderRoute('/calendar?day=2026-12-05')
    await press(user, 'Add Event')
    await screen.findByRole('option', { name: '12 Lennox Street, Richmond' })
    await user.selectOptions(screen.getByLabelText('Property'), '12 Lennox Street, Richmond')
    await press(user, 'Add it from the advert')
    for (let asks = 1; asks < 5; asks += 1) await pass(700)
    await screen.findByText('Adding the times')
  }

  it('appear once they are imported, and polling stops', async () => {
    await follow()
    const lists = answer(listCalendarEvents, { reply: [anEvent({ isTakenOver: true })] })
    await pass(3_000)
    await screen.findByRole('article', { name: /12 Lennox Street/ })
    await pass(60_000)
    expect(lists).toHaveLength(1)
  })

  it('are polled five times at most', async () => {
    await follow()
    const lists = answer(listCalendarEvents, { reply: [] })
    for (let looks = 1; looks <= 5; looks += 1) {
      await pass(3_000)
      await waitFor(() => expect(lists.length).toBeGreaterThanOrEqual(looks))
    }
    await pass(60_000)
    expect(lists).toHaveLength(5)
  })
})
