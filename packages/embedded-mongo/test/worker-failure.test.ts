import { EventEmitter, once } from 'node:events'
import { BroadcastChannel } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { startWorker } from '../src/start-worker.ts'

const FAILING = new URL('./failing-worker.mjs', import.meta.url)

describe('a worker that fails', () => {
  it.each([
    ['crash', /The embedded store stopped: out of memory/],
    ['exit', /its thread ended with code 3/],
    ['disk', /the disk is full/],
  ])('is reported to the host: %s', async (path, reason) => {
    const failures = new EventEmitter()
    const failed = once(failures, 'failure')
    const { close } = await startWorker({ path }, (error) => failures.emit('failure', error), FAILING)
    const order = new BroadcastChannel(path)
    order.postMessage('die')
    expect(String(await failed)).toMatch(reason)
    order.close()
    await close()
  })

  it('is not reported after it was closed', async () => {
    const failures: Error[] = []
    const { close } = await startWorker(
      { path: 'none' },
      (error) => failures.push(error),
      new URL('./quiet-worker.mjs', import.meta.url),
    )
    await close()
    expect(failures).toEqual([])
  })
})
