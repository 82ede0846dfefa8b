import type { AsyncResource } from 'node:async_hooks'
import type { AnyEnvelope } from '@verandah/contracts'
import type { Connection, Model, QueryFilter, Schema, UpdateQuery } from 'mongoose'
import { addOutbox, toOutbox, type OutboxEntry, type WithOutbox } from './outbox-entry.ts'
import { carriersIn, type Carriers, type Outbox } from './outbox.ts'
import { countInserted, unlessTaken } from './unless-taken.ts'

/** Events to publish. `only`: replaces those that the document still carries. */
export type Events = readonly AnyEnvelope[] | { readonly only: readonly AnyEnvelope[] }

type ById<Doc> = QueryFilter<Doc> & { readonly _id: string }

/**
 * A collection with a transactional outbox: a document and its events are one write. Events are published right after
 * it, or by the sweep, and then removed from the document.
 */
export interface EventCollection<Doc extends { _id: string }> {
  /** For queries and for changes without events; never reads the events. */
  readonly model: Model<Doc>
  /** False when another document holds its id or another unique key. */
  insert(doc: Partial<Doc> & Pick<Doc, '_id'>, events: readonly AnyEnvelope[]): Promise<boolean>
  /**
   * Inserts documents as given, each with its events, in order and up to the first whose unique key is taken; resolves
   * to their number. Events are published in the contexts of their `callers`.
   */
  insertInOrder(news: readonly News<Doc>[], callers?: readonly AsyncResource[]): Promise<number>
  /** False when the filter finds nothing. */
  update(filter: ById<Doc>, change: UpdateQuery<Doc>, events: Events): Promise<boolean>
  /** Inserts the document if missing; false when one exists that the filter does not match. */
  upsert(filter: ById<Doc>, change: UpdateQuery<Doc>, events: Events): Promise<boolean>
  /**
   * Updates documents, each with its own events, which are published in the contexts of their `callers`; returns which
   * filters matched, in order.
   */
  updateEach(changes: readonly Change<Doc>[], callers?: readonly AsyncResource[]): Promise<boolean[]>
  /** Publishes what a document still carries; false when there is no such document. */
  publishAgain(id: string): Promise<boolean>
  /** The ids of documents without pending events. */
  publishedIds(filter: QueryFilter<Doc>, limit: number): Promise<string[]>
  /** Deletes documents without pending events; resolves to their number. */
  deletePublished(filter: QueryFilter<Doc>): Promise<number>
}

export interface News<Doc> {
  readonly doc: Partial<Doc> & { readonly _id: string }
  readonly events: readonly AnyEnvelope[]
}

export interface Change<Doc> {
  readonly filter: ById<Doc>
  readonly change: UpdateQuery<Doc>
  readonly events: readonly [AnyEnvelope, ...AnyEnvelope[]]
}

export interface EventCollectionOptions {
  /** How long a document is kept after its events are published; for ever by default. */
  readonly retainMs?: number
}

interface Dependencies {
  readonly connection: Connection
  readonly outbox: Pick<Outbox, 'watch' | 'deliver'>
}

export function createEventCollection<Doc extends { _id: string }>(
  { connection, outbox }: Dependencies,
  { name, schema, ...options }: EventCollectionOptions & { name: string; schema: Schema<Doc> },
): EventCollection<Doc> {
  const model = connection.model<Doc>(name, addOutbox(schema), name)
  const carriers = carriersIn(connection.collection<WithOutbox & { _id: string }>(name))
  outbox.watch(carriers, options)
  const deliver = (id: string, entries: OutboxEntry[]) => void outbox.deliver(carriers, id, entries)

  const write = async (filter: ById<Doc>, change: UpdateQuery<Doc>, events: Events, upsert: boolean) => {
    const entries = toOutbox('only' in events ? events.only : events)
    const both = withEntries(change, entries, events)
    const { matchedCount, upsertedCount } = await model.updateOne(filter, both, { upsert })
    const isWritten = matchedCount + upsertedCount === 1
    if (isWritten) deliver(filter._id, entries)
    return isWritten
  }
  return {
    model,
    insert: async (doc, events) => {
      const entries = toOutbox(events)
      const inserted = await unlessTaken(new model({ ...doc, outbox: entries }).save())
      if (inserted) deliver(doc._id, entries)
      return inserted !== null
    },
    insertInOrder: insertingInOrder(carriers, deliver),
    update: (filter, change, events) => write(filter, change, events, false),
    upsert: async (filter, change, events) => (await unlessTaken(write(filter, change, events, true))) ?? false,
    updateEach: updatingEach({ model, carriers }, deliver),
    publishAgain: async (id) => {
      const found = await model.findOne({ _id: id }, { outbox: 1 }).lean<{ outbox: OutboxEntry[] }>()
      if (found && found.outbox.length > 0) deliver(id, found.outbox)
      return found !== null
    },
    ...purging(model),
  }
}

const runAs = (caller: AsyncResource | undefined, work: () => void) => (caller ? caller.runInAsyncScope(work) : work())

type Deliver = (id: string, entries: OutboxEntry[]) => void

const insertingInOrder =
  <Doc>({ collection }: Carriers, deliver: Deliver) =>
  async (news: readonly News<Doc>[], callers: readonly AsyncResource[] = []): Promise<number> => {
    const made = news.map(({ doc, events }) => ({ ...doc, outbox: toOutbox(events) }))
    const count = await countInserted(collection.insertMany(made, { ordered: true, ignoreUndefined: true }))
    for (const [at, { _id, outbox }] of made.slice(0, count).entries()) runAs(callers[at], () => deliver(_id, outbox))
    return count
  }

const updatingEach =
  <Doc extends { _id: string }>(written: Written<Doc>, deliver: Deliver): EventCollection<Doc>['updateEach'] =>
  async (changes, callers = []) => {
    const all = await writeEach(written, changes)
    for (const [at, { filter, entries, isWritten }] of all.entries())
      if (isWritten) runAs(callers[at], () => deliver(filter._id, entries))
    return all.map(({ isWritten }) => isWritten)
  }

interface Written<Doc> {
  model: Model<Doc>
  carriers: Carriers
}

/** One bulk write. If it wrote fewer, the written documents are those that carry their first event. */
const writeEach = async <Doc extends { _id: string }>(
  { model, carriers }: Written<Doc>,
  changes: readonly Change<Doc>[],
) => {
  const prepared = changes.map(({ events, ...change }) => ({ ...change, entries: toOutbox(events), events }))
  const operations = prepared.map(({ filter, change, entries, events }) => ({
    updateOne: { filter, update: withEntries(change, entries, events) },
  }))
  const { matchedCount } = await model.bulkWrite(operations as Parameters<typeof model.bulkWrite>[0], {
    ordered: false,
  })
  const isWhole = matchedCount === changes.length
  const carriedBy = { _id: { $in: changes.map(({ filter }) => filter._id) } }
  const carried = isWhole ? null : new Set(await carriers.collection.distinct('outbox.id', carriedBy))
  return prepared.map(({ filter, entries }) => ({
    filter,
    entries,
    isWritten: carried === null || entries.some(({ id }) => carried.has(id)),
  }))
}

const isPublished = { outbox: { $size: 0 } }

const purging = <Doc extends { _id: string }>(model: Model<Doc>) => ({
  publishedIds: async (filter: QueryFilter<Doc>, limit: number): Promise<string[]> => {
    const found = model.find({ ...filter, ...isPublished }, { _id: 1 }).limit(limit)
    return (await found.lean<{ _id: string }[]>()).map(({ _id }) => _id)
  },
  deletePublished: async (filter: QueryFilter<Doc>): Promise<number> =>
    (await model.deleteMany({ ...filter, ...isPublished })).deletedCount,
})

const withEntries = <Doc>(change: UpdateQuery<Doc>, outbox: OutboxEntry[], events: Events): UpdateQuery<Doc> =>
  'only' in events
    ? { ...change, $set: { ...change.$set, outbox } }
    : { ...change, $push: { ...change.$push, outbox: { $each: outbox } } }
