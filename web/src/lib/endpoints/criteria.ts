import { getCriteria } from '@verandah/contracts'
import { routeQuery } from '@/lib/api/route-query.ts'

/** The caller's saved criteria; an empty object when there are none. */
export const criteriaQuery = routeQuery(getCriteria, {})
