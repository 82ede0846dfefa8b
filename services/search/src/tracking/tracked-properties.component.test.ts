import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  PropertySaved,
  PropertyScheduled,
  PropertyUnsaved,
  PropertyUnscheduled,
  TrackedPropertyChanged,
  type EventContract,
  type EventOf,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { search } from '../index.ts'
import { aFeed, aReaxmlListing } from '@verandah/listing-providers/testing'

let folder: string
let service: TestService
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-tracked-'))
  service = await startTestService(search, { environment: { REAXML_FEED_FOLDER: folder } })
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

let street = 0
let hour = 0
let propertyId: string

/** The next version of this test's advert, a little later than the previous one. */
const advert = async (change: (listing: string) => string = (listing) => listing, status = 'current') => {
  hour += 1
  const modTime = `2026-11-20-${String(10 + Math.floor(hour / 60)).padStart(2, '0')}:${String(hour % 60).padStart(2, '0')}:00`
  const listing = aReaxmlListing({ uniqueID: `HOME-${street}`, modTime, status }).replace('>39<', `>${street}<`)
  await writeFile(join(folder, `${hour}.xml`), aFeed(change(listing)), 'latin1')
  await service.runJob('watch-feed-folder')
  await service.runJob('watch-feed-folder')
}

beforeEach(async () => {
  street += 1
  await advert()
  const found = await service.store
    .collection('properties')
    .findOne({ 'home.address': new RegExp(`^2/${street} Example`) })
  propertyId = String(found?._id)
})

type Following = typeof PropertySaved | typeof PropertyUnsaved | typeof PropertyScheduled | typeof PropertyUnscheduled

const say = (contract: Following, userId = 'user-1'): EventOf<Following> => {
  service.clock.advance(1)
  return newEvent(contract as EventContract, { userId, propertyId }, { clock: service.clock }) as EventOf<Following>
}
const hear = (contract: Following, userId?: string) => service.receive(say(contract, userId))
const told = () =>
  service.bus
    .published(TrackedPropertyChanged)
    .filter(({ data }) => data.propertyId === propertyId)
    .map(({ data }) => data)
const kinds = () => told().map(({ changes }) => changes.map(({ kind }) => kind))
const dearer = (listing: string) =>
  listing.replace('>1250000<', '>1350000<').replace('$1,200,000 - $1,300,000', '$1,350,000')

describe('a home without followers', () => {
  it('changes without an event', async () => {
    await advert(dearer)
    expect(told()).toEqual([])
  })
})

describe('a followed home', () => {
  it('is introduced once, for its first follower, however often the follow is repeated', async () => {
    const saved = say(PropertySaved)
    await service.receive(saved)
    await service.receive(saved)
    await service.store.collection('inbox').deleteMany({})
    await service.receive(saved)
    await hear(PropertySaved, 'user-2')
    await hear(PropertyScheduled)
    expect(told()).toMatchObject([{ revision: 1, isGone: false, home: { id: propertyId }, changes: [{ kind: 'new' }] }])
  })

  it('is announced with price, slots, auction and status, each once, and its document is left without events', async () => {
    await hear(PropertySaved)
    await advert(dearer)
    await advert((listing) =>
      dearer(listing).replace('28-Nov-2026 11:00am to 11:30am', '29-Nov-2026 11:00am to 11:30am'),
    )
    await advert((listing) =>
      dearer(listing).replace('2026-12-05T11:00', '2026-12-06T11:00').replace('28-Nov', '29-Nov'),
    )
    const before = kinds().length
    await advert((listing) =>
      dearer(listing).replace('2026-12-05T11:00', '2026-12-06T11:00').replace('28-Nov', '29-Nov'),
    )
    expect(kinds()).toHaveLength(before)
    await advert(() =>
      aReaxmlListing({ uniqueID: `HOME-${street}`, modTime: '2026-11-21-10:00:00', status: 'withdrawn', body: '' }),
    )
    expect(kinds()).toEqual([['new'], ['price'], ['inspections'], ['auction'], expect.arrayContaining(['status'])])
    expect(told()[1]?.changes).toMatchObject([
      { before: { price: null, displayPrice: '$1,200,000 - $1,300,000' }, after: { price: 1_350_000 } },
    ])
    expect(told().at(-1)).toMatchObject({ isGone: true, home: { status: 'gone' } })
    const revisions = told().map(({ revision }) => revision)
    expect(revisions).toEqual(revisions.toSorted((a, b) => a - b))
    await expect
      .poll(() => service.store.collection('properties').findOne({ _id: propertyId as never }))
      .toMatchObject({ outbox: [] })
  })

  it('is announced for as long as any user follows it for any reason', async () => {
    await hear(PropertySaved)
    await hear(PropertyScheduled, 'user-2')
    await hear(PropertyUnsaved)
    await advert(dearer)
    expect(kinds()).toEqual([['new'], ['price']])
    await hear(PropertyUnscheduled, 'user-2')
    await advert()
    expect(kinds()).toHaveLength(2)
    await hear(PropertySaved)
    expect(kinds()).toEqual([['new'], ['price'], ['new']])
  })

  it('is followed by the latest revision, in any order of arrival', async () => {
    const saved = say(PropertySaved)
    const unsaved = say(PropertyUnsaved)
    await service.receive(unsaved)
    await service.receive(saved)
    await advert(dearer)
    expect(told()).toEqual([])
  })

  it('is announced even if its first follower arrived while it changed', async () => {
    await Promise.all([hear(PropertySaved), advert(dearer), hear(PropertySaved, 'user-2')])
    const [first, ...others] = told()
    expect(first?.changes).toMatchObject([{ kind: 'new' }])
    expect([first, ...others].at(-1)?.home.price).toBe(1_350_000)
    expect(others.length).toBeLessThanOrEqual(1)
  })
})
