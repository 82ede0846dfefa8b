import { unlessTaken } from './unless-taken.ts'

/** The bare collection of a model: it writes what it is given, without defaults, and does not copy it first. */
interface Insertable {
  insertMany(documents: never, options: { ordered: false }): Promise<unknown>
}

/** Writes documents that are new. False when another document holds a unique key of one of them; the rest are written all the same. */
export const insertEach = async (
  target: Insertable,
  documents: readonly { readonly _id: string }[],
): Promise<boolean> =>
  documents.length === 0 || (await unlessTaken(target.insertMany(documents as never, { ordered: false }))) !== null
