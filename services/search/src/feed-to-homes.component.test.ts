import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getFeedReport, listFeedReports, listSearchResults, receiveReaxml } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from './testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from './testing/start-search.ts'
import { hashOf } from '@verandah/listing-providers/testing'
import { aFeed, aReaxmlListing } from '@verandah/listing-providers/testing'

let folder: string
let service: SearchUnderTest
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-feeds-'))
  service = await startSearch({ environment: { REAXML_FEED_FOLDER: folder } })
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const drop = async (name: string, ...listings: string[]) => {
  await writeFile(join(folder, name), aFeed(...listings), 'latin1')
  await service.runJob('watch-feed-folder')
  await service.runJob('watch-feed-folder')
  return JSON.parse(await readFile(join(folder, 'done', `${name}.report.json`), 'utf8')) as {
    kept: number
    rejected: { listing: string | null; reason: string }[]
    warnings: { listing: string | null }[]
  }
}

describe('a REAXML file in the feed folder', () => {
  it('is included in the next search of its suburb with its source, and its broken listings are reported', async () => {
    const broken = aReaxmlListing({ uniqueID: 'UNCLOSED' }).replace('</headline>', '')
    const garbled = aReaxmlListing({ uniqueID: 'GARBLED' }).replace('Light', 'Caf\u00e9')
    const nameless = aReaxmlListing({ uniqueID: undefined })
    const oddlyPriced = aReaxmlListing({ uniqueID: 'ODD' }).replace('>1250000<', '>cheap<').replace('>39<', '>41<')
    const report = await drop('one.xml', aReaxmlListing(), broken, garbled, nameless, oddlyPriced)
    expect(report.kept).toBe(2)
    expect(report.rejected.map(({ listing }) => listing)).toEqual(['ABCDEF-UNCLOSED', 'ABCDEF-GARBLED', 'ABCDEF'])
    expect(report.warnings.map(({ listing }) => listing)).toEqual(['ABCDEF-ODD'])

    const as = service.signIn()
    const searchId = await begin(service, as)
    await service.scoreAll()
    const { body: homes } = await service.call(listSearchResults, { params: { searchId }, as })
    const home = homes.find(({ address }) => address.startsWith('2/39 Example Street'))
    expect(home).toMatchObject({ source: 'Agency feed', price: null, priceFrom: 1_200_000, status: 'active' })
    expect(homes.some(({ address }) => address.startsWith('2/41 Example Street'))).toBe(true)
  })

  it('marks a home sold by its ids alone', async () => {
    await drop('two.xml', aReaxmlListing({ status: 'sold', modTime: '2026-11-21-10:00', body: '' }))
    const as = service.signIn()
    const searchId = await begin(service, as)
    await service.scoreAll()
    const { body: homes } = await service.call(listSearchResults, { params: { searchId }, as })
    expect(homes.some(({ address }) => address.startsWith('2/39 Example Street'))).toBe(false)
    const kept = await service.store.collection('properties').findOne({ 'home.address': /^2\/39 Example Street/ })
    expect(kept).toMatchObject({ home: { status: 'sold', priceFrom: 1_200_000, bedrooms: 3 } })
  })
})

const open = (headers: Record<string, string>) => {
  const outgoing = request(`${service.url}${receiveReaxml.path}`, { method: 'POST', headers })
  const status = once(outgoing, 'response').then(([response]: IncomingMessage[]) => response?.statusCode)
  return { outgoing, status }
}
const issue = async (agency: string) => {
  const issued = { _id: hashOf(`token-of-${agency}`), agency, issuedAt: service.clock.now(), revokedAt: null }
  await service.store.collection<typeof issued>('agency_tokens').insertOne(issued)
  return { authorization: `Bearer token-of-${agency}` }
}

describe('a feed that is pushed', () => {
  it('without a token is refused before anything of it is read', async () => {
    const { outgoing, status } = open({ authorization: 'Bearer feed_wrong', 'transfer-encoding': 'chunked' })
    outgoing.write('<propertyList>')
    expect(await status).toBe(401)
    outgoing.destroy()
  })

  it('is refused at once when its declared length is too large', async () => {
    const { outgoing, status } = open({ ...(await issue('Large')), 'content-length': String(2 ** 30) })
    outgoing.write('<propertyList>')
    expect(await status).toBe(413)
    outgoing.destroy()
  })

  it('that is no REAXML is refused with its reason', async () => {
    const headers = await issue('Confused')
    const reply = await service.call(receiveReaxml, { headers, body: '<html><body>Sign in</body></html>' })
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'not-reaxml', detail: expect.stringContaining('web page') },
    })
  })
})

describe('an accepted feed', () => {
  it('may be compressed', async () => {
    const headers = { ...(await issue('Packed')), 'content-encoding': 'gzip' }
    const { outgoing, status } = open(headers)
    outgoing.end(gzipSync(aFeed(aReaxmlListing({ agentID: 'PACKED' }))))
    expect(await status).toBe(202)
    await service.runJob('read-received-feeds')
    const [report] = (await service.call(listFeedReports, { headers })).body
    expect(report).toMatchObject({ state: 'done', kept: 1 })
  })

  it('is reported to its agency only, newest first, each reason once', async () => {
    const headers = await issue('Harbour')
    const push = async (...listings: string[]) => {
      const { status, body } = await service.call(receiveReaxml, { headers, body: aFeed(...listings) })
      expect([status, body.state]).toEqual([202, 'received'])
      await service.runJob('read-received-feeds')
      return body.id
    }
    const priced = (price: string) =>
      aReaxmlListing({ agentID: 'HARBOR', uniqueID: price.slice(1) }).replace('>1250000<', `>${price}<`)
    await push(aReaxmlListing({ agentID: 'HARBOR' }))
    service.clock.advance(1_000)
    const id = await push(
      priced('$1'),
      priced('$2'),
      aReaxmlListing({ kind: 'rental' }),
      aReaxmlListing({ kind: 'commercial' }),
    )
    const { body: reports } = await service.call(listFeedReports, { headers })
    expect(reports.map(({ kept }) => kept)).toEqual([2, 1])
    expect(reports[0]).toMatchObject({
      kinds: [
        { kind: 'rental', kept: 0, rejected: 1 },
        { kind: 'commercial', kept: 0, rejected: 1 },
        { kind: 'residential', kept: 2, rejected: 0 },
      ],
      reasons: [
        {
          reason: 'Its price "…" is not an amount of dollars.',
          isKept: true,
          count: 2,
          listings: ['HARBOR-1', 'HARBOR-2'],
        },
        { reason: 'A rental listing is not a home for sale.', isKept: false, count: 1 },
        { reason: 'A commercial listing is not a home for sale.', isKept: false, count: 1 },
      ],
    })
    const { body: latest } = await service.call(getFeedReport, { params: { id }, headers })
    expect(latest).toMatchObject({ state: 'done', kept: 2, rejected: [{ kind: 'rental' }, { kind: 'commercial' }] })
    const rival = await issue('Rival')
    expect((await service.call(listFeedReports, { headers: rival })).body).toEqual([])
    expect((await service.call(getFeedReport, { params: { id }, headers: rival })).status).toBe(404)
    expect((await service.call(listFeedReports)).status).toBe(401)
  })

  it('with hundreds of listings is accepted at once, and its homes are in the next search', async () => {
    const headers = await issue('Many')
    const body = aFeed(
      ...Array.from({ length: 400 }, (_, index) =>
        aReaxmlListing({ agentID: 'MANY', uniqueID: `M${index}` }).replace('>39<', `>${index + 1_000}<`),
      ),
    )
    const { status, body: accepted } = await service.call(receiveReaxml, { headers, body })
    expect([status, accepted.state, accepted.kept]).toEqual([202, 'received', 0])
    await service.runJob('read-received-feeds')
    const { body: report } = await service.call(getFeedReport, { params: { id: accepted.id }, headers })
    expect(report).toMatchObject({ state: 'done', kept: 400, rejected: [] })
    const as = service.signIn()
    const searchId = await begin(service, as)
    await service.scoreAll()
    const { body: homes } = await service.call(listSearchResults, { params: { searchId }, as })
    expect(homes.filter(({ source }) => source === 'Many')).toHaveLength(400)
  })
})
