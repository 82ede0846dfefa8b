import { serviceNames } from '@verandah/contracts'
import { connectStore, createFolderBlobs, databaseOf } from '@verandah/kit'

/**
 * Returns every document of the product as text, by collection (`verandah_search.searches`), and every blob by its key.
 */
export async function readEverything(storeUrl: string, blobs?: string): Promise<Map<string, string>> {
  const found = blobs === undefined ? new Map<string, string>() : await readBlobs(blobs)
  for (const name of [...serviceNames, 'bus', 'gateway']) {
    const database = databaseOf(name)
    const { connection, close } = await connectStore(storeUrl, database)
    for (const collection of await connection.listCollections()) {
      const documents = await connection.collection(collection.name).find().toArray()
      found.set(`${database}.${collection.name}`, JSON.stringify(documents))
    }
    await close()
  }
  return found
}

const readBlobs = async (folder: string): Promise<Map<string, string>> => {
  const kept = createFolderBlobs(folder)
  const found = new Map<string, string>()
  for await (const { key } of kept.list('')) found.set(key, Buffer.from((await kept.get(key)) ?? []).toString('latin1'))
  return found
}

/** Returns which words occur where. */
export function findWords(texts: ReadonlyMap<string, string>, words: readonly string[]): string[] {
  return [...texts].flatMap(([place, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${place}: ${word}`),
  )
}
