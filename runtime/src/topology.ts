import type { EventContract, ServiceName } from '@verandah/contracts'
import type { AnyService } from '@verandah/kit'

/** Publishers and consumers of an event. */
export interface EventFlow {
  readonly event: EventContract
  /** Whether it is in the list that the documents are generated from. */
  readonly isDeclared: boolean
  readonly publishers: readonly ServiceName[]
  readonly consumers: readonly string[]
}

/** A consumer that is not a service: the gateway refuses revoked sessions too. */
const everywhere = 'every process'

/** Returns the flow of every declared event, and of every other that a manifest names. */
export function flowsOf(events: readonly EventContract[], services: readonly AnyService[]): EventFlow[] {
  return [...new Set([...events, ...services.flatMap(eventsIn)])].map((event) => ({
    event,
    isDeclared: events.includes(event),
    publishers: services.filter(({ publishes }) => publishes.includes(event)).map(({ name }) => name),
    consumers: [
      ...services
        .filter(({ consumes, broadcasts }) => [...consumes, ...broadcasts].some((bound) => bound.event === event))
        .map(({ name }) => name),
      ...(event.type === 'SessionRevoked' ? [everywhere] : []),
    ],
  }))
}

const eventsIn = ({ publishes, consumes, broadcasts }: AnyService): EventContract[] => [
  ...publishes,
  ...[...consumes, ...broadcasts].map(({ event }) => event),
]

/**
 * Returns faults in the flows, one sentence each: an event that is not in the list, has no publisher, no consumer, or a
 * publisher other than its owner.
 */
export function faultsOf(flows: readonly EventFlow[]): string[] {
  return flows.flatMap(({ event, isDeclared, publishers, consumers }) => [
    ...(isDeclared ? [] : [`${event.type} is in a manifest, but not among all events.`]),
    ...(publishers.length === 0 ? [`${event.type} is declared and never published.`] : []),
    ...publishers
      .filter((name) => name !== event.owner)
      .map((name) => `${event.type} belongs to ${event.owner}, but ${name} publishes it.`),
    ...(consumers.length === 0 && !event.terminal ? [`${event.type} has no consumer and is not marked terminal.`] : []),
    ...(consumers.length > 0 && event.terminal
      ? [`${event.type} is marked terminal, but ${consumers.join(', ')} consumes it.`]
      : []),
  ])
}

/** Renders `docs/events.md`: one table of all messages, from the manifests. */
export function eventsDocument(flows: readonly EventFlow[]): string {
  return [
    '# Events',
    '',
    'Made by `npm run generate events` from the contracts and the services’ manifests; `npm run verify` fails when it is out of date.',
    '',
    '| event | subject | version | delivery | published by | consumed by | what happened |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...flows.map(rowOf),
    '',
  ].join('\n')
}

const rowOf = ({ event, publishers, consumers }: EventFlow): string => {
  const listeners = consumers.length === 0 ? '(terminal)' : consumers.join(', ')
  const cells = [
    event.type,
    `\`${event.subject}\``,
    String(event.version),
    event.delivery,
    publishers.join(', '),
    listeners,
    event.packs === null ? event.summary : `${event.summary} Its \`${event.packs.field}\` travel packed.`,
  ]
  return `| ${cells.join(' | ')} |`
}
