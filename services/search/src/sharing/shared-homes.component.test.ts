import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addOwnHome,
  deleteOwnHome,
  getSharedHome,
  getSharedLink,
  listSearchResults,
  NotesChanged,
  overrideScore,
  shareHome,
  SharedHome,
  stopSharingHome,
  UserDeletionRequested,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { aFeed, aReaxmlListing } from '@verandah/listing-providers/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { ownHome } from '../testing/own-home.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let folder: string
let service: SearchUnderTest
let homeId: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-shared-'))
  service = await startSearch({ environment: { REAXML_FEED_FOLDER: folder } })
  await writeFile(join(folder, 'one.xml'), aFeed(behindAuction(aReaxmlListing())))
  for (const _ of ['seen', 'read']) await service.runJob('watch-feed-folder')
  homeId = await findHome()
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const behindAuction = (listing: string) =>
  listing.replace('>1250000<', '>1234567<').replace('$1,200,000 - $1,300,000', 'Auction')

const findHome = async () => {
  const as = service.signIn()
  const searchId = await begin(service, as)
  await service.scoreAll()
  const { body } = await service.call(listSearchResults, { params: { searchId }, as })
  return body.find(({ sources }) => sources[0]?.provider === 'reaxml')?.id ?? expect.fail('No home of the feed')
}

const buyers = () => {
  const userId = `user-${crypto.randomUUID()}`
  return { userId, as: service.signIn({ sub: userId }) }
}
const share = (as: string, id = homeId) => service.call(shareHome, { as, params: { id } })
const tokenFrom = async (as: string, id?: string) => (await share(as, id)).body.token
const open = (token: string) => service.call(getSharedHome, { params: { token } })

describe('the link of a home', () => {
  it('is made once for each buyer, however many presses arrive at once', async () => {
    const { as } = buyers()
    const [first, ...others] = await Promise.all([tokenFrom(as), tokenFrom(as), tokenFrom(as)])
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([...others, await tokenFrom(as)]).toEqual([first, first, first])
    expect(await tokenFrom(buyers().as)).not.toBe(first)
  })

  it('shows anyone what the adverts say, without caching', async () => {
    const { status, body, headers } = await open(await tokenFrom(buyers().as))
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({
      id: homeId,
      suburb: 'Richmond',
      bedrooms: 3,
      displayPrice: 'Auction',
      price: null,
      priceFrom: null,
      priceTo: null,
      status: 'active',
      adverts: [{ url: 'https://agency.example/39', particulars: { agents: [{ name: 'A. Agent' }] } }],
    })
  })

  it('shows no hidden price and nothing of the buyer who shared it', async () => {
    const { userId, as } = buyers()
    const scoreOverrides = { price: 9, features: { Canary: 7 }, facts: [{ name: 'pool' as const, value: 'shared' }] }
    const overridden = await service.call(overrideScore, { as, params: { id: homeId }, body: { scoreOverrides } })
    expect(JSON.stringify(overridden.body)).toContain('"basis":"buyer"')
    const noted = { userId, revision: 1, propertyId: homeId, tags: ['canary tag'], notes: 'canary note' }
    await service.receive(newEvent(NotesChanged, noted, service))
    const { body, headers } = await open(await tokenFrom(as))
    const bytes = JSON.stringify([body, [...headers]])
    for (const secret of [/123456\d/, /hiddenPrice/, /canary/i, /"basis":"buyer"/, new RegExp(userId)])
      expect(bytes).not.toMatch(secret)
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(SharedHome.shape).toSorted())
    expect(body).not.toHaveProperty('score')
  })

  it('keeps working at the address of a home that has merged into another', async () => {
    const alias = `alias-${crypto.randomUUID()}`
    const homes = service.store.collection<{ _id: string; home?: object }>('properties')
    const main = await homes.findOne({ _id: homeId })
    const home = { ...main!.home, id: alias }
    await homes.insertOne({ ...main, _id: alias, matchKey: alias, mergedInto: homeId, home } as never)
    const { body } = await open(await tokenFrom(buyers().as, alias))
    expect(body).toMatchObject({ id: alias, adverts: [{ name: expect.any(String) as string }] })
  })

  it('opens nothing once its buyer has taken it back, and sharing again makes another', async () => {
    const { as } = buyers()
    const other = buyers().as
    const token = await tokenFrom(as)
    const theirs = await tokenFrom(other)
    const stop = (by: string) => service.call(stopSharingHome, { as: by, params: { id: homeId } })
    expect((await stop(buyers().as)).status).toBe(404)
    expect((await open(token)).status).toBe(200)
    expect((await stop(as)).status).toBe(204)
    expect(await open(token)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect((await open(theirs)).status).toBe(200)
    expect((await stop(as)).status).toBe(404)
    const again = await tokenFrom(as)
    expect(again).not.toBe(token)
    expect([(await open(again)).status, (await open(token)).status]).toEqual([200, 404])
  })

  it('is not found once its buyer has deleted the account, nor if it was never made', async () => {
    const { userId, as } = buyers()
    const token = await tokenFrom(as)
    const other = await tokenFrom(buyers().as)
    await service.receive(newEvent(UserDeletionRequested, { userId, deletionId: 'deletion-1' }, service))
    const [gone, never, short] = await Promise.all([open(token), open('0'.repeat(32)), open('short')])
    expect([gone.status, never.status, short.status]).toEqual([404, 404, 404])
    expect(gone.body).toMatchObject({ code: 'not-found', type: expect.any(String) as string })
    expect((await open(other)).status).toBe(200)
  })
})

it('a link is known to its buyer again, and to no other', async () => {
  const { as } = buyers()
  const known = async (by: string, id = homeId) =>
    (await service.call(getSharedLink, { as: by, params: { id } })).body.token
  expect(await known(as)).toBeNull()
  const token = await tokenFrom(as)
  expect([await known(as), await known(buyers().as), await known(as, 'no-such-home')]).toEqual([token, null, null])
  await service.call(stopSharingHome, { as, params: { id: homeId } })
  expect(await known(as)).toBeNull()
})

describe('a home that a buyer added', () => {
  it('is not shared, and its existence is hidden from others', async () => {
    const { as } = buyers()
    const { body } = await service.call(addOwnHome, { as, body: ownHome })
    expect(await share(as, body.id)).toMatchObject({ status: 403, body: { code: 'own-home-not-shared' } })
    expect((await share(buyers().as, body.id)).status).toBe(404)
    expect((await share(as, 'no-such-home')).status).toBe(404)
    await service.call(deleteOwnHome, { as, params: { id: body.id } })
    expect((await share(as, body.id)).status).toBe(404)
  })
})
