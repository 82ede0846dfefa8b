import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listSearchResults, receiveReaxml } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../../testing/start-search.ts'
import { aFeed, aReaxmlListing } from './testing/a-feed.ts'

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
  it('is in the next search of its suburb with its source named, and its broken listings are reported', async () => {
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
    expect(home).toMatchObject({ source: 'Agency feed', price: 1_250_000, status: 'active' })
    expect(homes.some(({ address }) => address.startsWith('2/41 Example Street'))).toBe(true)
  })

  it('marks a home sold by nothing but its ids', async () => {
    await drop('two.xml', aReaxmlListing({ status: 'sold', modTime: '2026-11-21-10:00', body: '' }))
    const as = service.signIn()
    const searchId = await begin(service, as)
    await service.scoreAll()
    const { body: homes } = await service.call(listSearchResults, { params: { searchId }, as })
    expect(homes.some(({ address }) => address.startsWith('2/39 Example Street'))).toBe(false)
    const kept = await service.store.collection('properties').findOne({ 'home.address': /^2\/39 Example Street/ })
    expect(kept).toMatchObject({ home: { status: 'sold', price: 1_250_000, bedrooms: 3 } })
  })
})

it('a feed without a token is turned away', async () => {
  const reply = await service.call(receiveReaxml, { body: aFeed(aReaxmlListing()) })
  expect(reply.status).toBe(401)
})
