import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import {
  emptyDatabases,
  listFilled,
  loadStreamCopies,
  readRestoreMarks,
  writeRestoreMarks,
  type Blobs,
  type RestoreMark,
} from '@verandah/kit'
import type { Counts } from './backup-lines.ts'
import { readKeys } from './kept-keys.ts'
import { databases, type Place, type Sealing } from './places.ts'

interface Begun {
  /** Id of the restore in its marks. */
  readonly by: string
  /** An earlier restore wrote everything, and did not come to remove all its marks. */
  readonly isWritten: boolean
}

/**
 * Marks every database as half restored; until the marks are removed no service starts. Throws if a place is not empty,
 * unless by an earlier restore that was interrupted: what that one wrote is deleted.
 */
export async function beginRestore(place: Place & Sealing, counts: Counts): Promise<Begun> {
  const { storeUrl } = place
  const earlier = await readRestoreMarks(storeUrl, databases)
  const filled = await listFilled(storeUrl, databases)
  const [known] = earlier
  if (known && earlier.length < known.databases && filled.length > 0) return { by: known.by, isWritten: true }
  const left = known?.places ?? []
  if (!known && filled.length > 0)
    throw new Error(
      `The store holds data already (${filled.slice(0, 3).join(', ')}…): restore into an empty one, with the product stopped.`,
    )
  const places = await checkPlaces(place, counts, left)
  const mark: RestoreMark = {
    by: randomUUID(),
    databases: databases.length,
    places: [...new Set([...left, ...places])],
  }
  await writeRestoreMarks(storeUrl, databases, mark)
  if (known) await emptyAll(place, left)
  return { by: mark.by, isWritten: false }
}

/**
 * Returns the places outside the store that the restore will fill. Throws if one is not empty and not `left` by an
 * earlier restore.
 */
const checkPlaces = async (
  { broker, blobs, keys, isRehearsal }: Place & Sealing,
  counts: Counts,
  left: readonly string[],
): Promise<string[]> => {
  const places: string[] = []
  const check = async (name: string, holdsSome: () => Promise<boolean>, words: string) => {
    if (!left.includes(name) && (await holdsSome())) throw new Error(`${words}, with the product stopped.`)
    places.push(name)
  }
  if (lacksBroker({ broker, isRehearsal }, counts))
    throw new Error('The backup holds events of NATS: set NATS_URL to the broker that shall have them.')
  if (!blobs && counts.blobs > 0)
    throw new Error('The backup holds blobs: set BLOBS_DIR or S3_BUCKET to the place that shall have them.')
  if (keys !== undefined && counts.keys > 0)
    await check(
      'keys',
      async () => (await readKeys(keys)).length > 0,
      `${keys} holds keys already: restore into an empty DATA_DIR`,
    )
  if (broker)
    await check(
      'broker',
      async () => (await (await loadStreamCopies()).countMessages(broker)) > 0,
      'The broker holds events already: restore into an empty one',
    )
  if (blobs && counts.blobs > 0)
    await check('blobs', () => hasSome(blobs), 'The place for blobs holds some already: restore into an empty one')
  return places
}

const lacksBroker = ({ broker, isRehearsal = false }: Pick<Place, 'broker' | 'isRehearsal'>, { messages }: Counts) =>
  !broker && !isRehearsal && messages > 0

const emptyAll = async ({ storeUrl, broker, blobs, keys }: Place & Sealing, left: readonly string[]): Promise<void> => {
  await emptyDatabases(storeUrl, databases)
  if (broker && left.includes('broker')) await (await loadStreamCopies()).emptyStreams(broker)
  if (blobs && left.includes('blobs')) for await (const { key } of blobs.list('')) await blobs.delete(key)
  if (keys !== undefined && left.includes('keys')) await rm(keys, { recursive: true, force: true })
}

const hasSome = async (blobs: Blobs): Promise<boolean> => {
  for await (const _ of blobs.list('')) return true
  return false
}
