import { randomUUID } from 'node:crypto'
import type { Model } from 'mongoose'
import type { Receipt, StreamState } from '../bus/bus.ts'
import type { Store } from './connect-store.ts'
import { defineSchema } from './schema.ts'
import { coalesce } from './coalesce.ts'

interface RepublishDoc {
  /** `stream`, or the id of an operator's request. */
  _id: string
  /** The stream that has every event of this service. */
  created?: string
  lastSequence?: number
  /** The last event acknowledged to this service. */
  sequence?: number
  messageHash?: string
  subject?: string
  /** The last detected loss, and the last after which everything was republished. */
  lossId?: string
  toldLossId?: string
  askedAt?: Date
  doneAt?: Date
  /** The number of events published. */
  count?: number
}

/** What a service has stored about publishing. */
export interface Known {
  readonly stream: KnownStream | null
  /** The ids of operators' open requests to republish. */
  readonly asked: readonly string[]
}

/** What a service knows of the stream. */
export interface KnownStream extends StreamState {
  readonly receipt?: Omit<Receipt, 'connection'>
  readonly lossId?: string
  /** Events were lost, and republishing is not finished. */
  readonly isOwed?: boolean
}

const keptSeconds = 7 * 24 * 60 * 60

/** The `tellings` collection: the stream's last known position, and operators' requests to republish. */
export function createRepublishRequests(store: Store) {
  const schema = defineSchema<RepublishDoc>({
    _id: String,
    created: String,
    lastSequence: Number,
    sequence: Number,
    messageHash: String,
    subject: String,
    lossId: String,
    toldLossId: String,
    askedAt: Date,
    doneAt: Date,
    count: Number,
  })
  schema.index({ askedAt: 1 }, { sparse: true, expireAfterSeconds: keptSeconds })
  const model = store.collection('tellings', schema)

  return {
    ...rememberedStream(model),
    /** Requests a republish from the running service; resolves to the id for `countOf`. */
    ask: async (askedAt: Date): Promise<string> => (await model.create({ _id: randomUUID(), askedAt }))._id,
    markDone: (ids: readonly string[], doneAt: Date, count: number) =>
      model.updateMany({ _id: { $in: ids } }, { $set: { doneAt, count } }),
    /** The number of events published for a request; null until it is done. */
    countOf: async (id: string): Promise<number | null> =>
      (await model.findOne({ _id: id }).lean<RepublishDoc>())?.count ?? null,
  }
}

const open = { askedAt: { $exists: true }, doneAt: { $exists: false } }

const rememberedStream = (model: Model<RepublishDoc>) => ({
  known: async (): Promise<Known> => {
    const found = await model.find({ $or: [{ _id: 'stream' }, open] }).lean<RepublishDoc[]>()
    const stream = found.find(({ _id }) => _id === 'stream')
    return {
      stream: stream ? readKnown(stream) : null,
      asked: found.filter((doc) => doc !== stream).map(({ _id }) => _id),
    }
  },
  remember: ({ created, lastSequence }: StreamState) =>
    model.updateOne({ _id: 'stream' }, { $set: { created }, $max: { lastSequence } }, { upsert: true }),
  /** Resolves once stored. Of concurrent receipts, the last in the stream is kept. */
  rememberReceipt: coalesce(async (receipts: Receipt[]) => {
    const last = receipts.reduce((a, b) => (b.sequence > a.sequence ? b : a))
    const { sequence, messageHash, subject } = last
    await model.updateOne(
      { _id: 'stream', sequence: { $not: { $gte: sequence } } },
      { $set: { sequence, messageHash, subject }, $max: { lastSequence: sequence } },
    )
    return undefined
  }),
  /** Records a loss, after which everything is republished. Of processes that detect it at once, one records it. */
  noteLoss: (known: KnownStream, { created, lastSequence }: StreamState, lossId: string) =>
    model.updateOne(
      { _id: 'stream', lossId: known.lossId ?? { $exists: false } },
      { $set: { created, lastSequence, lossId }, $unset: { sequence: 1, messageHash: 1, subject: 1 } },
    ),
  markRepublished: (toldLossId: string) => model.updateOne({ _id: 'stream' }, { $set: { toldLossId } }),
})

const readKnown = (doc: RepublishDoc): KnownStream | null => {
  const { created, lastSequence = 0, sequence, messageHash, subject, lossId, toldLossId } = doc
  if (created === undefined) return null
  const hasReceipt = sequence !== undefined && messageHash !== undefined && subject !== undefined
  return {
    created,
    lastSequence,
    ...(lossId !== toldLossId && { isOwed: true }),
    ...(lossId !== undefined && { lossId }),
    ...(hasReceipt && { receipt: { sequence, messageHash, subject } }),
  }
}
