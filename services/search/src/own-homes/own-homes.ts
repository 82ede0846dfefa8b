import {
  ownHomeIdOf,
  type OwnHomeInput,
  ownHomesLimit,
  placesAskedFor,
  problemCodes,
  type KeptHome,
} from '@verandah/contracts'
import { AppError, type Clock, createQueues, type Handler, type Job, notFound } from '@verandah/kit'
import { seenOf } from '../homes/domain/seen.ts'
import { fingerprintOf } from '../homes/fingerprint.ts'
import { mergeListings } from '../homes/domain/merge-listings.ts'
import type { PropertyDoc } from '../homes/property-document.ts'
import { showProperty } from '../ranking/get-property.ts'
import { requireSearchPlan } from '@verandah/user-records'
import { announcementOf, eventsOfChange } from '../tracking/announce-tracked.ts'
import { ownListingOf } from './own-listing.ts'
import type { SearchParts } from '../searches/search-parts.ts'

/** Adds a home that the caller found elsewhere, scored at once. It merges with nothing and appears in no search. */
export const addHome = (context: SearchParts): Handler<'addOwnHome'> => {
  const inTurn = createQueues()
  return async ({ caller, body }) => {
    await requireSearchPlan(context, caller)
    return keep(context, caller.sub, await inTurn(caller.sub, () => begin(context, caller.sub, body)), body)
  }
}

/** A home whose reply was lost is sent again: the same words are the same home. */
const begin = async ({ properties, clock, newId }: SearchParts, userId: string, input: OwnHomeInput) => {
  const homes = (await properties.allOwn(userId)).filter(({ own }) => !own?.deletedAt)
  const fingerprint = fingerprintOf(input)
  const same = homes.find(({ own }) => fingerprintOf(own?.input) === fingerprint)
  if (same) return same
  if (homes.length >= ownHomesLimit) throw tooMany()
  return properties.addOwn({ _id: ownHomeIdOf(userId, newId()), own: { userId, input, at: clock.now() } })
}

export const readHome =
  ({ properties }: SearchParts): Handler<'getOwnHome'> =>
  async ({ caller, params }) => {
    const doc = await properties.findOwn(params.id, caller.sub)
    if (!doc?.own || doc.own.deletedAt) throw notFound()
    return { id: doc._id, ...doc.own.input }
  }

export const editHome =
  (context: SearchParts): Handler<'editOwnHome'> =>
  async ({ caller, params, body }) => {
    const doc = await context.properties.findOwn(params.id, caller.sub)
    if (!doc?.own) throw notFound()
    return keep(context, caller.sub, doc, body)
  }

/** Leaves a tombstone, from which an edit restores the home for a while. Followers receive its removal. */
export const deleteHome =
  (context: SearchParts): Handler<'deleteOwnHome'> =>
  async ({ caller, params }) => {
    const doc = await context.properties.findOwn(params.id, caller.sub)
    if (!doc?.own) throw notFound()
    const now = context.clock.now()
    const { deletedAt } = doc.own
    if (!deletedAt) await write(context, doc, { ...doc.own, at: now, deletedAt: now })
    // Also of a deletion that a crash cut off.
    await context.userProperties.remove(caller.sub, params.id)
    if (deletedAt) throw notFound()
  }

export function purgeDeletedHomes({ properties, clock, settings }: SearchParts): Job {
  return {
    name: 'purge-deleted-homes',
    intervalMs: 60 * 60_000,
    run: () => properties.purgeOwn(new Date(clock.now().getTime() - settings.DELETED_HOMES_KEPT_MS)),
  }
}

const keep = async (context: SearchParts, userId: string, doc: PropertyDoc, input: OwnHomeInput) => {
  const home = await write(context, doc, { ...ownerOf(doc), input, at: context.clock.now() })
  const brief = await context.criteria.of(userId)
  await context.rankHomes({
    userId,
    homes: [seenOf(home)],
    read: () => Promise.resolve([home]),
    locations: brief === null ? [] : placesAskedFor(brief),
    foundAt: context.clock.now(),
  })
  return showProperty(context, userId, home.id)
}

const ownerOf = ({ own }: PropertyDoc) => own?.userId !== undefined && { userId: own.userId }

/** After a concurrent change (another tab, a new follower) the home is read and written again. */
const write = async (
  context: SearchParts,
  doc: PropertyDoc,
  own: NonNullable<PropertyDoc['own']>,
): Promise<KeptHome> => {
  const { properties, clock } = context
  const updatedAt = clock.now().toISOString()
  const listing = ownListingOf(doc._id, own.input, clock.now().getUTCFullYear())
  const merged = mergeListings([{ ...listing, status: own.deletedAt ? 'gone' : 'active' }], {
    asOf: updatedAt,
    isFirstHand: () => false,
    pointOfSuburb: context.localities.find,
  })
  const home = { ...merged, id: doc._id, revision: doc.revision + 1, updatedAt }
  const events = doc.isTracked && doc.home ? announced(doc.home, home, clock, own.userId) : []
  if (await properties.replace(doc, { home, fingerprint: fingerprintOf(merged), own }, events)) return home
  const [again] = await properties.byIds([doc._id])
  if (!again) throw notFound()
  return write(context, again, own)
}

/** Every edit reaches the shortlist, including changes that an advert would not announce. */
const announced = (before: KeptHome, after: KeptHome, clock: Clock, ownerId: string | undefined) => {
  const news = eventsOfChange({ clock })(before, after, ownerId)
  return news.length > 0 ? news : [announcementOf(after, [], clock, ownerId)]
}

const tooMany = () =>
  new AppError('conflict', {
    code: problemCodes.ownHomesFull,
    detail: `You can keep up to ${ownHomesLimit} homes of your own. Delete some to add more.`,
  })
