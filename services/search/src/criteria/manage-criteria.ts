import {
  PropertyCriteria,
  type SearchedLocality,
  type SearchFilters,
  typeFieldsOf,
  typesAskedFor,
} from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { LocalityIndex } from '@verandah/localities/places'
import type { CriteriaCollection } from './criteria.ts'
import { resolvePlaces } from './resolve-places.ts'
import type { Households } from '@verandah/user-records'

interface CriteriaDeps {
  criteria: CriteriaCollection
}

/** The caller's brief; an empty object if none. */
export const getCriteria =
  ({ criteria }: CriteriaDeps): Handler<'getCriteria'> =>
  async ({ caller }) =>
    (await criteria.of(caller.sub)) ?? {}

/** Saves the caller's brief, resolving typed text to the locality that a search would use. */
export const saveCriteria =
  ({ criteria, localities }: CriteriaDeps & { localities: LocalityIndex }): Handler<'saveCriteria'> =>
  async ({ caller, body }) => {
    const { propertyType: _type, propertyTypes: _types, ...rest } = body
    const places = resolvePlaces(localities, body)
    const saved = { ...rest, ...placeFieldsOf(places), ...typeFieldsOf(typesAskedFor(body)) }
    await criteria.save(caller.sub, () => saved)
    return saved
  }

/** The brief of a buyer who searches by these filters; what filters do not hold stays as it was. */
export function briefOf(filters: SearchFilters, before: PropertyCriteria | null): PropertyCriteria {
  const { locations, maxPages: _pages, surrounding: _around, leavesOutSilent: _silent, ...wanted } = filters
  return PropertyCriteria.parse({ ...wanted, ...placeFieldsOf(locations), state: before?.state })
}

const placeFieldsOf = (locations: SearchedLocality[]) => {
  const [first] = locations
  return first && { suburb: first.suburb, locality: first, locations }
}

/** The briefs of the other members of the caller's household, of those who have one. */
export const listHousematesBriefs =
  ({ criteria, households }: CriteriaDeps & { households: Households }): Handler<'listHousematesBriefs'> =>
  ({ caller }) =>
    households.ofHousemates(caller.sub, async (userId) => {
      const saved = await criteria.savedBy(userId)
      return saved ? [{ brief: saved.brief, changedAt: saved.at.toISOString() }] : []
    })
