import { parentPort } from 'node:worker_threads'
import { createFeedParser, type ParsedFeed } from './parse-reaxml.ts'

/** One stretch of a file; a file begins with the date of its reading. */
export interface Stretch {
  readonly bytes: Uint8Array
  readonly isLast: boolean
  readonly beginsAt?: Date
}

/** Answers each stretch with what it adds, and holds no more than one file at a time. */
let read: ((bytes: Uint8Array, isLast: boolean) => ParsedFeed) | null = null
parentPort?.on('message', ({ bytes, isLast, beginsAt }: Stretch) => {
  if (beginsAt !== undefined) read = createFeedParser(beginsAt)
  parentPort?.postMessage(read?.(bytes, isLast))
})
