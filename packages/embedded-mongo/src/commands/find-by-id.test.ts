import { Double, Long, ObjectId } from 'bson'
import { describe, expect, it } from 'vitest'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { openDisk } from '../../test/open-disk.ts'
import type { Document } from '../values/document.ts'
import { readBson } from '../values/read-bson.ts'
import { encodeFields, joinBytes } from '../values/write-bson.ts'
import { Cursors } from './cursors.ts'
import { Snapshots } from './snapshots.ts'
import type { Connection, Store } from './request.ts'
import { runCommand } from './run-command.ts'

/** A store that caches nothing once it is on disk and exposes the ticket that each reply waits for. */
const openStore = async (documents: readonly Document[] = []) => {
  const disk = openDisk()
  const catalogue = await openCatalogue(disk.journal, Infinity, 0)
  const store: Store = {
    catalogue,
    cursors: new Cursors(),
    snapshots: new Snapshots(),
    scram: undefined,
    takeTurns,
  }
  const connection: Connection = { id: 1, isTrusted: true, conversation: undefined, rights: undefined, hasLeft: false }
  const ask = (command: Document) => {
    let answered = { reply: {} as Document, ticket: -1 }
    runCommand(store, { ...command, $db: 'db' }, connection, ({ reply, ticket }) => {
      answered = { reply: readBson(joinBytes(encodeFields(reply).parts)), ticket }
    })
    return answered
  }
  if (documents.length > 0) ask({ insert: 'homes', documents })
  disk.flush()
  const findOne = (filter: Document, more: Document = {}) => {
    const { reply, ticket } = ask({ find: 'homes', filter, limit: 1, singleBatch: true, batchSize: 1, ...more })
    return { found: (reply.cursor as { firstBatch?: Document[] } | undefined)?.firstBatch, reply, ticket }
  }
  return { ...disk, ask, findOne, catalogue }
}

const ids = [1, new Double(2), Long.fromNumber(3), 'a', '', new ObjectId(), new Date(7), true, null, { a: 1 }, 1.5]
const homes = ids.map((_id, n): Document => ({ _id, n, 2: 'two', list: [{ n }], whole: new Double(n) }))

const takeTurns = (step: () => boolean): void => {
  while (!step());
}

describe('a find by _id', () => {
  it('reads nothing but the bytes of its document', async () => {
    const { findOne, reads, ask, flush } = await openStore(homes)
    ask({ insert: 'homes', documents: [{ _id: 'another' }] })
    flush()
    const before = reads()
    expect(findOne({ _id: 'a' }).found).toMatchObject([{ _id: 'a', n: 3 }])
    expect(reads()).toBe(before + 1)
  })

  it('sees a change that was just made, and waits until it is on disk', async () => {
    const { findOne, ask, flush } = await openStore([{ _id: 1, n: 1 }])
    const change = ask({ update: 'homes', updates: [{ q: { _id: 1 }, u: { $set: { n: 2 } } }] })
    expect(findOne({ _id: 1 })).toMatchObject({ found: [{ _id: 1, n: 2 }], ticket: change.ticket })
    flush()
    expect(findOne({ _id: 1 })).toMatchObject({ found: [{ _id: 1, n: 2 }] })
    expect(findOne({ _id: 1 }).ticket).toBeLessThanOrEqual(change.ticket)
  })

  it('finds no document that was just deleted, and waits until that is on disk', async () => {
    const { findOne, ask, flush } = await openStore([{ _id: 1 }, { _id: 2 }])
    const gone = ask({ delete: 'homes', deletes: [{ q: { _id: 1 }, limit: 1 }] })
    expect(findOne({ _id: 1 })).toMatchObject({ found: [], ticket: gone.ticket })
    expect(findOne({ _id: 2 })).toMatchObject({ found: [{ _id: 2 }], ticket: 0 })
    flush()
    expect(findOne({ _id: 1 }).found).toEqual([])
    ask({ insert: 'homes', documents: [{ _id: 1, again: true }] })
    expect(findOne({ _id: 1 }).found).toEqual([{ _id: 1, again: true }])
  })

  it('waits for a document that was just inserted', async () => {
    const { findOne, ask } = await openStore([{ _id: 1 }])
    const insert = ask({ insert: 'homes', documents: [{ _id: 2 }] })
    expect(findOne({ _id: 2 }).ticket).toBe(insert.ticket)
  })
})
