import { expect, it } from 'vitest'
import { createGate, createRecorder } from './testing/things.ts'
import { createWorkTracker } from './work-tracker.ts'

it('is idle at once without work, and again after work has ended', async () => {
  const tracker = createWorkTracker()
  await tracker.idle()
  expect(await tracker.track(Promise.resolve('done'))).toBe('done')
  await expect(tracker.track(Promise.reject(new Error('no')))).rejects.toThrow('no')
  await tracker.idle()
})

it('resolves for all waiters once the last work has ended, even if it failed, with the work that it started', async () => {
  const tracker = createWorkTracker()
  const first = createGate()
  const second = createGate()
  const third = createGate()
  const steps = createRecorder<string>()
  void tracker.track(first.opened)
  const failing = tracker.track(second.opened.then(() => Promise.reject(new Error('no')))).catch(() => {
    void tracker.track(third.opened)
    steps.record('failed')
  })
  const idle = Promise.all([1, 2].map(() => tracker.idle().then(() => steps.record('idle'))))
  first.open()
  await tracker.track(Promise.resolve())
  second.open()
  await failing
  expect(steps.seen).toEqual(['failed'])
  third.open()
  await idle
  expect(steps.seen).toEqual(['failed', 'idle', 'idle'])
})
