import { parentPort } from 'node:worker_threads'
import { createFeedParser, type FeedOrigin } from './parse-reaxml.ts'

/** One stretch of a file; a file begins with where it comes from. It is answered with its marks. */
export interface Stretch {
  readonly bytes: Uint8Array
  readonly isLast: boolean
  readonly begins?: FeedOrigin
}

/** Which records of the stretch need not be read. It is answered with what the others say. */
export interface Known {
  readonly known: ReadonlySet<string>
}

/** Holds no more than one file, and of it one stretch, at a time. */
let parse: ReturnType<typeof createFeedParser> | undefined
let stretch: ReturnType<NonNullable<typeof parse>> | undefined
parentPort?.on('message', (asked: Stretch | Known) => {
  if ('known' in asked) return parentPort?.postMessage(stretch?.read(asked.known))
  if (asked.begins) parse = createFeedParser(asked.begins)
  stretch = parse?.(asked.bytes, asked.isLast)
  parentPort?.postMessage(stretch?.marks)
})
