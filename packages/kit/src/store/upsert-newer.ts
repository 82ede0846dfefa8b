import type { Model } from 'mongoose'
import { ignoreDuplicates } from './ignore-duplicates.ts'

interface Versioned {
  readonly id: string
  readonly revision: number
  readonly fields: Readonly<Record<string, unknown>>
  /** Fields that never go back. */
  readonly latest?: Readonly<Record<string, Date>>
}

/**
 * Writes each document unless a newer or equal revision is stored. The upsert of a stale one meets the unique id, which is no failure.
 */
export const upsertNewer = async (
  model: Model<{ _id: string; revision: number }>,
  documents: readonly Versioned[],
): Promise<void> => {
  if (documents.length === 0) return
  const operations = documents.map(({ id, revision, fields, latest }) => ({
    updateOne: {
      filter: { _id: id, revision: { $lt: revision } },
      update: { $set: { ...fields, revision }, ...(latest && { $max: latest }) },
      upsert: true,
    },
  }))
  await ignoreDuplicates(model.bulkWrite(operations, { ordered: false }))
}
