import mongoose from 'mongoose'

/** A query's collection and the number of documents that it returned. */
export interface Read {
  readonly collection: string
  readonly count: number
}

export interface ReadWatch {
  /** Returns the reads since the last call. */
  take(): Read[]
  stop(): void
}

type ToArray = (this: { namespace: { collection?: string } }) => Promise<unknown[]>

/** Records what every service in this process reads in lists. */
export function watchReads(): ReadWatch {
  const cursor = mongoose.mongo.FindCursor.prototype as unknown as { toArray: ToArray }
  const original = cursor.toArray
  let reads: Read[] = []
  cursor.toArray = async function () {
    const found = await original.call(this)
    reads.push({ collection: this.namespace.collection ?? '', count: found.length })
    return found
  }
  return {
    take: () => {
      const taken = reads
      reads = []
      return taken
    },
    stop: () => {
      cursor.toArray = original
    },
  }
}
