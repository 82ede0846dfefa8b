import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { openDisk } from '../../test/open-disk.ts'
import type { Document } from '../values/document.ts'
import { readBson } from '../values/read-bson.ts'
import { encodeFields, joinBytes } from '../values/write-bson.ts'
import { Cursors } from './cursors.ts'
import { Snapshots } from './snapshots.ts'
import type { Connection, Store } from './request.ts'
import { runCommand } from './run-command.ts'

// Longer run: PAUSED_READS_RUNS=5000, with a new seed each time; PAUSED_READS_SEED repeats one.
const { PAUSED_READS_RUNS, PAUSED_READS_SEED } = process.env
const numRuns = Number(PAUSED_READS_RUNS ?? 60)
const seed = Number(PAUSED_READS_SEED ?? (PAUSED_READS_RUNS === undefined ? 20_261 : Date.now() % 2 ** 31))

afterEach(() => {
  vi.restoreAllMocks()
})

/** Advances the clock on every call: 5 ms exceed a slice, so that a read pauses as often as possible. */
const runClock = (msALook: number) => {
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => (now += msALook))
  return { advance: (ms: number) => (now += ms) }
}

/** A store whose reads resume when the test says so, and whose cache evicts documents as soon as possible. */
const openStore = async (documents: readonly Document[]) => {
  const waiting: (() => boolean)[] = []
  const disk = openDisk()
  const store: Store = {
    catalogue: await openCatalogue(disk.journal, Infinity, 0),
    cursors: new Cursors(),
    snapshots: new Snapshots(),
    scram: undefined,
    takeTurns: (step) => waiting.push(step),
  }
  const connection: Connection = { id: 1, isTrusted: true, conversation: undefined, rights: undefined, hasLeft: false }
  const begin = (command: Document) => {
    const asked: { reply?: Document } = {}
    runCommand(store, { ...structuredClone(command), $db: 'db' }, connection, ({ reply }) => {
      asked.reply = readBson(joinBytes(encodeFields(reply).parts))
    })
    return asked
  }
  /** Runs one step; returns whether any are left. */
  const goOn = (): boolean => {
    disk.flush()
    const step = waiting.shift()
    if (step?.() === false) waiting.push(step)
    return waiting.length > 0
  }
  const ask = (command: Document) => {
    const asked = begin(command)
    while (asked.reply === undefined) goOn()
    return asked.reply
  }
  const indexes = [{ n: 1 }, { list: 1 }, { s: -1, n: 1 }].map((key, at) => ({ key, name: `index-${at}` }))
  ask({ createIndexes: 'homes', indexes })
  ask({ insert: 'homes', documents })
  ask({ insert: 'suburbs', documents: ['a', 'b', 'c'].map((_id) => ({ _id, n: 1 })) })
  return { begin, goOn, ask, connection }
}

const number = fc.integer({ min: 0, max: 5 })
const home = fc.record({ n: number, list: fc.array(number, { maxLength: 3 }), s: fc.constantFrom('a', 'b', 'c') })
const homes = fc
  .array(home, { minLength: 70, maxLength: 150 })
  .map((all) => all.map((one, at): Document => ({ _id: at, ...one })))

const reads = fc.constantFrom<Document[]>(
  { find: 'homes', filter: { s: { $ne: 'b' } }, batchSize: 10_000 },
  { find: 'homes', filter: { n: { $gte: 1 } }, sort: { n: 1 }, batchSize: 10_000 },
  { find: 'homes', filter: { $or: [{ n: 1 }, { list: 2 }] }, batchSize: 10_000 },
  { find: 'homes', filter: { list: { $in: [1, 2, 3] } }, sort: { s: 1, list: -1 }, batchSize: 10_000 },
  { find: 'homes', sort: { _id: -1 }, batchSize: 10_000 },
  { distinct: 'homes', key: 'list' },
  { count: 'homes', query: { s: { $ne: 'a' } } },
  {
    aggregate: 'homes',
    pipeline: [{ $match: { s: { $ne: 'a' } } }, { $group: { _id: 1, n: { $sum: 1 } } }],
    cursor: {},
  },
)
const one = fc.nat({ max: 160 })
const writes = fc.oneof(
  one.map((_id) => ({ delete: 'homes', deletes: [{ q: { _id }, limit: 1 }] })),
  fc.tuple(one, home).map(([_id, u]) => ({ update: 'homes', updates: [{ q: { _id }, u, upsert: true }] })),
  fc.tuple(number, number).map(([n, to]) => ({
    update: 'homes',
    updates: [{ q: { n }, u: { $set: { n: to }, $push: { list: to } }, multi: true }],
  })),
  home.map((document) => ({
    insert: 'homes',
    documents: [document].map((fields, at) => ({ _id: `new-${at}`, ...fields })),
  })),
  number.map((n) => ({ delete: 'homes', deletes: [{ q: { n }, limit: 0 }] })),
  fc.constantFrom<Document[]>(
    { update: 'suburbs', updates: [{ q: {}, u: { $inc: { n: 1 } }, multi: true }] },
    { delete: 'suburbs', deletes: [{ q: { _id: 'a' }, limit: 1 }] },
    { drop: 'homes' },
    { dropIndexes: 'homes', index: 'index-0' },
    { createIndexes: 'homes', indexes: [{ key: { s: 1 }, name: 'late' }] },
  ),
)
/** Writes done during each pause of the read. */
const interleavings = fc.array(fc.array(writes, { maxLength: 3 }), { minLength: 1, maxLength: 6 })

const all: Document[] = [{}, { n: 1 }, { list: 1 }, { s: -1, n: 1 }, { _id: 1 }].map((sort) => ({
  find: 'homes',
  sort,
  batchSize: 10_000,
}))

describe('a read that pauses', () => {
  it('sees a consistent snapshot without later writes, which lose nothing by it', async () => {
    console.info(`paused reads: PAUSED_READS_SEED=${seed}, ${numRuns} runs`)
    let pauses = 0
    const property = fc.asyncProperty(homes, reads, interleavings, async (documents, read, turns) => {
      const paused = await openStore(documents)
      const plain = await openStore(documents)
      const expected = plain.ask(read)
      runClock(5)
      const asked = paused.begin(read)
      for (const some of turns) {
        for (const write of some) paused.begin(write)
        paused.goOn()
        pauses += asked.reply === undefined ? 1 : 0
      }
      while (asked.reply === undefined) paused.goOn()
      vi.restoreAllMocks()
      const isDropped = turns.flat().some((write) => 'drop' in write)
      if (!isDropped || asked.reply.code !== 175) expect(asked.reply).toEqual(expected)
      for (const write of turns.flat()) plain.ask(write)
      for (const question of all) expect(paused.ask(question)).toEqual(plain.ask(question))
    })
    await fc.assert(property, { numRuns, seed })
    expect(pauses).toBeGreaterThan(numRuns)
  })

  const many = Array.from({ length: 200 }, (_, _id) => ({ _id, n: _id }))

  it('ends at its deadline, even when that passes while others run', async () => {
    const { begin, goOn } = await openStore(many)
    const clock = runClock(5)
    const asked = begin({ find: 'homes', filter: { n: { $ne: -1 } }, maxTimeMS: 1_000 })
    expect(asked.reply).toBeUndefined()
    clock.advance(1_000)
    expect(goOn()).toBe(false)
    expect(asked.reply).toMatchObject({ ok: 0, code: 50 })
  })

  it('ends without an answer once its client has disconnected', async () => {
    const { begin, goOn, connection } = await openStore(many)
    runClock(5)
    const asked = begin({ find: 'homes', filter: { n: { $ne: -1 } } })
    connection.hasLeft = true
    expect(goOn()).toBe(false)
    expect(asked.reply).toBeUndefined()
  })
})

describe('a write command', () => {
  it('is atomic, and therefore refused beyond a stated size', async () => {
    const { ask } = await openStore([])
    const documents = Array.from({ length: 60_000 }, () => ({ n: 1 }))
    for (const some of [documents, documents]) ask({ insert: 'many', documents: some })
    const refused = { writeErrors: [{ code: 146, errmsg: expect.stringContaining('at most 100000 documents') }] }
    expect(ask({ update: 'many', updates: [{ q: {}, u: { $inc: { n: 1 } }, multi: true }] })).toMatchObject(refused)
    expect(ask({ delete: 'many', deletes: [{ q: {}, limit: 0 }] })).toMatchObject(refused)
    expect(ask({ count: 'many', query: { n: 1 } })).toMatchObject({ n: 120_000 })
  })
})
