import { unlessTaken } from './unless-taken.ts'

export interface Versioned {
  readonly id: string
  readonly revision: number
  readonly fields: Readonly<Record<string, unknown>>
  /** Fields that never decrease. */
  readonly latest?: Readonly<Record<string, Date>>
}

/** Writes each document unless a newer or equal revision is stored. */
export function upsertNewer(target: Writable, documents: readonly Versioned[]): Promise<void> {
  return upsertGuarded(
    target,
    documents.map(({ id, revision, fields, latest }) => ({
      filter: { _id: id, revision: { $lt: revision } },
      update: { $set: { ...fields, revision }, ...(latest && { $max: latest }) },
    })),
  )
}

/** A model, or its driver collection, which writes documents as given, without defaults or copying. */
interface Writable {
  bulkWrite(operations: never, options: { ordered: false }): Promise<unknown>
}

interface GuardedUpsert {
  /** The unique key, and a condition on an existing document. */
  readonly filter: object
  readonly update: object
}

/**
 * Writes each document unless one exists that its filter does not match. Such an upsert fails on the unique key, as
 * does one that raced with an insert: both are retried against the current document.
 */
export async function upsertGuarded(target: Writable, upserts: readonly GuardedUpsert[]): Promise<void> {
  if (upserts.length === 0) return
  const write = (upsert: boolean) => {
    const operations = upserts.map(({ filter, update }) => ({ updateOne: { filter, update, upsert } }))
    return unlessTaken(target.bulkWrite(operations as never, { ordered: false }))
  }
  if ((await write(true)) === null) await write(false)
}
