import { randomUUID } from 'node:crypto'
import {
  type AnyEnvelope,
  maxExportPartBytes,
  userDataEvents,
  type dataExportedEvents,
  type EventContract,
  type EventOf,
  type KeptRecords,
  type ServiceName,
  type UserDeletionRequested,
  type UserExportRequested,
} from '@verandah/contracts'
import type { Clock } from '../clock.ts'
import { newEvent } from '../new-event.ts'
import { slicesOf } from '../slices-of.ts'
import type { Store } from '../store/connect-store.ts'
import type { EventCollection } from '../store/event-collection.ts'
import type { WithOutbox } from '../store/outbox-entry.ts'
import { defineSchema, Json } from '../store/schema.ts'
import type { Erasures } from './erasures.ts'
import { splitText } from './split-text.ts'

/** How a service exports and erases a user's records. Both must be safe to repeat. */
export interface UserData<Context> {
  /** Collects everything for an export. */
  readonly gather: (context: Context, userId: string) => Promise<object>
  /**
   * Deletes the user's records. Resolves to the number of deleted documents per collection, and to records kept by law.
   */
  readonly forget: (context: Context, userId: string) => Promise<Forgotten>
}

interface Forgotten {
  readonly counts: Record<string, number>
  readonly kept?: KeptRecords[]
}

/** A service's context, with its erasures and its answers to auth. */
export type Answering<Context> = Context & {
  readonly erasures: Erasures<Forgotten>
  readonly userDataAnswers: ReturnType<typeof createUserDataAnswers>
}

const hourMs = 60 * 60 * 1000

interface StoredAnswer {
  _id: string
  /** Of the first parts of an export: which gathering they and all others are of. */
  gathering?: string
  /** Of other parts until they are published: their events, as JSON. */
  later?: string
  /** For a deletion: the contents of its first receipt. */
  forgotten?: Forgotten
}

type ExportedPart = EventOf<(typeof dataExportedEvents)[number]>['data']

/** Far below the 16 MiB of a document, also where their text doubles by its escapes. */
const partsAtOnce = 8

interface Deletion {
  userId: string
  deletionId: string
  service: ServiceName
}

/** The `user_data_answers` collection. Once published, its documents no longer name the user, and they expire. */
export function createUserDataAnswers({ store, clock }: { store: Store; clock: Clock }) {
  const schema = defineSchema<StoredAnswer>({ _id: String, gathering: String, later: String, forgotten: Json })
  const answers = store.eventCollection('user_data_answers', schema, { retainMs: hourMs })
  return {
    /**
     * Publishes the parts of an export durably. Of a text that is gathered again only the first counts: parts of two
     * gatherings would not fit. A document has a limit, so later parts are stored before the first ones, whose document
     * says which gathering counts, and are published after them.
     */
    giveParts: async (contract: EventContract, parts: readonly ExportedPart[]): Promise<void> => {
      const idOf = ({ exportId, service, part }: ExportedPart) => `${exportId}:${service}:${part}`
      const events = parts.map((part) => newEvent(contract, part, { clock, id: idOf(part) }))
      const [first = [], ...others] = slicesOf(events, partsAtOnce)
      const _id = first[0]?.id ?? ''
      const gathering = randomUUID()
      const expiresAt = new Date(clock.now().getTime() + hourMs)
      const laterOf = (other: AnyEnvelope[], at: number): StoredAnswer & Pick<WithOutbox, 'expiresAt'> => {
        return { _id: `${_id}:${gathering}:${at}`, later: JSON.stringify(other), expiresAt }
      }
      for (const [at, other] of others.entries()) await answers.model.create(laterOf(other, at))
      await answers.insert({ _id, gathering }, first)
      const chosen = (await answers.model.findOne({ _id }).lean<StoredAnswer>())?.gathering ?? gathering
      if (chosen !== gathering)
        await answers.model.deleteMany({ _id: { $in: others.map((_, at) => `${_id}:${gathering}:${at}`) } })
      await publishLater(answers, `${_id}:${chosen}`)
    },
    /**
     * Publishes a deletion's receipt durably. The first one counts: it is published again each time, because the broker
     * may have lost it, and there is nothing left to count.
     */
    giveReceipt: async (contract: EventContract, deletion: Deletion, forgotten: Forgotten): Promise<void> => {
      const id = `${deletion.deletionId}:${deletion.service}`
      const receiptOf = (one: Forgotten) => newEvent(contract, { ...deletion, ...one }, { clock, id })
      if (await answers.insert({ _id: id, forgotten }, [receiptOf(forgotten)])) return
      const first = await answers.model.findOne({ _id: id }).lean<StoredAnswer>()
      if (first?.forgotten === undefined) return
      await answers.update({ _id: id }, { $unset: { expiresAt: 1 } }, { only: [receiptOf(first.forgotten)] })
    },
  }
}

/** One document after the other, so that a process holds one at a time. */
const publishLater = async ({ model, update }: EventCollection<StoredAnswer>, prefix: string): Promise<void> => {
  for (let at = 0; ; at += 1) {
    const _id = `${prefix}:${at}`
    const stored = await model.findOne({ _id }).lean<StoredAnswer>()
    if (!stored) return
    const events = JSON.parse(stored.later ?? '[]') as AnyEnvelope[]
    await update({ _id, later: { $exists: true } }, { $unset: { later: 1, expiresAt: 1 } }, events)
  }
}

/** The handlers of auth's requests and the events that answer them. */
export function answerUserData<Context>(service: ServiceName, { gather }: Pick<UserData<Context>, 'gather'>) {
  if (service === 'auth') throw new Error('auth asks the other services about a user; nobody asks auth')
  const { deleted, exported } = userDataEvents[service]

  const forgetUser =
    (context: Answering<Context>) =>
    async ({ data: { userId, deletionId } }: EventOf<typeof UserDeletionRequested>): Promise<void> => {
      const forgotten = await context.erasures.erase(userId)
      await context.userDataAnswers.giveReceipt(deleted, { userId, deletionId, service }, forgotten)
    }

  const exportUser =
    (context: Answering<Context>) =>
    async ({ data: { userId, exportId } }: EventOf<typeof UserExportRequested>): Promise<void> => {
      const texts = splitText(JSON.stringify(await gather(context, userId)), maxExportPartBytes)
      const whole = { userId, exportId, service, parts: texts.length }
      const parts = texts.map((data, index) => ({ ...whole, data, part: index + 1 }))
      await context.userDataAnswers.giveParts(exported, parts)
    }

  return { forgetUser, exportUser, publishes: [deleted, exported] }
}
