import { AppError, reasonOf } from '../errors.ts'
import type { Logger } from '../logger.ts'
import { defineCounter } from '../metrics.ts'
import { blobErrorCodes } from './blob-errors.ts'
import type { Blobs } from './blobs.ts'

const failures = defineCounter({
  name: 'blob_failures_total',
  help: 'Calls for photos and documents that their folder or bucket failed, by code.',
  labelNames: ['code'],
})

/** Counts and logs the calls that fail. They do not make the process unready: everything else works without photos. */
export function watchBlobs(blobs: Blobs, log: Pick<Logger, 'warn'>): Blobs {
  const failed =
    (call: keyof Blobs) =>
    (error: unknown): never => {
      if (error instanceof AppError) {
        failures.inc({ code: error.code })
        log.warn({ call, code: error.code, reason: reasonOf(error.cause) }, 'the storage of photos and documents fails')
      }
      throw error
    }
  // A series that begins at zero shows its first failure as an increase.
  for (const code of blobErrorCodes) failures.inc({ code }, 0)
  return {
    put: (key, bytes) => blobs.put(key, bytes).catch(failed('put')),
    get: (key) => blobs.get(key).catch(failed('get')),
    delete: (key) => blobs.delete(key).catch(failed('delete')),
    list: async function* (prefix) {
      try {
        yield* blobs.list(prefix)
      } catch (error) {
        failed('list')(error)
      }
    },
  }
}
