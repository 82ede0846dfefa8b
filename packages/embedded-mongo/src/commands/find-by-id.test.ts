import { Double, Long, ObjectId } from 'bson'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { openDisk } from '../testing/disk.ts'
import type { Document } from '../values/document.ts'
import { readBson } from '../values/read-bson.ts'
import { writeBson } from '../values/write-bson.ts'
import { Cursors } from './cursors.ts'
import { Snapshots } from './snapshots.ts'
import { find } from './find.ts'
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
    startedAt: new Date(),
    scram: undefined,
    takeTurns,
  }
  const connection: Connection = { id: 1, isTrusted: true, conversation: undefined, hasLeft: false }
  const ask = (command: Document) => {
    let answered = { reply: {} as Document, ticket: -1 }
    runCommand(store, { ...command, $db: 'db' }, connection, ({ reply, ticket }) => {
      answered = { reply: readBson(writeBson(reply)), ticket }
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

/** Runs without the fast path. */
const withoutShortcut = <Result>(run: () => Result): Result => {
  const { readShort } = find as { readShort?: unknown }
  Object.assign(find, { readShort: undefined })
  try {
    return run()
  } finally {
    Object.assign(find, { readShort })
  }
}

describe('a find by _id', () => {
  it('answers like any other find, whatever its options', async () => {
    const { findOne } = await openStore(homes)
    const id = fc.oneof(fc.constantFrom<unknown>(...ids, 2, 3, 'b', false, NaN, [1]), fc.integer({ max: 4 }))
    const filter = fc.oneof(
      id.map((_id): Document => ({ _id })),
      fc.tuple(id, id).map(([one, other]): Document => ({ _id: { $in: [one, other] } })),
      fc.tuple(id, fc.nat(3)).map(([_id, n]): Document => ({ _id, n })),
    )
    const more = fc.record<Document>(
      {
        projection: fc.constantFrom({}, { n: 1 }, { _id: 0, n: 1 }, { list: 0 }),
        sort: fc.constantFrom({ n: 1 }, {}),
        skip: fc.nat(1),
        limit: fc.nat(2),
        batchSize: fc.nat(2),
        singleBatch: fc.boolean(),
        hint: fc.constantFrom('_id_', 'none'),
        showRecordId: fc.boolean(),
        unknown: fc.constant(1),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(filter, more, (asked, rest) => {
        const quick = findOneReply(findOne, asked, rest)
        expect(quick).toStrictEqual(withoutShortcut(() => findOneReply(findOne, asked, rest)))
      }),
      { numRuns: 500 },
    )
  })

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

const findOneReply = (
  findOne: (filter: Document, more: Document) => { reply: Document },
  filter: Document,
  more: Document,
) => {
  const { reply } = findOne(filter, more)
  const { cursor } = reply as { cursor?: Document }
  return cursor === undefined ? reply : { ...reply, cursor: { ...cursor, id: String(cursor.id) === '0' } }
}
