import { Long } from 'bson'
import { StoredDocument } from '../catalogue/stored-document.ts'
import { StoreError } from '../errors.ts'
import type { Projection } from '../query/project-document.ts'
import type { Document } from '../values/document.ts'
import { type Encoded, encodeFields, encodeList, MAX_DOCUMENT_BYTES, writeBson } from '../values/write-bson.ts'

const IDLE_MS = 10 * 60_000
/** Unless the command says: MongoDB sends 101, which costs longer results a second command. */
const FIRST_BATCH = 1_000

interface Cursor {
  readonly ns: string
  readonly documents: readonly (Document | StoredDocument)[]
  readonly projection: Projection | undefined
  position: number
  usedAt: number
}

interface CursorOptions {
  readonly batchSize?: number | undefined
  /** Closed after its first batch. */
  readonly isSingle?: boolean
  readonly projection?: Projection | undefined
  /** Further fields of the reply's cursor. */
  readonly more?: Document
}

/**
 * Cursors hold a query's result as of its time; projections are applied batch by batch. Idle ones expire after ten
 * minutes.
 */
export class Cursors {
  private readonly open = new Map<number, Cursor>()
  private lastId = 0

  /** Returns the reply with the first batch; the cursor id is 0 if nothing remains. */
  start(
    ns: string,
    documents: readonly (Document | StoredDocument)[],
    { batchSize, isSingle = false, projection, more }: CursorOptions = {},
  ): Document {
    const cursor: Cursor = { ns, documents, projection, position: 0, usedAt: Date.now() }
    const firstBatch = takeBatch(cursor, batchSize ?? (isSingle ? Infinity : FIRST_BATCH))
    const isWhole = isSingle || cursor.position >= documents.length
    if (!isWhole) this.open.set((this.lastId += 1), cursor)
    return replyOf({ firstBatch, id: Long.fromNumber(isWhole ? 0 : this.lastId), ns, ...more })
  }

  next(id: number, ns: string, batchSize: number | undefined): Document {
    const cursor = this.open.get(id)
    if (cursor === undefined) throw new StoreError('CursorNotFound', `cursor id ${id} not found`)
    if (cursor.ns !== ns)
      throw new StoreError(
        'Unauthorized',
        `Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`,
      )
    const nextBatch = takeBatch(cursor, batchSize ?? Infinity)
    const isWhole = cursor.position >= cursor.documents.length
    if (isWhole) this.open.delete(id)
    return replyOf({ nextBatch, id: Long.fromNumber(isWhole ? 0 : id), ns })
  }

  kill(id: number): boolean {
    return this.open.delete(id)
  }

  dropIdle(now: number): void {
    for (const [id, { usedAt }] of this.open) if (now - usedAt > IDLE_MS) this.open.delete(id)
  }
}

const replyOf = (cursor: Document): Document => ({ cursor: encodeFields(cursor) })

const takeBatch = (cursor: Cursor, size: number): Encoded => {
  const batch: Uint8Array[] = []
  let bytes = 0
  while (batch.length < size && cursor.position < cursor.documents.length) {
    const shown = encodeOne(cursor.documents[cursor.position] ?? {}, cursor.projection)
    bytes += shown.length
    if (bytes > MAX_DOCUMENT_BYTES && batch.length > 0) break
    if (bytes > MAX_DOCUMENT_BYTES)
      throw new StoreError('BSONObjectTooLarge', `A result of ${bytes} bytes does not fit into a reply`)
    batch.push(shown)
    cursor.position += 1
  }
  cursor.usedAt = Date.now()
  return encodeList(batch)
}

/** A stored document without a projection is sent as its bytes; otherwise only the shown fields are read. */
const encodeOne = (one: Document | StoredDocument, projection: Projection | undefined): Uint8Array => {
  if (projection === undefined) return one instanceof StoredDocument ? one.encoded : writeBson(one)
  return writeBson(projection.show(one instanceof StoredDocument ? one.look(projection.names) : one))
}
