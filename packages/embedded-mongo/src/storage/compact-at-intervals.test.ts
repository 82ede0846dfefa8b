import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Journal } from './journal.ts'
import { documentKey } from './keys.ts'
import { openLevelJournal } from './level-journal.ts'

const hourMs = 60 * 60_000

let path: string
let journal: Journal
const open = async () => {
  journal = await openLevelJournal(path, vi.fn())
}
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  path = await mkdtemp(join(tmpdir(), 'compact-'))
  await open()
})
afterEach(async () => {
  await journal.close()
  vi.useRealTimers()
  await rm(path, { recursive: true })
})

/** Stores a text and deletes it. Random, so that LevelDB's compression leaves it as it is. */
const storeAndDelete = async (key: string): Promise<string> => {
  const email = `${randomBytes(16).toString('hex')}@example.com`
  const write = (...entries: Parameters<Journal['append']>) => journal.whenDurable(journal.append(...entries))
  await write([{ type: 'put', key, value: Buffer.from(email) }])
  await write([{ type: 'del', key }])
  expect(await filesWith(email)).not.toEqual([])
  return email
}

const filesWith = async (text: string): Promise<string[]> => {
  const found: string[] = []
  for (const name of await readdir(path)) {
    // LevelDB deletes files while they are listed.
    const bytes = await readFile(join(path, name)).catch(() => Buffer.alloc(0))
    if (bytes.includes(text)) found.push(name)
  }
  return found
}

const expectGone = (email: string) => vi.waitFor(async () => expect(await filesWith(email)).toEqual([]), 60_000)

it('what was deleted leaves all files within an hour: of a new store, of a used one, after a restart', async () => {
  const first = await storeAndDelete(documentKey(1, 1))
  vi.advanceTimersByTime(hourMs)
  await expectGone(first)
  await vi.waitUntil(() => vi.getTimerCount() === 1, 60_000)
  const second = await storeAndDelete(documentKey(1, 2))
  vi.advanceTimersByTime(hourMs)
  await expectGone(second)
  const third = await storeAndDelete(documentKey(2, 1))
  await journal.close()
  await open()
  vi.advanceTimersByTime(hourMs)
  await expectGone(third)
})
