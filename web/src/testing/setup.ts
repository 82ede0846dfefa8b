import { sessionHint } from '@verandah/contracts'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { clearToasts } from '@/lib/toast.ts'
import { beRestless, network } from './network.ts'

/** What a test may write to the console; anything else fails it. */
const expectedErrors = new Set<string>()
export const expectConsoleError = (start: string): void => {
  expectedErrors.add(start)
}

configure({ asyncUtilTimeout: 15_000 })

const unexpected: string[] = []

beforeAll(() => {
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
  vi.restoreAllMocks()
  expectedErrors.clear()
  const written = unexpected.splice(0)
  if (written.length > 0) throw new Error(`console.error was called: ${written.join('\n')}`)
})

afterAll(() => network.close())
