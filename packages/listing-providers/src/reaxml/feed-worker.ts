import { parentPort } from 'node:worker_threads'
import { createFeedParser, type FeedOrigin } from './parse-reaxml.ts'

/** A chunk of a file; the first one carries the file's origin. The reply is its marks. */
export interface Stretch {
  readonly bytes: Uint8Array
  readonly isLast: boolean
  readonly begins?: FeedOrigin
}

/** Records of the chunk that need not be read. The reply is the contents of the others. */
export interface Known {
  readonly known: ReadonlySet<string>
}

/** Holds at most one file, and one chunk of it, at a time. */
let parse: ReturnType<typeof createFeedParser> | undefined
let stretch: ReturnType<NonNullable<typeof parse>> | undefined
parentPort?.on('message', (asked: Stretch | Known) => {
  if ('known' in asked) return parentPort?.postMessage(stretch?.read(asked.known))
  if (asked.begins) parse = createFeedParser(asked.begins)
  stretch = parse?.(asked.bytes, asked.isLast)
  parentPort?.postMessage(stretch?.marks)
})
