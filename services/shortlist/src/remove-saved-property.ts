import { type Handler, type Job, notFound } from '@verandah/kit'
import type { ShortlistContext } from './context.ts'
import { ofHomes } from './visits/visits.ts'

/** Takes a home off the caller's list. A tombstone remains, from which the home can be restored for a while. */
export const removeSavedProperty =
  (context: ShortlistContext): Handler<'removeSavedProperty'> =>
  async ({ caller, params }) => {
    await remove(context, params.id, caller.sub)
  }

const remove = async (context: ShortlistContext, id: string, userId: string): Promise<void> => {
  const from = await context.saved.findOwn(id, userId)
  if (!from) throw notFound()
  if (!(await context.saved.remove(from))) await remove(context, id, userId)
}

/** Deletes tombstones of homes whose restore period has passed, after everything else that is kept of these homes. */
export function purgeRemovedHomes({ saved, purchases, visits, files, clock, settings }: ShortlistContext): Job {
  return {
    name: 'purge-removed-homes',
    intervalMs: 60 * 60 * 1000,
    run: async () => {
      const before = new Date(clock.now().getTime() - settings.REMOVED_HOMES_KEPT_MS)
      for await (const homes of saved.removedBefore(before)) {
        await files.mark(ofHomes(homes))
        await visits.deleteOfHomes(homes)
        for (const home of homes) await purchases.delete(home)
        await files.deleteMarked(ofHomes(homes))
      }
      return saved.purgeRemoved(before)
    },
  }
}
