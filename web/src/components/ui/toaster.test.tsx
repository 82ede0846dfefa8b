import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissedToastRemovedAfterMs, toast, useToasts } from '@/lib/toast.ts'
import { Toaster } from './toaster.tsx'

const Count = () => <output>{useToasts().length} kept</output>
const show = (title: string, variant: 'default' | 'destructive' = 'default') => act(() => toast({ title, variant }))
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const isShown = (title: string) => screen.queryAllByText(title).length > 0

describe('messages', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(
      <>
        <Toaster />
        <Count />
      </>,
    )
  })
  afterEach(() => vi.useRealTimers())

  it('appear one at a time: a new one replaces the previous one', () => {
    show('First')
    show('Second')
    expect(isShown('First')).toBe(false)
    expect(isShown('Second')).toBe(true)
  })

  it('disappear after five seconds, and are forgotten a thousand seconds later', () => {
    show('Search initiated')
    pass(4900)
    expect(isShown('Search initiated')).toBe(true)
    pass(200)
    expect(isShown('Search initiated')).toBe(false)
    expect(screen.getByText('1 kept')).toBeDefined()
    pass(dismissedToastRemovedAfterMs)
    expect(screen.getByText('0 kept')).toBeDefined()
  })

  it('disappear when they are dismissed', async () => {
    vi.useRealTimers()
    show('Logged out')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(isShown('Logged out')).toBe(false)
  })

  it('disappear after five seconds even if the previous one was dismissed', () => {
    show('First')
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    act(() => dismiss.focus())
    fireEvent.click(dismiss)
    show('Second')
    pass(5100)
    expect(isShown('Second')).toBe(false)
  })

  it('are reached with F8', () => {
    show('Logged out')
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(document.activeElement?.closest('[aria-label*="F8"]')).not.toBeNull()
  })

  it.each([
    ['default', 'polite'],
    ['destructive', 'assertive'],
  ] as const)('are read out: %s, %s', (variant, manner) => {
    show('Something happened', variant)
    pass(100)
    const readOut = screen.getByText('Notification Something happened')
    expect(readOut.closest('[aria-live]')?.getAttribute('aria-live')).toBe(manner)
  })

  it('are styled as errors for failures', () => {
    show('Login failed', 'destructive')
    expect(screen.getAllByText('Login failed')[0]?.closest('li')?.className).toContain('text-danger')
  })
})
