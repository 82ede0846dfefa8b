import { getEventListeners, once } from 'node:events'
import { expect, it } from 'vitest'
import { isLate, linkSignals } from './link-signals.ts'

it.each([0, 1])('aborts with signal %i, for its reason', (at) => {
  const controllers = [new AbortController(), new AbortController()]
  const { signal } = linkSignals(controllers.map((each) => each.signal))
  expect(signal.aborted).toBe(false)
  const reason = new Error('enough')
  controllers[at]?.abort(reason)
  expect(signal.reason).toBe(reason)
  expect(isLate(signal)).toBe(false)
})

it('is aborted from the start when one of them is', () => {
  const { signal } = linkSignals([new AbortController().signal, AbortSignal.abort('gone')])
  expect(signal.reason).toBe('gone')
})

it('aborts as late on timeout', async () => {
  const { signal } = linkSignals([], 1)
  await once(signal, 'abort')
  expect(isLate(signal)).toBe(true)
})

it('leaves no listener on signals that outlive it', () => {
  const { signal: long } = new AbortController()
  const { signal, end } = linkSignals([long], 5)
  expect(getEventListeners(long, 'abort')).toHaveLength(1)
  end()
  expect(getEventListeners(long, 'abort')).toHaveLength(0)
  expect(signal.aborted).toBe(false)
})
