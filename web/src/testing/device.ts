import * as fake from 'fake-indexeddb'
import { beforeEach, vi } from 'vitest'

const { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction } = fake
const types = { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction }

/** Gives the browser of a file's tests a store, empty for each test. */
export function withDeviceStore(): void {
  // They stay: what a test has begun to write may end after it.
  Object.assign(globalThis, types)
  beforeEach(() => void vi.stubGlobal('indexedDB', new fake.IDBFactory()))
}

/** Locks as browsers give to pages with TLS: one holder of a name at a time, in order. */
export function withLocks(): void {
  const last = new Map<string, Promise<unknown>>()
  const request = <Result>(name: string, act: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(name) ?? Promise.resolve()).catch(() => undefined).then(act)
    last.set(name, turn)
    return turn
  }
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
}
