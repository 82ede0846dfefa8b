import { sessionHint } from '@verandah/contracts'
import { cleanup, configure, fireEvent, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { clearToasts } from '@/lib/toast.ts'
import { beRestless, network } from './network.ts'

/** Expected console errors, by their start; any other fails the test. */
const expectedErrors = new Set<string>()
export function expectConsoleError(start: string): void {
  expectedErrors.add(start)
}

/** Prints the page when the message is read: waiting for an element makes an error at each look, and drops it. */
const getElementError = (message: string | null, container: Element): Error => {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
  Error.captureStackTrace(error, getElementError)
  const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { get, configurable: true })
}

configure({ asyncUtilTimeout: 8_000, getElementError })

/** Moves range inputs by keys, which happy-dom does not implement. */
const sliderSteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  Home: -Infinity,
  ArrowRight: 1,
  ArrowUp: 1,
  End: Infinity,
}
const moveSlider = (event: KeyboardEvent): void => {
  const { key, target } = event
  const step = sliderSteps[key]
  if (step === undefined || !(target instanceof HTMLInputElement) || target.type !== 'range') return
  event.preventDefault()
  const value = Math.min(Number(target.max), Math.max(Number(target.min), Number(target.value) + step))
  if (value !== Number(target.value)) fireEvent.change(target, { target: { value: String(value) } })
}

const unexpected: string[] = []

beforeAll(() => {
  window.addEventListener('keydown', moveSlider)
  network.listen({ onUnhandledRequest: 'error' })
  if (process.env.RESTLESS === '1') beRestless()
})

beforeEach(() => {
  document.cookie = `${sessionHint.name}=${sessionHint.value}`
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const text = parts.map(String).join(' ')
    if (![...expectedErrors].some((start) => text.startsWith(start))) unexpected.push(text)
  })
})

afterEach(() => {
  cleanup()
  clearToasts()
  network.resetHandlers()
  window.localStorage.clear()
  window.sessionStorage.clear()
  delete document.documentElement.dataset.theme
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expectedErrors.clear()
  const written = unexpected.splice(0)
  if (written.length > 0) throw new Error(`console.error was called: ${written.join('\n')}`)
})

// A module whose import is interrupted stays broken for the following files.
afterAll(async () => {
  await vi.dynamicImportSettled()
  window.removeEventListener('keydown', moveSlider)
  network.close()
})
