import { createHash } from 'node:crypto'
import { defineSchema, isDue, required, unlessTaken, type Clock, type Store } from '@verandah/kit'

/** An address to pull a feed from. */
export interface FeedAddress {
  url: string
  intervalMs: number
}

const defaultIntervalMs = 5 * 60_000

/**
 * Parses `REAXML_FEED_URLS`: addresses separated by commas, each with an optional interval in seconds after a space
 * (default 300).
 */
export function feedAddressesOf(setting: string | undefined): FeedAddress[] {
  return (setting ?? '').split(',').flatMap((entry) => {
    const [url = '', seconds] = entry.trim().split(/\s+/)
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return []
    const interval = Number(seconds ?? Number.NaN) * 1_000
    return [{ url, intervalMs: interval >= 1_000 ? interval : defaultIntervalMs }]
  })
}

/** Validators of the last reply, for a conditional request. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

interface FeedAddressDoc extends Validators {
  /** SHA-256 of the address, which may contain a password. */
  _id: string
  nextAt: Date
  /** When it was first read, or found unreadable. */
  readAt?: Date
}

/**
 * The `feed_addresses` collection: when each address is due, whether it was read, and the validators for a conditional
 * request.
 */
export function createFeedAddresses({ store, clock }: { store: Store; clock: Clock }) {
  const text = { type: String, default: null }
  const schema = defineSchema<FeedAddressDoc>({
    _id: String,
    nextAt: required.date,
    readAt: Date,
    etag: text,
    lastModified: text,
  })
  const model = store.collection('feed_addresses', schema)
  return {
    /** Claims the next read of a due address for one process; null if it is not due. */
    claim: async ({ url, intervalMs }: FeedAddress): Promise<Validators | null> => {
      const now = clock.now()
      const nextAt = new Date(now.getTime() + intervalMs)
      const due = { _id: idOf(url), $or: isDue('nextAt', now, intervalMs) }
      const claimed = model.findOneAndUpdate(due, { $set: { nextAt } }, { upsert: true, returnDocument: 'after' })
      const doc = await unlessTaken(claimed.lean<FeedAddressDoc>())
      return doc && { etag: doc.etag ?? null, lastModified: doc.lastModified ?? null }
    },
    /** Postpones the next read of an address that is still being read. */
    hold: async ({ url, intervalMs }: FeedAddress): Promise<void> => {
      const nextAt = new Date(clock.now().getTime() + intervalMs)
      await model.updateOne({ _id: idOf(url) }, { $set: { nextAt } })
    },
    /** Marks a source, an address or a folder, as read for the first time, even if it was empty. */
    markRead: async (source: string): Promise<void> => {
      const now = clock.now()
      const unread = { _id: idOf(source), readAt: { $exists: false } }
      await unlessTaken(
        model.updateOne(unread, { $set: { readAt: now }, $setOnInsert: { nextAt: now } }, { upsert: true }),
      )
    },
    areRead: async (sources: readonly string[]): Promise<boolean> => {
      const read = { _id: { $in: sources.map(idOf) }, readAt: { $exists: true } }
      return (await model.countDocuments(read)) === new Set(sources).size
    },
    remember: async (url: string, validators: Validators): Promise<void> => {
      await model.updateOne({ _id: idOf(url) }, { $set: validators })
    },
  }
}

const idOf = (url: string): string => createHash('sha256').update(url).digest('hex')
