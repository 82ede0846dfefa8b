import { reasonOf, slicesOf } from '@verandah/kit'
import { type ListingProvider, ProviderLimited } from '@verandah/listing-providers'
import type { DueHome } from '../homes/due-for-look-up.ts'
import type { KeepListings } from '../homes/keep-listings.ts'
import type { LookedUpDoc } from '../homes/listings.ts'
import { isLookUpDue, nextLookUp } from './domain/look-up-plan.ts'
import type { SearchParts } from '../searches/search-parts.ts'

export type LookUpDeps = SearchParts & {
  keepListings: KeepListings
  pauses: Pauses
}

/** For all attempts. */
const lookUpTimeoutMs = 60_000
/** A provider looks up no more at once. */
const advertsAtOnce = 100
const shortestIntervalMs = 60_000

/** Looks up the adverts of due homes, and says when each home is due next. */
export async function lookUpHomes(deps: LookUpDeps, homes: readonly DueHome[]): Promise<void> {
  const { listings, properties, clock, settings, pauses } = deps
  const now = clock.now()
  const everyMs = Math.max(settings.TRACKED_LOOK_UP_MS, shortestIntervalMs)
  const mainOf = new Map(homes.map(({ _id, mergedInto }) => [_id, mergedInto ?? _id]))
  const asked = deps.providers.filter(canLookUp)
  const askedIds = asked.map(({ id }) => id)
  const adverts = await listings.lookedUpIn([...new Set(mainOf.values())], askedIds)
  const due = adverts.filter((advert) => isLookUpDue(advert, now, everyMs))
  const looked = new Set<string>()
  for (const provider of asked) {
    const own = due.filter(({ listing }) => listing.provider === provider.id)
    for (const id of await askFor(deps, provider, own)) looked.add(id)
  }
  const plan = { looked, now, everyMs, retryAt: pauses.retryAt(now) }
  const nextOf = (home: string) =>
    nextLookUp({ adverts: adverts.filter(({ propertyId }) => propertyId === mainOf.get(home)), ...plan })
  // Where nobody can be asked any more, what is left keeps its date, and with it its turn.
  const isOver = asked.every(({ id }) => pauses.isPaused(id, clock.now()))
  const left = new Set(due.filter(({ _id }) => !looked.has(_id)).map(({ propertyId }) => propertyId))
  const planned = homes.filter(({ _id }) => !isOver || !left.has(mainOf.get(_id) ?? _id))
  await properties.planLookUps(new Map(planned.map(({ _id }) => [_id, nextOf(_id)])))
}

export function canLookUp({ lookUp }: ListingProvider): boolean {
  return lookUp !== undefined
}

/** Resolves to the ids of the adverts that were looked up. */
const askFor = async (deps: LookUpDeps, provider: ListingProvider, due: readonly LookedUpDoc[]) => {
  const { pauses, clock, log } = deps
  const looked: string[] = []
  for (const adverts of slicesOf(due, advertsAtOnce)) {
    if (pauses.isPaused(provider.id, clock.now())) break
    try {
      const { ids, stoppedBy } = await ask(deps, provider, adverts)
      looked.push(...ids)
      if (stoppedBy) pauses.begin(provider.id, stoppedBy, clock.now())
    } catch (error) {
      pauses.begin(provider.id, error, clock.now())
      const facts = { provider: provider.id, reason: reasonOf(error) }
      log.warn(facts, 'followed homes could not be looked up; tried again')
    }
  }
  return looked
}

/** Resolves to the ids of those looked up, and what ended the calls before the others. */
const ask = async (deps: LookUpDeps, { id, lookUp }: ListingProvider, adverts: readonly LookedUpDoc[]) => {
  const { listings, resilience, clock } = deps
  if (!lookUp) return { ids: [] }
  const now = clock.now()
  const sourceIds = adverts.map(({ listing }) => listing.sourceId)
  const signal = AbortSignal.timeout(lookUpTimeoutMs)
  const asking = () => lookUp(sourceIds, signal)
  const { listings: shown, ended, left } = await resilience.of(id).execute(asking)
  const endOf = new Map(ended.map(({ sourceId, ...end }) => [sourceId, end]))
  const over = adverts.filter(({ listing }) => endOf.has(listing.sourceId)).map(({ _id }) => _id)
  const ends = (over.length === 0 ? [] : await listings.byIds(over)).flatMap(({ listing }) => {
    const end = endOf.get(listing.sourceId)
    return end === undefined ? [] : [{ ...listing, ...end, inspections: [], auctionDate: null }]
  })
  await deps.keepListings([...shown, ...ends], now)
  const looked = adverts.filter(({ listing }) => left?.sourceIds.includes(listing.sourceId) !== true)
  const ids = looked.map(({ _id }) => _id)
  await listings.markLookedUp(ids, now)
  return { ids, stoppedBy: left?.error }
}

const minuteMs = 60_000
/** Homes that a provider could not be asked for wait this long at least, so that other homes have their turn. */
const shortestRetryMs = 10 * minuteMs
const longestRetryMs = 60 * minuteMs

/** When providers that failed, asked for a pause, or whose calls are used up can be asked again, in this process. */
export function createPauses() {
  const ends = new Map<string, number>()
  return {
    begin: (provider: string, error: unknown, now: Date): void => {
      const pauseMs = error instanceof ProviderLimited ? error.retryAfterMs : minuteMs
      ends.set(provider, now.getTime() + pauseMs)
    },
    isPaused: (provider: string, now: Date): boolean => (ends.get(provider) ?? 0) > now.getTime(),
    /** When homes that were not asked for are tried again. */
    retryAt: (now: Date): Date => {
      const longestMs = Math.max(shortestRetryMs, ...[...ends.values()].map((end) => end - now.getTime()))
      return new Date(now.getTime() + Math.min(longestRetryMs, longestMs))
    },
  }
}

type Pauses = ReturnType<typeof createPauses>
