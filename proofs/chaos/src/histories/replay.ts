import type { EventContract } from '@verandah/contracts'
import type { AnyService } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { shuffle, type Random } from './shuffle.ts'
import type { Said, Story } from './story.ts'

type Handle = ReturnType<AnyService['consumes'][number]['create']>

/** Starts a service on an in-memory store whose handlers are called as by a bus, but in a given order. */
export async function openReplay(definition: AnyService) {
  const handlers = new Map<string, Handle>()
  let known: unknown
  const consumes = definition.consumes.map((bound) => ({
    ...bound,
    create: (context: unknown) => {
      known = context
      const handle = bound.create(context)
      handlers.set(bound.event.type, handle)
      return handle
    },
  }))
  // On a slow machine, jobs would run in the middle of a story.
  const service = await startTestService({ ...definition, consumes, jobs: [] })
  const deliver = (events: readonly Said[]) => deliverAll(handlers, events)
  return {
    service,
    deliver,
    /** Returns what the service publishes again of its state after events were lost. */
    retell: async (contract: EventContract): Promise<Said[]> => {
      const told: Said[] = []
      for (const { event, read } of definition.snapshots)
        if (event === contract)
          for await (const page of read(known)) told.push(...page.map((one) => ({ contract, event: one })))
      return told
    },
    play: async ({ kept, atLast }: Story, events: readonly Said[]): Promise<void> => {
      for (const { collection, document } of kept)
        await service.store.collection<{ _id: string }>(collection).insertOne(document)
      await deliver(events)
      await deliver(atLast)
    },
  }
}

const mostRounds = 5

/** A rejected event is redelivered after the others, as by a bus. */
const deliverAll = async (handlers: ReadonlyMap<string, Handle>, events: readonly Said[]): Promise<void> => {
  let waiting = events
  let reason: unknown
  for (let attempt = 1; waiting.length > 0; attempt += 1) {
    if (attempt > mostRounds) throw new Error(`${waiting.length} events were never handled`, { cause: reason })
    const refused: Said[] = []
    for (const said of waiting) {
      const delivery = { attempt, working: () => undefined, signal: AbortSignal.any([]) }
      await handlers
        .get(said.event.type)?.(said.event, delivery)
        .catch((error: unknown) => {
          reason = error
          refused.push(said)
        })
    }
    waiting = refused
  }
}

/** Shuffles events and duplicates about a third of them. */
export function disturb(events: readonly Said[], random: Random): Said[] {
  return shuffle([...events, ...events.filter(() => random() < 0.3)], random)
}

/** Returns everything that a service has stored, by the tag of its story. */
export async function readStored({ store, idle }: TestService): Promise<Map<string, Stored[]>> {
  await idle()
  const byTag = new Map<string, Stored[]>()
  for (const { name } of await store.listCollections()) {
    if (name === 'inbox') continue
    for (const document of await store.collection(name).find().toArray()) {
      const [tag] = /h\d+[ab](?=-)/.exec(JSON.stringify(document)) ?? []
      if (tag !== undefined) byTag.set(tag, [...(byTag.get(tag) ?? []), { collection: name, document }])
    }
  }
  return byTag
}

export interface Stored {
  readonly collection: string
  readonly document: Record<string, unknown>
}
