import { expect, it } from 'vitest'
import { createGate, createRecorder } from './testing/things.ts'
import { createWorkTracker } from './work-tracker.ts'

it('is idle at once where nothing runs, and again after work that ended', async () => {
  const tracker = createWorkTracker()
  await tracker.idle()
  expect(await tracker.track(Promise.resolve('done'))).toBe('done')
  await expect(tracker.track(Promise.reject(new Error('no')))).rejects.toThrow('no')
  await tracker.idle()
})

it('is idle for all who wait once the last work has ended, though it failed, with what it began', async () => {
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
