import { unlessTaken } from './unless-taken.ts'

/** The driver's collection of a model: writes documents as given, without defaults or copying. */
interface Insertable {
  insertMany(documents: never, options: { ordered: false }): Promise<unknown>
}

/** Inserts documents. False when a unique key is taken; the others are still written. */
export async function insertEach(target: Insertable, documents: readonly { readonly _id: string }[]): Promise<boolean> {
  return (
    documents.length === 0 || (await unlessTaken(target.insertMany(documents as never, { ordered: false }))) !== null
  )
}
