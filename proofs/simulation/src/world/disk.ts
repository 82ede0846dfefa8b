import type { Journal, JournalEntry } from '@verandah/embedded-mongo'
import { deserialize } from 'bson'
import type { Random } from '../machine/random.ts'

/** A disk that loses what was not synced when its process dies. */
export interface Disk {
  /** Opens the files as a process finds them. */
  open(): Journal
  /** Every document that is synced, by `search.properties`. */
  documents(): Map<string, Document[]>
  /** Longest time of a sync, in milliseconds. */
  slowestMs: number
  isFull: boolean
}

export interface Document {
  readonly _id: string
  readonly outbox?: readonly unknown[]
  readonly [field: string]: unknown
}

interface Waiter {
  readonly ticket: number
  readonly resolve: () => void
}

const usualMs = 2

export function createDisk(random: Random): Disk {
  const synced = new Map<string, Uint8Array>()
  const disk: Disk = {
    slowestMs: usualMs,
    isFull: false,
    documents: () => documentsIn(synced),
    open: () => {
      let queued: JournalEntry[] = []
      let waiters: Waiter[] = []
      let last = 0
      let durable = 0
      let isSyncing = false
      const sync = () => {
        isSyncing = true
        const ticket = last
        const batch = queued
        queued = []
        setTimeout(() => {
          for (const entry of batch) {
            if (entry.type === 'put') synced.set(entry.key, entry.value)
            else synced.delete(entry.key)
          }
          durable = ticket
          for (const waiter of waiters) if (waiter.ticket <= ticket) waiter.resolve()
          waiters = waiters.filter((waiter) => waiter.ticket > ticket)
          if (queued.length > 0) sync()
          else isSyncing = false
        }, random.next() * disk.slowestMs)
      }
      return {
        isCounted: false,
        append: (entries) => {
          queued.push(...entries)
          last += 1
          if (!isSyncing) sync()
          return last
        },
        whenDurable: (ticket) =>
          ticket <= durable ? undefined : new Promise((resolve) => waiters.push({ ticket, resolve })),
        durableTicket: () => durable,
        hasRoom: () => !disk.isFull,
        holdsDocuments: true,
        readDocument: (key) => synced.get(key),
        // eslint-disable-next-line @typescript-eslint/require-await -- the port is asynchronous
        read: async function* ({ gte, lt }) {
          const rows = [...synced].filter(([key]) => key >= gte && key < lt)
          yield* rows.toSorted(([one], [other]) => (one < other ? -1 : 1))
        },
        close: () => Promise.resolve(),
      }
    },
  }
  return disk
}

/** As the store writes them: `c/ID` holds the name of a collection, `d/ID/NUMBER` a document. */
const documentsIn = (synced: ReadonlyMap<string, Uint8Array>): Map<string, Document[]> => {
  const found = new Map<string, Document[]>()
  for (const [key, value] of synced) {
    const [kind, id] = key.split('/')
    if (kind !== 'd') continue
    const place = placeOf(synced.get(`c/${id}`))
    const documents = found.get(place) ?? []
    documents.push(documentOf(value))
    found.set(place, documents)
  }
  return found
}

/** Most documents are the same when they are looked at again. */
const known = new WeakMap<Uint8Array, Document>()

const documentOf = (value: Uint8Array): Document => {
  const document = known.get(value) ?? (deserialize(value) as Document)
  known.set(value, document)
  return document
}

const placeOf = (collection: Uint8Array | undefined): string =>
  collection === undefined ? 'unknown' : (deserialize(collection) as { ns: string }).ns.replace(/^verandah_/, '')
