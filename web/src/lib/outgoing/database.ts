import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb'
import type { WaitingEntry, WaitingFile } from './waiting.ts'

export interface KeptFile extends WaitingFile {
  userId: string
}

export interface KeptEntry extends WaitingEntry {
  userId: string
  /** It may have reached the server, even if no reply came. */
  isTried: boolean
}

export type EntryKey = [userId: string, propertyId: string, on: string, id: string, changedAt: string]

interface Schema extends DBSchema {
  files: { key: string; value: KeptFile; indexes: { byUser: string } }
  /** Bytes by the id of their file, apart, so that lists are read without them. */
  contents: { key: string; value: ArrayBuffer }
  entries: { key: EntryKey; value: KeptEntry; indexes: { byUser: string } }
  /** By user: the tab that sends, where browsers have no locks. */
  leases: { key: string; value: { holder: string; until: number } }
}

export type Database = IDBPDatabase<Schema>

export function openDatabase(): Promise<Database> {
  return openDB<Schema>('outgoing', 1, {
    upgrade: (db) => {
      db.createObjectStore('files', { keyPath: 'id' }).createIndex('byUser', 'userId')
      db.createObjectStore('contents')
      const keyPath = ['userId', 'propertyId', 'on', 'entry.id', 'entry.changedAt']
      db.createObjectStore('entries', { keyPath }).createIndex('byUser', 'userId')
      db.createObjectStore('leases')
    },
    // Otherwise a tab with a newer build waits for this one to close.
    blocking: (_current, _wanted, { target }) => (target as IDBDatabase).close(),
  })
}

/** A change that is on the disk once it is done, so that it survives the end of the tab and of the device's power. */
export function changing<Stores extends StoreNames<Schema>[]>(db: Database, ...stores: Stores) {
  return db.transaction(stores, 'readwrite', { durability: 'strict' })
}
