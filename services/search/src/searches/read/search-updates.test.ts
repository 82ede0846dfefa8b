import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSearchUpdates } from './search-updates.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Whether a wait for the search `mine` has ended after `happen`. */
const isWokenBy = async (happen: (updates: ReturnType<typeof createSearchUpdates>, abort: () => void) => unknown) => {
  const updates = createSearchUpdates()
  const caller = new AbortController()
  let isOver = false
  void updates.waitForMove('mine', 300, caller.signal).then(() => (isOver = true))
  happen(updates, () => caller.abort())
  await vi.advanceTimersByTimeAsync(0)
  return isOver
}

describe('a wait for a search to change', () => {
  it.each<[string, Parameters<typeof isWokenBy>[0], boolean]>([
    [
      'is woken when it moves',
      ({ moved }) => {
        moved('mine')
      },
      true,
    ],
    ['is woken when it is cancelled', ({ cancelled }) => cancelled('mine'), true],
    ['is woken when they hang up', (_, abort) => abort(), true],
    ['is woken after the time', () => vi.advanceTimersByTime(300), true],
    ['is not woken before the time', () => vi.advanceTimersByTime(299), false],
    ['is not woken by another search', ({ moved }) => moved('other'), false],
    ['is not woken by the end of another search', ({ cancelled }) => cancelled('other'), false],
  ])('%s', async (_words, happen, expected) => {
    expect(await isWokenBy(happen)).toBe(expected)
  })

  it('leaves no timer and no listener behind', async () => {
    const updates = createSearchUpdates()
    const caller = new AbortController()
    const add = vi.spyOn(caller.signal, 'addEventListener')
    const remove = vi.spyOn(caller.signal, 'removeEventListener')
    const waiting = updates.waitForMove('mine', 300, caller.signal)
    updates.moved('mine')
    await waiting
    expect(vi.getTimerCount()).toBe(0)
    expect(remove.mock.calls).toEqual(add.mock.calls.map(([type, listener]) => [type, listener]))
  })

  it('may be many at once', async () => {
    const warned = vi.spyOn(process, 'emitWarning')
    const updates = createSearchUpdates()
    const waits = Array.from({ length: 20 }, () => updates.waitForMove('mine', 300, new AbortController().signal))
    updates.moved('mine')
    await Promise.all(waits)
    expect(warned).not.toHaveBeenCalled()
  })
})

describe('the cancellation of a search', () => {
  it('reaches all its workers, and no others', () => {
    const updates = createSearchUpdates()
    const one = updates.cancellationOf('mine')
    const two = updates.cancellationOf('mine')
    const other = updates.cancellationOf('b')
    updates.cancelled('mine')
    expect([one, two, other].map(({ signal }) => signal.aborted)).toEqual([true, true, false])
  })

  it('is forgotten once the work is done', () => {
    const updates = createSearchUpdates()
    const done = updates.cancellationOf('mine')
    done.done()
    updates.cancelled('mine')
    expect([done.signal.aborted, updates.cancellationOf('mine').signal.aborted]).toEqual([false, false])
  })
})
