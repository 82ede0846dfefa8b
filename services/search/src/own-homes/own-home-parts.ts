import type { Kit } from '@verandah/kit'
import type { LocalityIndex } from '@verandah/localities/places'
import type { ShowPropertyDeps } from '../ranking/get-property.ts'
import type { rankHomes } from '../ranking/rank-homes.ts'
import type { RankingParts } from '../ranking/ranking-parts.ts'
import type { AllowanceDeps } from '../searches/request/limit-searches.ts'

/** The dependencies of this folder's use cases. */
export type OwnHomeParts = AllowanceDeps &
  ShowPropertyDeps &
  Pick<RankingParts, 'properties' | 'userProperties'> &
  Pick<Kit<{ DELETED_HOMES_KEPT_MS: number }>, 'newId' | 'settings'> & {
    localities: LocalityIndex
    rankHomes: ReturnType<typeof rankHomes>
  }
