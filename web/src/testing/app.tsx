import {
  type CurrentUser,
  getCriteria,
  getCurrentUser,
  getWeights,
  listCalendarEvents,
  listProperties,
  listSavedSearches,
  listSearches,
  sessionHint,
} from '@verandah/contracts'
import { act, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { App } from '@/app/app.tsx'
import { initialiseSetupFlags } from '@/lib/storage/local.ts'
import { aUser } from './builders.ts'
import { answer, refuse } from './network.ts'

/** Fixes the time and the time zone for a file's tests. */
export function setClock(now: string, timeZone: string): void {
  const before = process.env.TZ
  beforeEach(() => {
    process.env.TZ = timeZone
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  })
  afterEach(() => {
    vi.useRealTimers()
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })
}

/** Acts as a visitor without a session. */
export function asVisitor() {
  document.cookie = `${sessionHint.name}=; Max-Age=0`
  refuse(getCurrentUser, { status: 401, code: 'unauthenticated', detail: 'Sign in first.' })
}

/** Signs in a user with no data; tests override the answers afterwards. */
export function asUser(over: Partial<CurrentUser> = {}) {
  document.cookie = `${sessionHint.name}=${sessionHint.value}`
  answer(getCurrentUser, { reply: aUser(over) })
  answer(getCriteria, { reply: {} })
  refuse(getWeights, { status: 404, code: 'not-found', detail: 'There are no weights yet.' })
  answer(listSearches, { reply: [] })
  answer(listProperties, { reply: [] })
  answer(listCalendarEvents, { reply: [] })
  answer(listSavedSearches, { reply: [] })
}

/** Signs in a user with a paid plan. */
export function asSubscriber(over: Partial<CurrentUser> = {}) {
  asUser({ plan: 'annual', subscriptionStatus: 'active', ...over })
}

/** Renders the whole application at a URL. */
export function renderRoute(address: string) {
  window.history.replaceState(null, '', address)
  initialiseSetupFlags()
  return { user: userEvent.setup({ delay: null }), ...render(<App />) }
}

/** Navigates within the open application. */
export function goTo(address: string): void {
  act(() => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

export function currentAddress(): string {
  return `${window.location.pathname}${window.location.search}`
}

/** Clicks a button, or what else has this role, once it is there. */
export async function press(user: UserEvent, name: string | RegExp, role = 'button'): Promise<void> {
  await user.click(await screen.findByRole(role, { name }))
}

/** Types into a field behind what it holds. */
export async function type(user: UserEvent, label: string | RegExp, text: string): Promise<void> {
  await user.type(await screen.findByLabelText(label), text)
}

/** Types into a field in place of what it holds. */
export async function retype(user: UserEvent, label: string | RegExp, text: string): Promise<void> {
  await user.clear(await screen.findByLabelText(label))
  await type(user, label, text)
}

export function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value
}

/** Returns a field's hint or error, by its `aria-describedby`. */
export function noteOf(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** Whether a button is busy. */
export function isWorking(button: HTMLElement): boolean {
  return button.getAttribute('aria-disabled') === 'true'
}

/** Whether a button can be pressed. */
export function isAble(button: HTMLElement): boolean {
  return !button.hasAttribute('disabled') && !isWorking(button)
}
