import { createCalendarEvent, listCalendarEvents } from '@verandah/contracts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { holdAt, refuseAt, watchAt } from '../browser/network-edge.ts'
import { fact, failure, field, options, type Place, role, type Row, type State, toast } from './row.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Calendar Event' })

const openDialog = async ({ page, go }: Place) => {
  await go('/calendar')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await dialog(page).getByLabel('Property').locator('option').nth(1).waitFor({ state: 'attached' })
}

const fill = async (page: Page, title = 'Second look') => {
  await dialog(page).getByLabel('Property').selectOption({ index: 1 })
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Date').fill('2027-03-06')
  await dialog(page).getByLabel('Time').fill('10:30')
}

const add = (page: Page, name = 'Add Event') => dialog(page).getByRole('button', { name }).click()

const required = (label: string): Row =>
  fact(5, `${label} is marked as required`, async ({ page }) => {
    expect(await dialog(page).getByLabel(label).getAttribute('required')).not.toBeNull()
  })

export const addEvent: readonly State[] = [
  {
    name: 'the Add Calendar Event dialog',
    as: 'buyer',
    open: openDialog,
    rows: [
      role(2, 'heading', 'Add Calendar Event'),
      fact(2, 'Property shows address and suburb, and asks to Select a property', async ({ page, belongings }) => {
        const offered = await dialog(page).getByLabel('Property').locator('option').allInnerTexts()
        expect(offered[0]).toBe('Select a property')
        expect(offered.join('\n')).toContain(belongings().saved[0]?.suburb)
      }),
      options(9, 'Event Type', ['Open Home', 'Private Inspection', 'Auction', 'Other']),
      field(9, 'Event Type', { value: 'Open Home' }),
      field(2, 'Title', { placeholder: 'Event title' }),
      ...(['date', 'time'] as const).map((type) =>
        fact(2, `a ${type} input`, async ({ page }) => {
          const label = type === 'date' ? 'Date' : 'Time'
          expect(await dialog(page).getByLabel(label).getAttribute('type')).toBe(type)
        }),
      ),
      fact(2, 'Notes has 3 rows', async ({ page }) => {
        expect(await dialog(page).getByLabel('Notes').getAttribute('rows')).toBe('3')
      }),
      ...['Property', 'Event Type', 'Title', 'Time'].map(required),
      role(2, 'button', 'Cancel'),
      fact(5, 'Missing information / Please fill in all required fields', async ({ page, toasts }) => {
        await add(page)
        await expect
          .poll(() => [...toasts])
          .toContainEqual({
            title: 'Missing information',
            description: 'Please fill in all required fields',
            isDestructive: true,
          })
      }),
      fact(4, 'Cancel closes the dialog', async ({ page }) => {
        await dialog(page).getByRole('button', { name: 'Cancel' }).click()
        await dialog(page).waitFor({ state: 'hidden' })
      }),
    ],
  },
  {
    name: 'an event on its way',
    as: 'buyer',
    open: async (at) => {
      await holdAt(at.page, createCalendarEvent)
      await openDialog(at)
      await fill(at.page)
      await add(at.page)
    },
    rows: [role(2, 'button', 'Adding...')],
  },
  {
    name: 'an event that is added',
    as: 'buyer',
    open: async (at) => {
      await openDialog(at)
      await fill(at.page)
      await add(at.page)
    },
    rows: [
      toast(8, 'Event added', { description: /^Your calendar event has been added successfully\./ }),
      fact(4, 'the dialog closes on a successful save', ({ page }) => dialog(page).waitFor({ state: 'hidden' })),
      fact(7, 'the list of events is read anew', async ({ page }) => {
        const asked = await watchAt(page, listCalendarEvents)
        await page.getByRole('button', { name: 'Add Event' }).click()
        await fill(page, 'Third look')
        await add(page)
        await expect.poll(() => asked.length).toBeGreaterThan(0)
      }),
    ],
  },
  {
    name: 'an event that is refused',
    as: 'buyer',
    open: async (at) => {
      await refuseAt(at.page, createCalendarEvent, { detail: 'The week is full.' })
      await openDialog(at)
      await fill(at.page)
      await add(at.page)
    },
    rows: [
      failure(8, 'Error adding event', 'There was an error adding your event: The week is full.'),
      fact(4, 'the dialog stays open', ({ page }) => dialog(page).waitFor()),
    ],
  },
]
