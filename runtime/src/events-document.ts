import type { EventFlow } from './topology.ts'

/** `docs/events.md`: one table of every message, made from the manifests. */
export const eventsDocument = (flows: readonly EventFlow[]): string =>
  [
    '# Events',
    '',
    'Made by `npm run events` from the contracts and the services’ manifests; `npm run verify` fails when it is out of date.',
    '',
    '| event | subject | version | delivery | published by | consumed by | what happened |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...flows.map(rowOf),
    '',
  ].join('\n')

const rowOf = ({ event, publishers, consumers }: EventFlow): string => {
  const listeners = consumers.length === 0 ? '(terminal)' : consumers.join(', ')
  const cells = [
    event.type,
    `\`${event.subject}\``,
    String(event.version),
    event.delivery,
    publishers.join(', '),
    listeners,
    event.summary,
  ]
  return `| ${cells.join(' | ')} |`
}
