import { createCalendarEvent } from '@verandah/contracts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { refuseAt } from '../browser/network-edge.ts'
import { fact, failure, field, options, type Place, role, type State } from './row.ts'

/** Opens the buyer's first saved home in its current state. */
const openSaved = ({ go, belongings }: Place) => go(`/property/${belongings().saved[0]?.id ?? ''}`)

const visit = (page: Page) => page.getByRole('dialog', { name: 'Schedule Visit' })
const openVisit = async (at: Place) => {
  await openSaved(at)
  await at.page.getByRole('button', { name: 'Schedule Visit' }).click()
}

export const scheduleVisit: readonly State[] = [
  {
    name: 'the Schedule Visit dialog',
    as: 'buyer',
    open: openVisit,
    rows: [
      role(2, 'heading', 'Schedule Visit'),
      field(2, 'Title'),
      options(9, 'Event Type', ['Open Home', 'Private Inspection', 'Auction', 'Other']),
      field(9, 'Event Type', { value: 'Open Home' }),
      field(2, 'Notes'),
      fact(2, 'changing the date keeps the time of day, and the other way round', async ({ page }) => {
        const date = visit(page).getByLabel('Date')
        const time = visit(page).getByLabel('Time')
        await time.fill('14:45')
        await date.fill('2027-04-03')
        expect(await time.inputValue()).toBe('14:45')
        await time.fill('09:15')
        expect(await date.inputValue()).toBe('2027-04-03')
      }),
      fact(5, 'Missing information / Please fill in all required fields', async ({ page, toasts }) => {
        await visit(page).getByLabel('Title').fill('')
        await visit(page)
          .getByRole('button', { name: /^Add to/ })
          .click()
        await expect
          .poll(() => [...toasts])
          .toContainEqual({
            title: 'Missing information',
            description: 'Please fill in all required fields',
            isDestructive: true,
          })
      }),
      fact(8, 'Event added / Calendar event has been added', async ({ page, toasts }) => {
        await visit(page).getByLabel('Title').fill('A first look')
        await visit(page)
          .getByRole('button', { name: /^Add to/ })
          .click()
        await expect
          .poll(() => toasts.map(({ title, description }) => `${title}: ${description}`).join())
          .toMatch(/Event added: Calendar event has been added/)
        await visit(page).waitFor({ state: 'hidden' })
      }),
    ],
  },
  {
    name: 'a visit that is refused',
    as: 'buyer',
    open: async (at) => {
      await refuseAt(at.page, createCalendarEvent, { detail: 'The week is full.' })
      await openVisit(at)
      await visit(at.page).getByLabel('Date').fill('2027-04-03')
      await visit(at.page).getByLabel('Time').fill('14:45')
      await visit(at.page)
        .getByRole('button', { name: /^Add to/ })
        .click()
    },
    rows: [failure(8, 'Error adding event', 'There was an error: The week is full.')],
  },
]
