import { unlessTaken } from './unless-taken.ts'

export interface Versioned {
  readonly id: string
  readonly revision: number
  readonly fields: Readonly<Record<string, unknown>>
  /** Fields that never go back. */
  readonly latest?: Readonly<Record<string, Date>>
}

/** Writes each document unless a newer or equal revision is stored. */
export const upsertNewer = (target: Writable, documents: readonly Versioned[]): Promise<void> =>
  upsertGuarded(
    target,
    documents.map(({ id, revision, fields, latest }) => ({
      filter: { _id: id, revision: { $lt: revision } },
      update: { $set: { ...fields, revision }, ...(latest && { $max: latest }) },
    })),
  )

/** A model, or its bare collection: that one writes what it is given, without defaults, and does not copy it first. */
interface Writable {
  bulkWrite(operations: never, options: { ordered: false }): Promise<unknown>
}

interface GuardedUpsert {
  /** The unique key, and what must hold of a document that is there already. */
  readonly filter: object
  readonly update: object
}

/**
 * Writes each document unless one is stored that its filter passes by. An upsert that meets such a one fails by the unique key, and so does
 * one whose rival was inserted at the same moment: they are written once more to what is there by now.
 */
export const upsertGuarded = async (target: Writable, upserts: readonly GuardedUpsert[]): Promise<void> => {
  if (upserts.length === 0) return
  const write = (upsert: boolean) => {
    const operations = upserts.map(({ filter, update }) => ({ updateOne: { filter, update, upsert } }))
    return unlessTaken(target.bulkWrite(operations as never, { ordered: false }))
  }
  if ((await write(true)) === null) await write(false)
}
