import { type EventCollection, coalesce } from '@verandah/kit'

interface OfHome {
  _id: string
  userId: string
  propertyId: string | null
}

/** The users who have something of a home in a collection, each once. Homes that are asked for together are read together. */
export const usersOfHome = <Doc extends OfHome>(model: EventCollection<Doc>['model'], filter = {}) =>
  coalesce(async (propertyIds: string[]): Promise<string[][]> => {
    const found = model.find({ ...filter, propertyId: { $in: propertyIds } }, { userId: 1, propertyId: 1 })
    const users = new Map(propertyIds.map((id) => [id, new Set<string>()]))
    for (const { userId, propertyId } of await found.lean<OfHome[]>()) users.get(propertyId ?? '')?.add(userId)
    return propertyIds.map((id) => [...(users.get(id) ?? [])])
  })
