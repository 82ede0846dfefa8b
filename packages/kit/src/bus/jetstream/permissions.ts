import type { EventContract } from '@verandah/contracts'
import { consumerName } from '../deliver.ts'
import { receiptConsumer } from './receipt-consumer.ts'
import {
  broadcastStream,
  broadcastSubject,
  deadStream,
  deadSubject,
  eventStream,
  eventSubject,
  ofAnyUser,
} from './streams.ts'

/** How a part uses events. */
export interface EventUse {
  readonly name: string
  /** Durable events and broadcasts. */
  readonly publishes: readonly EventContract[]
  readonly consumes: readonly EventContract[]
  readonly hears: readonly EventContract[]
}

export interface Permissions {
  readonly publish: { readonly allow: readonly string[] }
  readonly subscribe: { readonly allow: readonly string[] }
}

/** The user's inbox subject, readable by no other user. */
export function inboxOf(user: string): string {
  return `_INBOX.${user}`
}

const api = '$JS.API'
/** Servers with a domain prefix the stream with domain and account. */
const acknowledgements = (consumer: string) => [`$JS.ACK.${consumer}.>`, `$JS.ACK.*.*.${consumer}.>`]

/**
 * NATS permissions of a part: publish its own events, read consumed ones through consumers of its name, and inspect
 * streams. It may also publish events it consumes, because a waiting message is republished.
 */
export function permissionsOf({ name, publishes, consumes, hears }: EventUse): Permissions {
  const said = [...publishes, ...consumes].filter(({ delivery }) => delivery !== 'broadcast')
  const announced = publishes.filter(({ delivery }) => delivery === 'broadcast')
  const allow = [
    ...said.map(({ subject }) => eventSubject(subject)).flatMap(bothForms),
    ...publishes
      .filter(({ delivery }) => delivery !== 'broadcast')
      .flatMap(({ subject }) => readingBack(eventSubject(subject))),
    ...announced.map(({ subject }) => broadcastSubject(subject)),
    ...[`${api}.INFO`, `${api}.STREAM.INFO.*`],
    ...consumes.flatMap((event) => consuming(consumerName({ service: name, event }), eventSubject(event.subject))),
    ...hears.map(({ subject }) => `${api}.CONSUMER.CREATE.${broadcastStream}.*.${broadcastSubject(subject)}`),
    ...['INFO', 'MSG.NEXT', 'DELETE'].map((verb) => `${api}.CONSUMER.${verb}.${broadcastStream}.*`),
    ...acknowledgements(`${broadcastStream}.*`),
  ]
  return { publish: { allow: [...new Set(allow)].sort() }, subscribe: { allow: [`${inboxOf(name)}.>`] } }
}

/** NATS permissions of a backup: it reads events and dead letters, and publishes none. */
export function copyPermissionsOf(user: string): Permissions {
  return {
    publish: {
      allow: [
        ...[`${api}.INFO`, `${api}.STREAM.INFO.*`],
        ...[eventStream, deadStream].map((stream) => `${api}.STREAM.MSG.GET.${stream}`),
      ],
    },
    subscribe: { allow: [`${inboxOf(user)}.>`] },
  }
}

/** The consumer of this subject reads back acknowledged events. */
const readingBack = (subject: string): string[] => {
  const name = receiptConsumer(subject)
  return [
    ...bothForms(subject).map((filter) => `${api}.CONSUMER.CREATE.${eventStream}.${name}.${filter}`),
    ...['INFO', 'MSG.NEXT', 'DELETE'].map((verb) => `${api}.CONSUMER.${verb}.${eventStream}.${name}`),
  ]
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
