import type { getCriteria as getRoute, saveCriteria as saveRoute } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { LocalityIndex } from '../localities/domain/locality-index.ts'
import { resolveLocality } from '../localities/resolve-locality.ts'
import type { CriteriaCollection } from './criteria.ts'

/** The caller's saved criteria; an empty object while there are none. */
export const getCriteria =
  ({ criteria }: { criteria: CriteriaCollection }): Handler<typeof getRoute> =>
  async ({ caller }) =>
    (await criteria.of(caller.sub)) ?? {}

/** Saves the caller's criteria. Typed text resolves to the locality that a search would use. */
export const saveCriteria =
  ({ criteria, localities }: { criteria: CriteriaCollection; localities: LocalityIndex }): Handler<typeof saveRoute> =>
  async ({ caller, body }) => {
    const saved = { ...body, locality: body.locality ?? resolveLocality(localities, 'suburb', body.suburb) }
    await criteria.save(caller.sub, saved)
    return saved
  }
