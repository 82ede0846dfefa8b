import { reasonOf, type createLeases, type Job, type Kit } from '@verandah/kit'
import type { KeepListings } from '../homes/keep-listings.ts'
import type { Listings } from '../homes/listings.ts'
import type { Properties } from '../homes/properties.ts'
import type { ListingProvider, Resilience } from '@verandah/listing-providers'

interface RefreshDeps extends Pick<Kit<{ TRACKED_LOOK_UP_MS: number }>, 'clock' | 'log' | 'settings'> {
  listings: Listings
  properties: Properties
  keepListings: KeepListings
  providers: ListingProvider[]
  resilience: Resilience
  leases: ReturnType<typeof createLeases>
}

const leaseMs = 120_000
const lookUpTimeoutMs = 60_000
const advertsAtOnce = 100

/** Refreshes the adverts of tracked homes, so that a new price, inspection or sale is noticed without a search. */
export const refreshTrackedListings = (deps: RefreshDeps): Job => ({
  name: 'look-after-tracked',
  intervalMs: 60_000,
  run: async () => {
    if (!(await deps.leases.hold('look-after-tracked', leaseMs))) return
    for (const provider of deps.providers) await refreshFrom(deps, provider)
  },
})

/** At most a hundred adverts a minute; the rest wait for the next run. */
const refreshFrom = async (deps: RefreshDeps, { id, lookUp }: ListingProvider): Promise<void> => {
  const { listings, properties, clock, settings, log, resilience } = deps
  if (!lookUp) return
  const now = clock.now()
  const due = await listings.dueForLookUp({
    provider: id,
    propertyIds: await properties.trackedIds(),
    now,
    everyMs: settings.TRACKED_LOOK_UP_MS,
    limit: advertsAtOnce,
  })
  if (due.length === 0) return
  try {
    const sourceIds = due.map(({ listing }) => listing.sourceId)
    const ask = () => lookUp(sourceIds, AbortSignal.timeout(lookUpTimeoutMs))
    const { listings: shown, ended } = await resilience.of(id).execute(ask)
    const endOf = new Map(ended.map(({ sourceId, status }) => [sourceId, status]))
    const over = due.flatMap(({ listing }) => {
      const status = endOf.get(listing.sourceId)
      return status === undefined ? [] : [{ ...listing, status, inspections: [], auctionDate: null }]
    })
    await deps.keepListings([...shown, ...over])
    const ids = due.map(({ _id }) => _id)
    await listings.markLookedUp(ids, now)
  } catch (error) {
    log.warn({ provider: id, reason: reasonOf(error) }, 'followed homes could not be looked up; tried again')
  }
}
