import type { Said } from '@verandah/chaos/said-twice'
import type { AnyEnvelope } from '@verandah/contracts'
import { unpackEvent } from '@verandah/kit/testing'
import { countFrom } from '../broker/stream.ts'
import { filterOf } from '../broker/consumer.ts'
import type { Document } from '../world/disk.ts'
import type { World } from '../world/world.ts'

/** What lies in the store and in the streams, which no buyer sees. */
export interface Behind {
  /** Every document, by `search.properties`. */
  stored(): ReadonlyMap<string, readonly Document[]>
  /** Events that a consumer has yet to handle. */
  waiting(): number
  /** Webhooks that the product has yet to take. */
  webhooks(): number
  events(): Said[]
  letters(): string[]
  /** Every message of every stream as text. */
  messages(): string[]
}

export function lookBehind(world: World): Behind {
  const textsIn = (name: string): string[] =>
    [...(world.broker.copy().get(name)?.stream.messages.values() ?? [])].map(({ data }) => data.toString('utf8'))
  const messages = () => [...textsIn('EVENTS'), ...textsIn('DEAD')]
  return {
    messages,
    webhooks: world.webhooks,
    stored: world.disk.documents,
    letters: () => textsIn('DEAD').map((text) => text.slice(0, 300)),
    events: () =>
      textsIn('EVENTS').flatMap((text) =>
        text.startsWith('{') ? [unpackEvent(JSON.parse(text) as AnyEnvelope) as Said] : [],
      ),
    waiting: () => {
      const held = world.broker.copy().get('EVENTS')
      if (!held) return 0
      const { stream, consumers } = held
      return [...consumers.values()]
        .filter(({ config }) => config.durable_name !== undefined)
        .reduce(
          (sum, consumer) =>
            sum + consumer.pending.size + countFrom(stream, filterOf(consumer), consumer.streamSeq + 1),
          0,
        )
    },
  }
}

export function unsaidIn(stored: ReadonlyMap<string, readonly Document[]>): string[] {
  return [...stored].flatMap(([place, documents]) =>
    documents.filter(({ outbox }) => (outbox?.length ?? 0) > 0).map(({ _id }) => `${place} ${_id}`),
  )
}
