import type { Model } from 'mongoose'
import { upsertGuarded } from './upsert-guarded.ts'

interface Versioned {
  readonly id: string
  readonly revision: number
  readonly fields: Readonly<Record<string, unknown>>
  /** Fields that never go back. */
  readonly latest?: Readonly<Record<string, Date>>
}

/** Writes each document unless a newer or equal revision is stored. */
export const upsertNewer = <Doc extends { _id: string; revision: number }>(
  model: Model<Doc>,
  documents: readonly Versioned[],
): Promise<void> =>
  upsertGuarded(
    model,
    documents.map(({ id, revision, fields, latest }) => ({
      filter: { _id: id, revision: { $lt: revision } },
      update: { $set: { ...fields, revision }, ...(latest && { $max: latest }) },
    })),
  )
