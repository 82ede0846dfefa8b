import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { PageClock } from '../browser/page-clock.ts'
import type { SeenToast } from '../browser/watch-toasts.ts'
import type { Belongings } from '../people/seed-buyer.ts'
import type { Person } from '../people/open-account.ts'

/** A visitor; a new account; a buyer after some weeks; one whose plan is unpaid; one whose weights are all zero. */
export type Who = 'visitor' | 'newcomer' | 'buyer' | 'unpaid' | 'indifferent'

/** A person's browser window in a state of the product. */
export interface Place {
  readonly page: Page
  readonly url: string
  readonly person: Person | null
  readonly toasts: readonly SeenToast[]
  go(path: string): Promise<void>
  /** Opens a path and stops the page's clock once `ready`. */
  goStill(path: string, ready: () => Promise<unknown>): Promise<PageClock>
  clock(): PageClock
  belongings(): Belongings
  failEverything(): Promise<void>
}

export type Section = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** One line of the specification and its check. */
export interface Row {
  readonly section: Section
  /** The quoted text, or a summary of the rule. */
  readonly says: string
  readonly check: (at: Place) => Promise<void>
}

/** A state of a screen: how to reach it, once, and what must be true there. */
export interface State {
  readonly name: string
  readonly as: Who
  readonly open: (at: Place) => Promise<unknown>
  readonly rows: readonly Row[]
}

export function fact(section: Section, says: string, check: Row['check']): Row {
  return { section, says, check }
}

/** Checks for visible text: the whole text for a string, a part for a pattern. */
export function text(section: Section, says: string, shown: string | RegExp = says): Row {
  return fact(section, says, ({ page }) =>
    page
      .getByText(shown, { exact: typeof shown === 'string' })
      .filter({ visible: true })
      .first()
      .waitFor(),
  )
}

export function gone(section: Section, says: string, hidden: string | RegExp): Row {
  return fact(section, says, ({ page }) => page.getByText(hidden).first().waitFor({ state: 'hidden' }))
}

type Role = 'button' | 'group' | 'heading' | 'tab' | 'slider' | 'checkbox' | 'img' | 'columnheader'

export function role(section: Section, kind: Role, name: string, says = `${kind} ${name}`): Row {
  return fact(section, says, ({ page }) => page.getByRole(kind, { name, exact: true }).first().waitFor())
}

/** Checks a link's target. */
export function link(section: Section, name: string, to: string | RegExp): Row {
  return fact(section, `${name} leads to ${String(to)}`, async ({ page }) => {
    const href = () => page.getByRole('link', { name, exact: true }).first().getAttribute('href')
    if (typeof to === 'string') await expect.poll(href).toBe(to)
    else await expect.poll(href).toMatch(to)
  })
}

interface FieldFacts {
  value?: string
  placeholder?: string
}

export function field(section: Section, label: string, facts: FieldFacts = {}): Row {
  return fact(section, [`field ${label}`, ...Object.values(facts)].join(' '), async ({ page }) => {
    const control = page.getByLabel(label, { exact: true }).first()
    await control.waitFor()
    if (facts.value !== undefined) expect(await control.inputValue()).toBe(facts.value)
    if (facts.placeholder !== undefined) expect(await control.getAttribute('placeholder')).toBe(facts.placeholder)
  })
}

/** Checks a select's options, in order. */
export function options(section: Section, label: string, offered: readonly string[]): Row {
  return fact(section, `${label}: ${offered.join(', ')}`, async ({ page }) => {
    const select = page.getByLabel(label, { exact: true })
    await select.waitFor()
    expect(await select.locator('option').allInnerTexts()).toEqual(offered)
  })
}

interface ToastFacts {
  description?: string | RegExp
  isDestructive?: boolean
}

/** Checks for a toast shown on the way to this state. */
export function toast(section: Section, title: string, { description, isDestructive = false }: ToastFacts = {}): Row {
  return fact(section, [`toast ${title}`, description].filter(Boolean).join(' / '), ({ toasts }) =>
    expect
      .poll(() => [...toasts], { timeout: 120_000 })
      .toContainEqual({
        title,
        description: description === undefined ? (expect.any(String) as string) : wordsLike(description),
        isDestructive,
      }),
  )
}

export function failure(section: Section, title: string, description?: string | RegExp): Row {
  return toast(section, title, { isDestructive: true, ...(description !== undefined && { description }) })
}

export function address(section: Section, says: string, path: string | RegExp): Row {
  return fact(section, says, ({ page }) =>
    page.waitForURL(({ pathname, search }) => {
      const here = `${pathname}${search}`
      return typeof path === 'string' ? here === path : path.test(here)
    }),
  )
}

const wordsLike = (words: string | RegExp): string =>
  typeof words === 'string' ? words : (expect.stringMatching(words) as string)
