import { Worker } from 'node:worker_threads'
import type { Known, Stretch } from './feed-worker.ts'
import type { FeedOrigin, ParsedFeed } from './parse-reaxml.ts'
import type { RecordMark } from './record-marks.ts'

const script = new URL('./feed-worker.mjs', import.meta.url)
const stretchBytes = 64 * 1024
const idleMs = 1_000

/** Limits for reading a feed. A thread that exceeds them is terminated with its feed. */
export interface FeedLimits {
  /** Per chunk of 64 KiB. */
  readonly stretchMs: number
  readonly heapMb: number
  readonly listings: number
  readonly bytes: number
}

export const feedLimits: FeedLimits = { stretchMs: 20_000, heapMb: 32, listings: 200_000, bytes: 256 * 1024 * 1024 }

/** A feed that exceeds the limits. What was read before is kept. */
export class FeedTooMuch extends Error {
  override readonly name = 'FeedTooMuch'
}

interface Reading extends FeedOrigin {
  /** Returns the records that their adverts already reflect. */
  readonly whichKnown: (marks: readonly RecordMark[]) => Promise<ReadonlySet<string>>
}

/** Reads feeds in separate threads, chunk by chunk: the next chunk is read after the previous one was processed. */
export const createFeedThreads = (limits: FeedLimits = feedLimits) => {
  const idle = new Map<FeedThread, NodeJS.Timeout>()
  const take = (thread: FeedThread) => {
    clearTimeout(idle.get(thread))
    idle.delete(thread)
    return thread
  }
  const rest = (thread: FeedThread) => {
    idle.set(thread, setTimeout(() => void take(thread).end(), idleMs).unref())
  }
  return async function* (
    chunks: AsyncIterable<Uint8Array>,
    { whichKnown, ...origin }: Reading,
  ): AsyncGenerator<ParsedFeed> {
    const [waiting] = idle.keys()
    const thread = take(waiting ?? startThread(limits))
    let begins: FeedOrigin | undefined = origin
    let listings = 0
    let isWhole = false
    try {
      for await (const { bytes, isLast } of stretchesOf(chunks, limits.bytes)) {
        const marks = await thread.marksOf({ bytes, isLast, ...(begins && { begins }) })
        const feed = await thread.read({ known: await whichKnown(marks) })
        begins = undefined
        listings += feed.updates.length + feed.unchanged.length + feed.rejected.length
        if (listings > limits.listings) throw new FeedTooMuch(`It has more than ${limits.listings} listings.`)
        yield feed
        isWhole = isLast
      }
    } finally {
      if (isWhole) rest(thread)
      else await thread.end()
    }
  }
}

export type ReadFeed = ReturnType<typeof createFeedThreads>

type FeedThread = ReturnType<typeof startThread>

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

/** With 4 MB, garbage collection took more than a third of the reading time. */
const youngGenerationMb = 16

const startThread = ({ stretchMs, heapMb }: FeedLimits) => {
  let waiting: Waiting | null = null
  const worker = new Worker(script, {
    execArgv: ['--conditions=@verandah/source'],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngGenerationMb },
  })
  worker.on('message', (answer: unknown) => waiting?.resolve(answer))
  worker.on('error', (error: Error) =>
    waiting?.reject(
      isOutOfMemory(error) ? new FeedTooMuch(`A part of it took more than ${heapMb} MB to read.`) : error,
    ),
  )
  worker.on('exit', () => waiting?.reject(new Error('The thread that reads feeds has ended.')))
  worker.unref()
  const ask = async <Answer>(asked: Stretch | Known): Promise<Answer> => {
    const tooLong = new FeedTooMuch(`A part of it took longer than ${stretchMs / 1_000} s to read.`)
    const timer = setTimeout(() => waiting?.reject(tooLong), stretchMs)
    worker.ref()
    try {
      return await new Promise<Answer>((resolve, reject) => {
        waiting = { resolve: resolve as Waiting['resolve'], reject }
        worker.postMessage(asked, 'bytes' in asked ? [asked.bytes.buffer as ArrayBuffer] : [])
      })
    } finally {
      clearTimeout(timer)
      worker.unref()
    }
  }
  return {
    marksOf: (stretch: Stretch) => ask<RecordMark[]>(stretch),
    read: (known: Known) => ask<ParsedFeed>(known),
    end: () => worker.terminate(),
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Yields chunks of one size, each with its own transferable memory. */
async function* stretchesOf(chunks: AsyncIterable<Uint8Array>, maxBytes: number) {
  let stretch = new Uint8Array(stretchBytes)
  let filled = 0
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > maxBytes) throw new FeedTooMuch(`It is larger than ${maxBytes} bytes.`)
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + stretchBytes - filled)
      stretch.set(part, filled)
      filled += part.length
      at += part.length
      if (filled < stretchBytes) continue
      yield { bytes: stretch, isLast: false }
      stretch = new Uint8Array(stretchBytes)
      filled = 0
    }
  }
  yield { bytes: stretch.slice(0, filled), isLast: true }
}
