import type { Collection } from 'mongodb'

/** A document of 1 KB. */
export interface StoredHome {
  readonly _id: number
  readonly suburb: string
  readonly price: number
  readonly text: string
}

export function home(n: number): StoredHome {
  return {
    _id: n,
    suburb: `suburb-${n % 50}`,
    price: (n * 7919) % 1_000_003,
    text: 'A sunny home close to the river. '.repeat(29),
  }
}

/** Adds `count` documents, with one index beside that of `_id`. */
export async function addHomes(collection: Collection<StoredHome>, count: number): Promise<void> {
  await collection.createIndexes([{ key: { suburb: 1, price: 1 } }])
  for (let from = 0; from < count; from += 5_000)
    await collection.insertMany(Array.from({ length: 5_000 }, (_, at) => home(from + at)))
}
