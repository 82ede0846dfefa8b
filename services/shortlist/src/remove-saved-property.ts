import { clockSkewMs, eachAlone, type Handler, type Job, notFound } from '@verandah/kit'
import type { ShortlistContext } from './context.ts'
import { noValues } from './domain/saved-values.ts'
import type { OfHome } from './of-home.ts'
import type { SavedDoc } from './saved-document.ts'

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

/**
 * Deletes tombstones of homes whose restore period has passed, after everything else that is kept of these homes. Waits
 * until no process can restore them, even one whose clock is behind.
 */
export function purgeRemovedHomes(context: ShortlistContext): Job {
  return {
    name: 'purge-removed-homes',
    intervalMs: 60 * 60 * 1000,
    run: async () => {
      const before = new Date(restorableSince(context).getTime() - clockSkewMs)
      await eachAlone(context.saved.removedBefore(before), async (home) => {
        await deleteKept(context, home, before)
        await context.saved.purge(home, before)
      })
    },
  }
}

/**
 * The record that a saving continues from. Of a home whose restore period has passed nothing is left: what the purge
 * has not deleted yet is deleted here.
 */
export async function recordOf(context: ShortlistContext, home: OfHome): Promise<SavedDoc | null> {
  const record = await context.saved.ofHome(home.userId, home.propertyId)
  const before = restorableSince(context)
  if (!record?.removedAt || record.removedAt > before) return record
  await deleteKept(context, record, before)
  return { ...record, ...noValues, earlier: [] }
}

const restorableSince = ({ clock, settings }: ShortlistContext) =>
  new Date(clock.now().getTime() - settings.REMOVED_HOMES_KEPT_MS)

/** Leaves what was kept later: the home may have been saved again since it was read. */
const deleteKept = async (context: ShortlistContext, { userId, propertyId }: OfHome, before: Date): Promise<void> => {
  const { files, visits, purchases } = context
  const home = { userId, propertyId }
  await files.mark({ ...home, createdAt: { $lte: before } })
  await visits.deleteOfHome(home, before)
  await purchases.delete(home, before)
  await files.deleteMarked(home)
}
