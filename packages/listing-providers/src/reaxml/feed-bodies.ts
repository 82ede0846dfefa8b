import { pipeline } from 'node:stream/promises'
import { createGzip, createGunzip } from 'node:zlib'
import { Readable } from 'node:stream'
import { defineSchema, inPieces, required, type Clock, type Store } from '@verandah/kit'

interface FeedPartDoc {
  /** `report:number`, from 0. */
  _id: string
  report: string
  number: number
  /** A part of the compressed file. */
  bytes: Buffer
  storedAt: Date
}

/** Well below the 16 MB of a document. */
const partBytes = 1024 * 1024
/** Fast: feeds shrink to a tenth at any level. */
const level = 3

const keptSeconds = 30 * 24 * 60 * 60

/** The `feed_bodies` collection: accepted feeds that are not read yet, compressed, in parts. */
export function createFeedBodies({ store, clock }: { store: Store; clock: Clock }) {
  const schema = defineSchema<FeedPartDoc>({
    _id: String,
    report: required.string,
    number: required.number,
    bytes: { type: Buffer, required: true },
    storedAt: required.date,
  })
  schema.index({ report: 1, number: 1 })
  schema.index({ storedAt: 1 }, { expireAfterSeconds: keptSeconds })
  const model = store.collection('feed_bodies', schema)

  async function* partsOf(report: string, count: number) {
    for (let number = 0; number < count; number += 1) {
      const part = await model.findById(`${report}:${number}`)
      if (part === null) throw new FeedLost()
      yield Buffer.from(part.bytes)
    }
  }
  return {
    /** Resolves to the number of parts once all are stored; rejects as `chunks` does. */
    store: async (report: string, chunks: AsyncIterable<Uint8Array>): Promise<number> => {
      let number = 0
      await pipeline(chunks, createGzip({ level }), async (packed: AsyncIterable<Buffer>) => {
        for await (const bytes of inPieces(packed, partBytes)) {
          await model.create({ _id: `${report}:${number}`, report, number, bytes, storedAt: clock.now() })
          number += 1
        }
      })
      return number
    },
    /** The file. Rejects with `FeedLost` if a part is gone. */
    read: (report: string, parts: number): AsyncIterable<Uint8Array> => {
      const unpack = createGunzip()
      pipeline(Readable.from(partsOf(report, parts)), unpack).catch((error: unknown) => unpack.destroy(error as Error))
      return unpack
    },
    forget: async (report: string): Promise<void> => {
      await model.deleteMany({ report })
    },
  }
}

/** A feed that waited so long that it was deleted. */
export class FeedLost extends Error {
  override readonly name = 'FeedLost'
}
