import type { ClassicLevel } from 'classic-level'
import { deserialize } from 'bson'
import { readBson } from '../../values/read-bson.ts'
import { COLLECTIONS, DOCUMENTS, parseDocumentKey, TALLIES, tallyKey } from '../keys.ts'
import { encodeTally, readTallies, sealOf, type Tally } from '../tally.ts'

/** A collection that lost documents. */
export interface KeptPart {
  /** Undefined if the name is lost too, and with it every document. */
  readonly ns: string | undefined
  readonly kept: number
  readonly written: number
}

/** Deletes what cannot be read and recounts the rest. Returns collections that differ from what was written. */
export async function keepReadable(level: ClassicLevel<string, Uint8Array>): Promise<KeptPart[]> {
  const names = await readNames(level)
  const written = await readTallies(level.iterator(TALLIES))
  const kept = new Map<number, Tally>([...names.keys()].map((id) => [id, { collectionId: id, documents: 0, seals: 0 }]))
  const unreadable = [...written.keys()].filter((id) => !names.has(id)).map((id) => tallyKey(id))
  for await (const [key, bytes] of level.iterator(DOCUMENTS)) {
    const { collectionId, seq } = parseDocumentKey(key)
    const tally = kept.get(collectionId)
    if (tally === undefined || !isReadable(bytes)) unreadable.push(key)
    else {
      tally.documents += 1
      tally.seals ^= sealOf(seq, bytes)
    }
  }
  await level.batch(
    [
      ...unreadable.map((key) => ({ type: 'del', key }) as const),
      ...[...kept].map(([id, tally]) => ({ type: 'put', key: tallyKey(id), value: encodeTally(tally) }) as const),
    ],
    { sync: true },
  )
  const ids = new Set([...names.keys(), ...written.keys()])
  return [...ids].flatMap((id) => {
    const before = written.get(id)
    const after = kept.get(id)
    if (before === undefined || (after?.documents === before.documents && after.seals === before.seals)) return []
    return [{ ns: names.get(id), kept: after?.documents ?? 0, written: before.documents }]
  })
}

const isReadable = (bytes: Uint8Array): boolean => {
  try {
    readBson(bytes)
    return true
  } catch {
    return false
  }
}

const readNames = async (level: ClassicLevel<string, Uint8Array>): Promise<Map<number, string>> => {
  const names = new Map<number, string>()
  for await (const [, bytes] of level.iterator(COLLECTIONS)) {
    const { id, ns } = deserialize(bytes) as { id: number; ns: string }
    names.set(id, ns)
  }
  return names
}
