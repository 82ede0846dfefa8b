import { aListing } from '@verandah/listing-providers/testing'
import { changeOf } from '../homes/domain/listing-changed.ts'
import { traitsOf } from '@verandah/listing-providers/same-home'
import type { Pipeline } from './open-pipeline.ts'

/** Stores followed homes, as an earlier build did, with an advert each at the provider `plan`, named by a number. */
export async function followHomes({ store, listings, clock }: Pipeline, count: number): Promise<void> {
  const at = clock.now()
  const seen = { firstSeenAt: at.toISOString(), changedAt: at.toISOString() }
  const adverts = Array.from({ length: count }, (_, index) =>
    aListing({ id: `plan:${index}`, provider: 'plan', sourceId: String(index), streetNumber: String(index) }),
  )
  await listings.record(
    adverts.map((listing) => {
      const change = changeOf(listing, at.toISOString())
      return { listing, fingerprint: '', traits: traitsOf(listing, seen), change, askedAt: at, at }
    }),
  )
  await listings.place(adverts.map(({ id }) => ({ _id: id, propertyId: `home-of-${id}` })))
  const homes = adverts.map(({ id }) => ({
    _id: `home-of-${id}` as never,
    matchKey: `listing:${id}`,
    revision: 1,
    fingerprint: '',
    isTracked: true,
    outbox: [],
  }))
  await store.connection.collection('properties').insertMany(homes)
}
