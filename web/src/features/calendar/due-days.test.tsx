import { listCalendarEvents, listPurchases, listSavedProperties } from '@verandah/contracts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { asSubscriber, renderRoute, setClock } from '@/testing/app.tsx'
import { anEvent, aSavedHome } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'
import { aPurchase } from '@/testing/purchase.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Melbourne')

const terms = {
  method: 'private' as const,
  contractOn: '2026-11-30',
  financeBy: '2026-12-11',
  settlementOn: '2027-01-29',
}
const done = [{ id: 'finance-clause', on: '2026-12-01' }]
const street = '12 Lennox Street'
const financeDay = () => screen.findByRole('button', { name: /^Friday 11 December 2026, .*Finance clause/ })

beforeEach(() => {
  asSubscriber()
  answer(listSavedProperties, { reply: [aSavedHome({ state: 'VIC', timeZone: 'Australia/Melbourne' })] })
  answer(listPurchases, { reply: [aPurchase(terms)] })
  answer(listCalendarEvents, { reply: [anEvent({ startTime: '2026-12-11T00:00:00.000Z', endTime: null })] })
})

it('a day of the month says what is to do by then, beside its events, and leads to the purchase', async () => {
  const { user } = renderRoute('/calendar')
  const cell = await financeDay()
  expect(cell.getAttribute('aria-label')).toBe(
    `Friday 11 December 2026, 1 event: 11:00 am ${street}, to do: Finance clause, ${street}`,
  )
  await user.click(cell)
  const day = within(screen.getByRole('region', { name: 'Friday 11 December 2026' }))
  expect(day.getByText(/in 10 days/)).toBeDefined()
  await user.click(day.getByRole('link', { name: 'Finance clause' }))
  expect(window.location.pathname).toBe('/purchase/home-1')
})

it('the keys of the month reach such a day', async () => {
  const { user } = renderRoute('/calendar?day=2026-12-04')
  const cell = await financeDay()
  screen.getByRole('button', { name: /^Friday 4 December 2026/ }).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(cell)
})

it('what is done is not in the month, and a day with nothing else is empty', async () => {
  answer(listPurchases, { reply: [aPurchase(terms, { done })] })
  answer(listCalendarEvents, { reply: [] })
  renderRoute('/calendar?day=2026-12-11')
  await screen.findByRole('button', { name: /^Thursday 3 December 2026, to do/ })
  expect(screen.getByRole('button', { name: 'Friday 11 December 2026' })).toBeDefined()
  expect(screen.getByText('Nothing is planned for this day.')).toBeDefined()
})

it('all events have what is to do under its day, with the advice to check it', async () => {
  renderRoute('/calendar?view=all')
  const settlement = await screen.findByRole('region', { name: 'Friday 29 January 2027' })
  expect(within(settlement).getByRole('article', { name: `To do, Settlement, ${street}` })).toBeDefined()
  const both = within(screen.getByRole('region', { name: 'Friday 11 December 2026' })).getAllByRole('article')
  expect(both.map((article) => article.getAttribute('aria-label')?.split(',')[0])).toEqual(['To do', 'Open Home'])
  expect(screen.getByText(/check with your conveyancer/)).toBeDefined()
})

it('what is overdue is red on its day, also as a square on a phone, and is called so', async () => {
  answer(listPurchases, { reply: [aPurchase({ ...terms, contractOn: '2026-11-16', financeBy: '2026-11-27' })] })
  renderRoute('/calendar?day=2026-11-27')
  const cell = await screen.findByRole('button', { name: /^Friday 27 November 2026, to do: overdue Finance clause/ })
  expect(cell.querySelectorAll('.bg-danger')).toHaveLength(1)
  expect(within(cell).getByText('Finance clause').closest('.text-danger')).not.toBeNull()
})
