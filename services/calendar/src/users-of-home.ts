import { type EventCollection, coalesce } from '@verandah/kit'

interface OfHome {
  _id: string
  userId: string
  propertyId: string | null
}

/** Returns each user with documents of a home in a collection once. Concurrent calls are coalesced into one query. */
export function usersOfHome<Doc extends OfHome>(model: EventCollection<Doc>['model'], filter = {}) {
  return coalesce(async (propertyIds: string[]): Promise<string[][]> => {
    const found = model.find({ ...filter, propertyId: { $in: propertyIds } }, { userId: 1, propertyId: 1 })
    const users = new Map(propertyIds.map((id) => [id, new Set<string>()]))
    for (const { userId, propertyId } of await found.lean<OfHome[]>()) users.get(propertyId ?? '')?.add(userId)
    return propertyIds.map((id) => [...(users.get(id) ?? [])])
  })
}
