import type { Streams } from './api.ts'

/** As a copy of the folder of a running server would hold them. */
export function copyOf(streams: Streams): Streams {
  return new Map(
    [...streams].map(([name, { stream, consumers }]) => [
      name,
      {
        stream: { ...stream, messages: new Map(stream.messages) },
        consumers: new Map(
          [...consumers].map(([key, { pending, ...consumer }]) => [
            key,
            { ...consumer, pending: new Map([...pending].map(([seq, entry]) => [seq, { ...entry }])) },
          ]),
        ),
        pulls: new Map(),
      },
    ]),
  )
}
