import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  compareSavedProperties,
  createCalendarEvent,
  downloadExport,
  getExport,
  getProperty,
  listCalendarEvents,
  listNotices,
  listOutboxMails,
  listProperties,
  listPropertyAdverts,
  listResultCards,
  listResultColumns,
  listSavedProperties,
  listSavedPropertiesOf,
  listSavedSearches,
  listSearchResults,
  getPriceEvidence,
  listProjectHomes,
  openCalendarFeed,
  readCalendarFeed,
  requestExport,
  saveProperty,
  saveSearch,
} from '@verandah/contracts'
import { createLogger } from '@verandah/kit'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { findBinary, hasInfra, hearMessages, startNats, startServerProcess } from '@verandah/kit/testing'
import { expect, it, onTestFinished } from 'vitest'
import { newKeys } from './keys/key-folder.ts'
import { startVerandah } from './start-verandah.ts'
import { createBuyer, type Buyer } from './testing/buyer.ts'
import { readEverything } from './testing/read-everything.ts'
import { shareOf } from './testing/slice.ts'
import { patientSearches } from './testing/patient-searches.ts'

/** Hidden prices before and after; these digits occur nowhere else in the product. */
const secrets = ['1234567', '1198765']
const [first = '', second = ''] = secrets
const waiting = { timeout: 120_000, interval: 200 }

let folder: string
let buyer: Buyer
const hasBroker = ['nats-server', 'redis-server'].every(hasInfra)

/** Starts a broker and the other servers that the product requires with one. */
const startServers = async () => {
  const binary = findBinary('redis-server') ?? 'redis-server'
  const redis = { binary, argsOf: (port: number) => ['--bind', '127.0.0.1', '--port', String(port), '--save', ''] }
  const [nats, mongo, cache] = await Promise.all([startNats(), startInMemoryMongo(), startServerProcess(redis)])
  const { heard, close } = await hearMessages(nats.url)
  return {
    heard,
    settings: {
      ...newKeys(),
      NATS_URL: nats.url,
      MONGODB_URL: mongo.url,
      REDIS_URL: `redis://127.0.0.1:${cache.port}`,
    },
    stop: () => Promise.all([close().then(nats.end), mongo.close(), cache.stop()]),
  }
}

/** Starts the product, on a broker if available; resolves to the broker's messages and the store. */
const start = async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-hidden-'))
  const servers = hasBroker ? await startServers() : null
  const settings = {
    DATA_DIR: folder,
    PORT: '0',
    PASSWORD_HASH_MEMORY_KIB: '8192',
    SAVED_SEARCH_INSTANT_MS: '1',
    SAMPLE_FEEDS: '1',
    ...patientSearches,
    ...(servers && {
      ...servers.settings,
      BLOBS_DIR: join(folder, 'blobs'),
      REAXML_FEED_FOLDER: join(folder, 'feeds'),
      MAIL_OUTBOX: 'true',
    }),
  }
  const verandah = await startVerandah(settings, { log: createLogger({ level: 'silent' }) })
  onTestFinished(async () => {
    await verandah.stop()
    await servers?.stop()
    await rm(folder, { recursive: true, force: true })
  })
  buyer = await createBuyer(verandah.url ?? '')
  const storeUrl = servers?.settings.MONGODB_URL ?? (await readFile(join(folder, 'store-url'), 'utf8'))
  return { messages: servers?.heard ?? [], storeUrl }
}

const advert = (price: string, day: number, underOffer: 'yes' | 'no') => `<?xml version="1.0"?>
<propertyList date="2026-11-20-09:00:00"><residential modTime="2026-11-${day}-09:00:00" status="current">
<agentID>ABCDEF</agentID><uniqueID>HIDDEN-1</uniqueID><authority value="auction"/><underOffer value="${underOffer}"/>
<price>${price}</price><priceView>Auction</priceView>
<address><streetNumber>4001</streetNumber><street>Quiet Street</street><suburb>Richmond</suburb><state>VIC</state><postcode>3121</postcode></address>
<category name="House"/><headline>Behind a hedge</headline><features><bedrooms>3</bedrooms><bathrooms>1</bathrooms></features>
</residential></propertyList>`

const deliver = async (name: string, xml: string) => {
  await mkdir(join(folder, 'feeds'), { recursive: true })
  await writeFile(join(folder, 'feeds', `.${name}.part`), xml)
  await rename(join(folder, 'feeds', `.${name}.part`), join(folder, 'feeds', `${name}.xml`))
}

const search = async () => {
  const searchId = await buyer.search()
  await buyer.waitFor(searchId, 120_000)
  const home = (await buyer.resultsOf(searchId)).find(({ address }) => address.includes('4001'))
  return { searchId, home }
}

/** Follows the advert until its second delivery has become a notice and a mail. */
const follow = async () => {
  await expect.poll(async () => (await search()).home?.displayPrice, waiting).toBe('Auction')
  const { searchId, home } = await search()
  const propertyId = home?.id ?? ''
  const { call } = buyer
  await call(saveProperty, { body: { propertyId, searchId, favorite: true } })
  await call(createCalendarEvent, { body: { propertyId, title: 'A look', startTime: '2031-02-01T01:00:00.000Z' } })
  await call(saveSearch, { body: { name: 'Hedges', searchId, frequency: 'instant' } })
  await expect.poll(async () => (await call(listSavedSearches)).body[0]?.lastCheckedAt ?? null, waiting).not.toBeNull()
  await deliver('two', advert(second, 12, 'yes'))
  const noticed = async () => (await call(listNotices)).body.map(({ text }) => text)
  await expect.poll(noticed, { ...waiting, timeout: 120_000 }).toContain('Under offer')
  return { searchId, propertyId }
}

/** Only scoring reads the hidden price. */
const isForScoring = (subject: string) => subject.includes('properties-fetched')

/** Replies and events of search alone are tested in every run: `services/search/src/hidden-price.component.test.ts`. */
it.runIf(shareOf(1) > 0)(
  'a price behind "Auction" reaches no reply, mail, export, sibling or stream: its bytes are stored by search and scoring only',
  async () => {
    const { messages, storeUrl } = await start()
    await deliver('one', advert(first, 10, 'no'))
    const { searchId, propertyId } = await follow()
    const { call } = buyer
    await call(requestExport)
    await expect.poll(async () => (await call(getExport)).body?.status, waiting).toBe('ready')
    const params = { id: propertyId }
    const [token = ''] = /[\w-]{43}(?=\.ics)/.exec((await call(openCalendarFeed)).body.url) ?? []
    const feed = await call(readCalendarFeed, { params: { token } })
    const saved = (await call(listSavedProperties)).body
    const replies = await Promise.all([
      ...[call(listProperties, { query: { sort: 'price-asc', limit: 100 } }), call(getProperty, { params })],
      ...[
        call(listPropertyAdverts, { params }),
        call(listProjectHomes, { params }),
        call(getPriceEvidence, { params }),
        call(listSavedProperties),
        call(listSavedPropertiesOf, { params: { id: 'me' } }),
      ],
      ...[
        call(compareSavedProperties, { query: { ids: saved[0]?.id ?? '' } }),
        call(listCalendarEvents, { params: { id: 'me' } }),
        call(listNotices),
      ],
      ...[call(listOutboxMails), call(downloadExport), call(listSavedSearches)],
      ...[listSearchResults, listResultCards, listResultColumns].map((route) => call(route, { params: { searchId } })),
    ])
    const said = [String(feed.body), ...replies.map(({ body }) => JSON.stringify(body))]
    expect(replies.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([])
    expect(feed.body).toContain('Quiet Street')
    expect(said.slice(1).join('\n')).toContain('Quiet Street')
    expect(said.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])

    const passed = messages.filter(({ text }) => secrets.some((secret) => text.includes(secret)))
    expect([...new Set(passed.map(({ subject }) => subject))].filter((subject) => !isForScoring(subject))).toEqual([])
    if (hasBroker) expect(passed.length).toBeGreaterThan(0)

    const stored = await readEverything(storeUrl)
    const places = [...stored].flatMap(([place, text]) =>
      secrets.some((secret) => text.includes(secret)) ? [place] : [],
    )
    expect(places).toContain('verandah_search.listings')
    const mayKnow =
      /^verandah_(?:scoring\.|search\.(?:listings|feed_listings|properties|search_pages|search_results|seen_homes|user_properties)$)/
    expect(places.filter((place) => !mayKnow.test(place))).toEqual([])
  },
  300_000,
)
