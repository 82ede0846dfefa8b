import { mayKnowHome, type EventOf, type TrackedPropertyNotFound } from '@verandah/contracts'
import type { ShortlistContext } from './context.ts'

type Missing = EventOf<typeof TrackedPropertyNotFound>

/**
 * Takes a home that does not exist off a buyer's list. It stays when it has been saved again since, which has its own
 * answer, and when its details are known here.
 */
export const dropMissingHome =
  ({ saved, homes }: Pick<ShortlistContext, 'saved' | 'homes'>) =>
  async ({ data: { userId, propertyId, reason, revision } }: Missing): Promise<void> => {
    if (reason !== 'saved') return
    if (mayKnowHome(propertyId, userId) && (await homes.byIds([propertyId])).has(propertyId)) return
    for (;;) {
      const from = await saved.ofHome(userId, propertyId)
      if (!from || from.removedAt || (from.savedRevision ?? from.revision) > revision) return
      if (await saved.remove(from)) return
    }
  }
