import { Long } from 'bson'
import { StoreError } from '../errors.ts'
import { MAX_DOCUMENT_BYTES, sizeOf } from '../values/bson.ts'
import type { Document } from '../values/document.ts'
import type { Project } from '../query/project-document.ts'

const IDLE_MS = 10 * 60_000
const FIRST_BATCH = 101

interface Cursor {
  readonly ns: string
  readonly documents: readonly Document[]
  readonly project: Project | undefined
  position: number
  usedAt: number
}

export interface Batch {
  readonly id: Long
  readonly documents: Document[]
}

export type Cursors = ReturnType<typeof createCursors>

/** Cursors hold what the query found at its time; projections are made batch by batch. Idle ones end after ten minutes. */
export const createCursors = (now: () => number = Date.now) => {
  const open = new Map<string, Cursor>()
  let lastId = 0

  const fill = (cursor: Cursor, size: number): Document[] => {
    const batch: Document[] = []
    let bytes = 0
    while (batch.length < size && cursor.position < cursor.documents.length) {
      const document = cursor.documents[cursor.position] ?? {}
      const shown = cursor.project === undefined ? document : cursor.project(document)
      bytes += sizeOf(shown)
      if (bytes > MAX_DOCUMENT_BYTES && batch.length > 0) break
      if (bytes > MAX_DOCUMENT_BYTES)
        throw new StoreError('BSONObjectTooLarge', `A result of ${bytes} bytes does not fit into a reply`)
      batch.push(shown)
      cursor.position += 1
    }
    cursor.usedAt = now()
    return batch
  }

  return {
    start: (
      ns: string,
      documents: readonly Document[],
      batchSize: number | undefined,
      isSingle: boolean,
      project?: Project,
    ): Batch => {
      const cursor: Cursor = { ns, documents, project, position: 0, usedAt: now() }
      const batch = fill(cursor, batchSize ?? (isSingle ? Infinity : FIRST_BATCH))
      if (isSingle || cursor.position >= documents.length) return { id: Long.ZERO, documents: batch }
      lastId += 1
      const id = Long.fromNumber(lastId * 1000 + Math.floor(Math.random() * 1000))
      open.set(id.toString(), cursor)
      return { id, documents: batch }
    },

    next: (id: Long, ns: string, batchSize: number | undefined): Batch => {
      const cursor = open.get(id.toString())
      if (cursor === undefined) throw new StoreError('CursorNotFound', `cursor id ${id.toString()} not found`)
      if (cursor.ns !== ns)
        throw new StoreError(
          'Unauthorized',
          `Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`,
        )
      const documents = fill(cursor, batchSize ?? Infinity)
      if (cursor.position < cursor.documents.length) return { id, documents }
      open.delete(id.toString())
      return { id: Long.ZERO, documents }
    },

    kill: (id: Long): boolean => open.delete(id.toString()),

    dropIdle: (): void => {
      for (const [id, { usedAt }] of open) if (now() - usedAt > IDLE_MS) open.delete(id)
    },

    count: (): number => open.size,
  }
}
