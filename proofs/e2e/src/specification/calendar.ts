import { type CalendarEvent, editSavedProperty, listCalendarEvents, saveProperty } from '@verandah/contracts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerAt, refuseAt } from '../browser/network-edge.ts'
import { fact, failure, role, type State, text } from './row.ts'

const anEvent: CalendarEvent = {
  id: 'event-1',
  userId: 'user-7',
  propertyId: null,
  title: 'An event',
  startTime: '2027-03-06T00:00:00.000Z',
  endTime: null,
  eventType: 'Other',
  notes: '',
  timeZone: 'Australia/Melbourne',
  address: null,
  revision: 1,
  isTakenOver: false,
  movedFrom: null,
  isWithdrawn: false,
  clashes: [],
  googleUrl: 'https://calendar.google.com/calendar/render',
  createdAt: '2026-11-20T02:00:00.000Z',
  updatedAt: '2026-11-20T02:00:00.000Z',
}

const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming Events' })

export const calendar: readonly State[] = [
  {
    name: 'the calendar of a buyer',
    as: 'buyer',
    open: async ({ page, go }) => {
      await go('/calendar')
      await upcoming(page).getByRole('listitem').first().waitFor()
    },
    rows: [
      role(2, 'button', 'Previous month'),
      role(2, 'button', 'Next month'),
      ...['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => text(2, `weekday ${day}`, day)),
      fact(2, 'the week begins with Sunday', async ({ page }) => {
        expect((await page.getByRole('columnheader').allInnerTexts())[0]).toBe('Sun')
      }),
      fact(9, 'the grid has 6 rows of 42 cells', async ({ page }) => {
        const grid = page.getByRole('grid')
        expect(await grid.getByRole('gridcell').count()).toBe(42)
        expect(await grid.locator('tbody tr').count()).toBe(6)
      }),
      fact(2, 'today is highlighted', async ({ page }) => {
        const today = page.getByRole('grid').locator('[aria-current=date]')
        expect((await today.innerText()).startsWith(String(new Date().getDate()))).toBe(true)
      }),
      fact(2, 'days with events show a marker', async ({ page }) => {
        await page
          .getByRole('grid')
          .getByRole('button', { name: /, \d events?:/ })
          .first()
          .waitFor()
      }),
      fact(9, 'Upcoming Events lists at most 4', async ({ page }) => {
        expect(await upcoming(page).getByRole('listitem').count()).toBe(4)
      }),
      fact(2, 'an entry shows address, event type and start time', async ({ page, belongings }) => {
        const words = await upcoming(page).getByRole('listitem').first().innerText()
        expect(words.toLowerCase()).toContain(belongings().saved[0]?.address.split(',')[0]?.toLowerCase())
        expect(words).toMatch(/Open Home/)
        expect(words).toMatch(/\d{1,2}:\d\d [ap]m/)
      }),
      fact(2, 'the end time if there is one', async ({ page }) => {
        const visit = upcoming(page).getByRole('listitem').filter({ hasText: 'Private Inspection' })
        expect(await visit.innerText()).toMatch(/[ap]m to .*[ap]m/)
      }),
      fact(2, 'auctions are styled differently', async ({ page }) => {
        const colourOf = (type: string) =>
          upcoming(page)
            .getByRole('listitem')
            .getByText(type, { exact: true })
            .first()
            .evaluate((badge) => getComputedStyle(badge).backgroundColor)
        await page.getByRole('link', { name: 'View All Events' }).waitFor()
        const home = await colourOf('Open Home')
        await page.getByRole('link', { name: 'View All Events' }).click()
        const auction = await page
          .getByRole('article')
          .getByText('Auction', { exact: true })
          .first()
          .evaluate((badge) => getComputedStyle(badge).backgroundColor)
        expect(auction).not.toBe(home)
      }),
    ],
  },
  {
    name: 'an empty calendar',
    as: 'newcomer',
    open: ({ go }) => go('/calendar'),
    rows: [
      text(2, 'No upcoming events'),
      role(2, 'heading', 'Upcoming Events'),
      fact(2, 'View All Events', ({ page }) => page.getByText('View All Events').waitFor()),
      role(2, 'button', 'Connect Google Calendar'),
      role(2, 'button', 'Add Event'),
    ],
  },
  {
    name: 'an event about no home',
    as: 'newcomer',
    open: async ({ page, go }) => {
      const startTime = new Date(Date.now() + 86_400_000).toISOString()
      const made = { ...anEvent, title: 'Coffee with the agent', startTime, address: null, propertyId: null }
      await answerAt(page, listCalendarEvents, { reply: [made] })
      await go('/calendar')
    },
    rows: [
      fact(2, 'without an address an entry shows its title', ({ page }) =>
        upcoming(page).getByText('Coffee with the agent').waitFor(),
      ),
    ],
  },
  {
    name: 'the favourite of an event that cannot be changed',
    as: 'buyer',
    open: async ({ page, go }) => {
      await refuseAt(page, editSavedProperty)
      await refuseAt(page, saveProperty)
      await go('/calendar?view=all')
      await page
        .getByRole('article')
        .getByRole('button', { name: /^Favourite/ })
        .first()
        .click()
    },
    rows: [failure(8, 'Error updating property', 'Failed to update property favorite status')],
  },
]
