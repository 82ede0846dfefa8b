import type { SavedProperty } from '@verandah/contracts'
import { useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { logError } from '@/lib/log-error.ts'
import { useBid } from './change-saved.ts'
import { usePendingChanges } from './pending-changes.ts'
import type { FoundHome } from './send-change.ts'

export type Staged = Pick<SavedProperty, 'stage' | 'stageReason'>

export type Bidding = ReturnType<typeof useBidding>

/** The walk-away price and the result of a home, with changes that are not sent yet, and how to change them. */
export function useBidding(found: FoundHome) {
  const { record } = useSavedHome(found.propertyId)
  const changes = usePendingChanges(found.propertyId)
  const { mutate } = useBid(found)
  const change = (
    wanted: Partial<Pick<SavedProperty, 'walkAway' | 'saleResult' | 'stage' | 'stageReason'>>,
    onRefused?: () => void,
  ) => mutate({ ...wanted, isSaved: true }, { onSuccess: prepareOffline, ...(onRefused && { onError: onRefused }) })
  const latest = <Name extends 'stage' | 'walkAway' | 'saleResult'>(name: Name) =>
    record?.[name] ?? changes.findLast((pending) => pending[name] !== undefined)?.[name] ?? null
  return {
    propertyId: found.propertyId,
    walkAway: latest('walkAway'),
    saleResult: latest('saleResult'),
    staged: { stage: latest('stage'), stageReason: record?.stageReason ?? '' },
    setWalkAway: (walkAway: SavedProperty['walkAway'], onRefused?: () => void) => change({ walkAway }, onRefused),
    /** With a stage in the same edit, if the result changes it. */
    setResult: (saleResult: SavedProperty['saleResult'], staged?: Staged) => change({ saleResult, ...staged }),
  }
}

/** The copies for use without a network are those of before the change. */
const prepareOffline = (): void => {
  if (!('serviceWorker' in navigator)) return
  import('@/lib/offline/fetch-ahead.ts')
    .then(({ fetchForBidding }) => fetchForBidding())
    .catch((error: unknown) => logError('The bidding card is not kept offline', error))
}
