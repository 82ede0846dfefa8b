import { describe, expect, it, vi } from 'vitest'
import { FlushQueue } from './flush-queue.ts'
import type { JournalEntry } from './journal.ts'

const put = (key: string): JournalEntry => ({ type: 'put', key, value: new Uint8Array() })

interface Flush {
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** A disk whose flushes end when the test says so. */
const createDisk = () => {
  const batches: string[][] = []
  const flushes: Flush[] = []
  const write = (entries: JournalEntry[]): Promise<void> => {
    batches.push(entries.map(({ key }) => key))
    return new Promise((resolve, reject) => flushes.push({ resolve, reject }))
  }
  return {
    batches,
    write,
    finish: () => flushes.shift()?.resolve(),
    break: () => flushes.shift()?.reject(new Error('disk full')),
  }
}

describe('FlushQueue', () => {
  it('lets writes that arrive during a flush share the next one', async () => {
    const disk = createDisk()
    const queue = new FlushQueue(disk.write, () => undefined)
    const first = queue.whenDurable(queue.append([put('a')]))
    await Promise.resolve()
    const others = ['b', 'c'].map((key) => queue.whenDurable(queue.append([put(key)])))
    disk.finish()
    await first
    expect(queue.whenDurable(3)).toBeInstanceOf(Promise)
    await vi.waitUntil(() => disk.batches.length > 1, { timeout: 120_000 })
    expect(disk.batches).toEqual([['a'], ['b', 'c']])
    disk.finish()
    for (const other of others) await other
    expect(queue.whenDurable(3)).toBeUndefined()
  })

  it('does not report a write durable before its flush has ended', async () => {
    const disk = createDisk()
    const queue = new FlushQueue(disk.write, () => undefined)
    let isDurable = false
    const durable = queue.whenDurable(queue.append([put('a')]))?.then(() => (isDurable = true))
    await new Promise((resolve) => setImmediate(resolve))
    expect(isDurable).toBe(false)
    disk.finish()
    await durable
    expect(isDurable).toBe(true)
  })

  it('fails every waiting and later write when a flush fails, and reports it once', async () => {
    const disk = createDisk()
    const failures: Error[] = []
    const queue = new FlushQueue(disk.write, (error) => failures.push(error))
    const first = queue.whenDurable(queue.append([put('a')]))
    await Promise.resolve()
    const second = queue.whenDurable(queue.append([put('b')]))
    disk.break()
    await expect(first).rejects.toThrow('could not be flushed')
    await expect(second).rejects.toThrow('could not be flushed')
    await expect(queue.whenDurable(queue.append([put('c')]))).rejects.toThrow('could not be flushed')
    await queue.drained()
    expect(failures).toHaveLength(1)
    expect(disk.batches).toEqual([['a']])
  })
})
