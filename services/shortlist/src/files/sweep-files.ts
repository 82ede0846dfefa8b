import type { Job } from '@verandah/kit'
import type { ShortlistContext } from '../context.ts'

/** Longer than any upload takes. */
const orphanMs = 24 * 60 * 60_000

/** Finishes deletions that were interrupted, and deletes blobs whose document was never written. */
export function sweepFiles({ files, clock }: ShortlistContext): Job {
  return {
    name: 'sweep-files',
    intervalMs: 6 * 60 * 60_000,
    run: async (signal) => {
      await files.deleteMarked({})
      await files.deleteOrphansBefore(new Date(clock.now().getTime() - orphanMs), signal)
    },
  }
}
