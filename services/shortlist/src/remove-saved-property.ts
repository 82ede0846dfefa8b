import type { removeSavedProperty as route } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import { saidOnRemoving } from './announce.ts'
import type { Context } from './context.ts'
import { demandSubscription } from './demand-subscription.ts'

/** Takes a home off the caller's list. What is left is a tombstone, from which the home can be put back for a while. */
export const removeSavedProperty =
  (context: Context): Handler<typeof route> =>
  async ({ caller, params }) => {
    await demandSubscription(context, caller)
    await remove(context, params.id, caller.sub)
  }

const remove = async (context: Context, id: string, userId: string): Promise<void> => {
  const { saved, clock } = context
  const from = await saved.findOwn(id, userId)
  if (!from) throw notFound()
  const subject = { userId, propertyId: from.propertyId, revision: from.revision + 1 }
  const events = saidOnRemoving({ clock, subject, before: from })
  if (!(await saved.remove({ from, at: clock.now(), events }))) await remove(context, id, userId)
}
