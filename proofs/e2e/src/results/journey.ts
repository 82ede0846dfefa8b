import type { Property } from '@verandah/contracts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A buyer at the results of a finished search. */
export interface AtResults {
  readonly page: Page
  readonly isPhone: boolean
  readonly searchId: string
  readonly homes: readonly Property[]
  /** Reloads the search with `narrowing` appended to its URL. */
  open(narrowing?: string): Promise<void>
}

export interface Journey {
  readonly name: string
  readonly go: (at: AtResults) => Promise<void>
}

/** Waits for counts such as "Showing 12 of 70 · 3 hidden". */
export function seeCounts(page: Page, words: string | RegExp) {
  return page.getByRole('status').getByText(words).waitFor()
}

export function chooseIn(page: Page, label: string, option: string) {
  return page.getByLabel(label, { exact: true }).selectOption({ label: option })
}

/** Filters the results: opens the dialog, fills it in and shows the homes. */
export async function narrow(page: Page, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown>) {
  await page.getByRole('button', { name: /^Filter/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter these results' })
  await fill(dialog)
  await dialog.getByRole('button', { name: 'Show homes' }).click()
  await dialog.waitFor({ state: 'detached' })
}

export function param(page: Page, name: string): string | null {
  return new URL(page.url()).searchParams.get(name)
}

/** Returns the scores of the first two homes once rendered, read at once. */
export async function scoresShown(page: Page): Promise<number[]> {
  // Cards far below the screen are not drawn.
  await page.locator('#homes-found').scrollIntoViewIfNeeded()
  await page.getByRole('article').nth(1).waitFor()
  return page.locator('#homes-found').evaluate((list) => {
    const rings = [...list.querySelectorAll('article [role=img][aria-label^="Score"]')]
    return rings.slice(0, 2).map((ring) => Number(/\d+/.exec(ring.ariaLabel ?? '')?.[0]))
  })
}

/** Waits until the page reports this number of homes and the search has ended. */
export function seeFound(page: Page, count: number | RegExp) {
  return page
    .getByRole('heading', { name: typeof count === 'number' ? `Found ${count} Properties` : count })
    .waitFor()
    .then(() => page.getByText('Search in progress...').waitFor({ state: 'hidden' }))
}

export function expectParam(page: Page, name: string, value: string | null) {
  return expect.poll(() => param(page, name)).toBe(value)
}
