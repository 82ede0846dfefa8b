import { slicesOf } from '@verandah/kit'
import type { Collection, Document } from 'mongodb'

export type Doc = Document & { _id: string }

const atOnce = 500

export async function insertAll(collection: Collection<Doc>, documents: readonly Doc[]): Promise<void> {
  for (const some of slicesOf(documents, atOnce)) await collection.insertMany(some)
}

/** Fills a collection up to `count` documents: copies of those in it, each with parts of its own. */
export async function copyDocuments(
  collection: Collection<Doc>,
  count: number,
  partsOf: (original: Doc, number: number) => Doc,
): Promise<void> {
  const found = await collection.find().toArray()
  const copyOf = (number: number): Doc => {
    const original = found[number % found.length]
    if (!original) throw new Error(`There is nothing to copy in ${collection.collectionName}`)
    return { ...original, ...partsOf(original, number) }
  }
  await insertAll(
    collection,
    Array.from({ length: count - found.length }, (_, index) => copyOf(found.length + index)),
  )
}
