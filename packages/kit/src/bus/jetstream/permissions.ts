import type { EventContract } from '@verandah/contracts'
import { consumerName } from '../deliver.ts'
import { broadcastStream, broadcastSubject, deadSubject, eventStream, eventSubject, ofAnyUser } from './streams.ts'

/** What a part does with events. */
export interface EventUse {
  readonly name: string
  /** Durable ones and broadcasts. */
  readonly publishes: readonly EventContract[]
  readonly consumes: readonly EventContract[]
  readonly hears: readonly EventContract[]
}

export interface Permissions {
  readonly publish: { readonly allow: readonly string[] }
  readonly subscribe: { readonly allow: readonly string[] }
}

/** Where NATS answers a user; nobody else hears it. */
export const inboxOf = (user: string): string => `_INBOX.${user}`

const api = '$JS.API'
/** Servers with a domain put it and the account before the stream. */
const acknowledgements = (consumer: string) => [`$JS.ACK.${consumer}.>`, `$JS.ACK.*.*.${consumer}.>`]

/**
 * What NATS lets the user of a part do: say its own events, read those that it consumes through consumers of its name, and nothing of streams but look
 * at them. It may say again what it consumes, as a message that waits is put behind the others.
 */
export const permissionsOf = ({ name, publishes, consumes, hears }: EventUse): Permissions => {
  const said = [...publishes, ...consumes].filter(({ delivery }) => delivery !== 'broadcast')
  const announced = publishes.filter(({ delivery }) => delivery === 'broadcast')
  const allow = [
    ...said.map(({ subject }) => eventSubject(subject)).flatMap(bothForms),
    ...announced.map(({ subject }) => broadcastSubject(subject)),
    ...[`${api}.INFO`, `${api}.STREAM.INFO.*`],
    ...consumes.flatMap((event) => consuming(consumerName({ service: name, event }), eventSubject(event.subject))),
    ...hears.map(({ subject }) => `${api}.CONSUMER.CREATE.${broadcastStream}.*.${broadcastSubject(subject)}`),
    ...['INFO', 'MSG.NEXT', 'DELETE'].map((verb) => `${api}.CONSUMER.${verb}.${broadcastStream}.*`),
    ...acknowledgements(`${broadcastStream}.*`),
  ]
  return { publish: { allow: [...new Set(allow)].sort() }, subscribe: { allow: [`${inboxOf(name)}.>`] } }
}

const bothForms = (subject: string): string[] => [subject, ofAnyUser(subject)]

const consuming = (consumer: string, subject: string): string[] =>
  [
    { name: consumer, filter: subject },
    { name: `${consumer}-by-user`, filter: ofAnyUser(subject) },
  ].flatMap(({ name, filter }) => [
    `${api}.CONSUMER.CREATE.${eventStream}.${name}.${filter}`,
    ...['INFO', 'MSG.NEXT'].map((verb) => `${api}.CONSUMER.${verb}.${eventStream}.${name}`),
    ...acknowledgements(`${eventStream}.${name}`),
    ...bothForms(deadSubject(consumer)),
  ])
