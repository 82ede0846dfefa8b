import { reasonOf, type Job } from '@verandah/kit'
import type { SearchContext } from '../context.ts'
import type { ListingProvider } from '../providers/listing-provider.ts'

const leaseMs = 120_000
const lookUpTimeoutMs = 60_000
const advertsAtOnce = 100

type LookUp = Required<Pick<ListingProvider, 'lookUp'>> & ListingProvider

/** Asks again for the adverts of homes that somebody follows, so that they hear of a price, a slot or an end without a search. */
export const lookAfterTracked = (context: SearchContext): Job => ({
  name: 'look-after-tracked',
  intervalMs: 60_000,
  run: async () => {
    if (!(await context.feeds.leases.hold('look-after-tracked', leaseMs))) return
    for (const provider of context.providers) if (canLookUp(provider)) await lookUpDue(context, provider)
  },
})

const canLookUp = (provider: ListingProvider): provider is LookUp => provider.lookUp !== undefined

/** A hundred adverts a minute at most: what is left waits for the next look. */
const lookUpDue = async (context: SearchContext, provider: LookUp): Promise<void> => {
  const { listings, properties, clock, settings, log, resilience } = context
  const now = clock.now()
  const due = await listings.dueForLookUp({
    provider: provider.id,
    propertyIds: await properties.trackedIds(),
    before: new Date(now.getTime() - settings.TRACKED_LOOK_UP_MS),
    limit: advertsAtOnce,
  })
  if (due.length === 0) return
  try {
    const ids = due.map(({ listing }) => listing.sourceId)
    const { listings: shown, ended } = await resilience
      .of(provider.id)
      .execute(() => provider.lookUp(ids, AbortSignal.timeout(lookUpTimeoutMs)))
    const endOf = new Map(ended.map(({ sourceId, status }) => [sourceId, status]))
    const over = due.flatMap(({ listing }) => {
      const status = endOf.get(listing.sourceId)
      return status === undefined ? [] : [{ ...listing, status, inspections: [], auctionDate: null }]
    })
    await context.keepListings([...shown, ...over])
    await listings.markLookedUp(
      due.map(({ _id }) => _id),
      now,
    )
  } catch (error) {
    log.warn({ provider: provider.id, reason: reasonOf(error) }, 'followed homes could not be looked up; tried again')
  }
}
