import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fact, type Place, type State } from './row.ts'

const shown = (page: Page) => page.getByRole('region', { name: /Notifications/ }).locator('li[data-state="open"]')

/** Triggers a toast by an empty search. */
const say = async (page: Page) => {
  await page.getByRole('button', { name: 'Start Searching' }).click()
  await shown(page).waitFor()
}

const saying = async ({ page, go }: Place) => {
  await go('/dashboard')
  await say(page)
}

const swipe = async (page: Page, byPx: number) => {
  const box = await shown(page).boundingBox()
  const x = (box?.x ?? 0) + 40
  const y = (box?.y ?? 0) + 20
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y)
  await page.mouse.move(x + byPx, y, { steps: 5 })
  await page.mouse.up()
}

const watchTimers = (page: Page) =>
  page.evaluate(() => {
    const delays = [] as unknown[]
    const original = window.setTimeout
    const spy = (act: () => void, delay?: number) => {
      delays.push(delay)
      return original(act, delay)
    }
    Object.assign(window, { delays, setTimeout: spy })
  })

const delaysOf = (page: Page) => page.evaluate(() => (window as unknown as { delays: number[] }).delays)

export const toasts: readonly State[] = [
  {
    name: 'messages, by the clock',
    as: 'newcomer',
    open: async ({ page, goStill }) => {
      await goStill('/dashboard', async () => {
        await say(page)
        await page.getByRole('button', { name: 'Dismiss' }).click()
      })
    },
    rows: [
      fact(9, 'a message stays for 5000 ms', async ({ page, clock }) => {
        await watchTimers(page)
        await say(page)
        await expect.poll(() => delaysOf(page)).toContain(5_000)
        await clock().pass(4_900)
        expect(await shown(page).count()).toBe(1)
        await clock().pass(200)
        await expect.poll(() => shown(page).count()).toBe(0)
      }),
      fact(9, 'a dismissed message is removed after 1000000 ms', async ({ page }) => {
        await watchTimers(page)
        await say(page)
        await page.getByRole('button', { name: 'Dismiss' }).click()
        expect(await delaysOf(page)).toContain(1_000_000)
      }),
    ],
  },
  {
    name: 'messages, one upon another',
    as: 'newcomer',
    open: saying,
    rows: [
      fact(2, 'at most one message at a time', async ({ page, toasts: seen }) => {
        const before = seen.length
        await page.getByRole('button', { name: 'Start Searching' }).click()
        await expect.poll(() => seen.length).toBe(before + 1)
        expect(await shown(page).count()).toBe(1)
      }),
      fact(9, 'F8 leads to the messages', async ({ page }) => {
        await page.keyboard.press('F8')
        const focused = page.getByRole('region', { name: /Notifications/ }).locator(':focus')
        await expect.poll(() => focused.count()).toBe(1)
      }),
    ],
  },
  {
    name: 'a message that is swiped',
    as: 'newcomer',
    open: saying,
    rows: [
      fact(9, 'a swipe of less than 50 px to the right leaves it', async ({ page }) => {
        await swipe(page, 48)
        expect(await shown(page).count()).toBe(1)
      }),
      fact(9, 'a swipe of more than 50 px to the right dismisses it', async ({ page }) => {
        await swipe(page, 60)
        await expect.poll(() => shown(page).count()).toBe(0)
      }),
    ],
  },
]
