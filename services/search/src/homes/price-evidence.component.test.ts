import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addOwnHome, getPriceEvidence, listSearchResults, type PriceEvidence } from '@verandah/contracts'
import { aFeed, aReaxmlListing } from '@verandah/listing-providers/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { richmond, startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let folder: string
let service: SearchUnderTest
let files = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-evidence-'))
  service = await startSearch({ environment: { LISTING_MARKET_URL: '', REAXML_FEED_FOLDER: folder } })
})
beforeEach(async () => {
  for (const name of ['feed_listings', 'listings', 'properties']) await service.store.collection(name).deleteMany({})
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Advertised {
  words?: string
  suburb?: string
  type?: string
  /** What it sold for; in a record that still has all fields. */
  sold?: string
  day?: string
  display?: 'yes' | 'no'
  /** Of another agency. */
  agency?: string
  /** Its street number; by default its place in the feed. */
  door?: number
}

const home: Advertised = { words: '$850,000 - $900,000' }
const above: Advertised = { ...home, sold: '954000' }

const recordOf = (each: Advertised, number: number, modTime: string): string => {
  const {
    words = '',
    suburb = 'Richmond',
    type = 'House',
    sold,
    day = '2026-11-14',
    display = 'yes',
    agency = 'ABCDEF',
    door = number,
  } = each
  return aReaxmlListing({
    agentID: agency,
    uniqueID: `SOLD-${number}`,
    status: sold === undefined ? 'current' : 'sold',
    modTime,
    body: `<price display="yes">0</price>${words === '' ? '' : `<priceView>${words}</priceView>`}
      <address display="yes"><streetNumber>${door}</streetNumber><street>Quiet Street</street>
        <suburb display="yes">${suburb}</suburb><state>VIC</state><postcode>3121</postcode></address>
      <category name="${type}"/><features><bedrooms>3</bedrooms></features>
      ${sold === undefined ? '' : `<soldDetails><soldPrice display="${display}">${sold}</soldPrice><soldDate>${day}</soldDate></soldDetails>`}`,
  })
}

const receive = async (adverts: readonly Advertised[]) => {
  files += 1
  const modTime = `2026-11-20-08:${String(files % 60).padStart(2, '0')}:00`
  const records = adverts.map((each, index) => recordOf(each, index + 1, modTime))
  await writeFile(join(folder, `feed-${files}.xml`), aFeed(...records))
  for (const _ of ['seen', 'read']) await service.runJob('watch-feed-folder')
}

/** The evidence for the first home, which is for sale beside the others. */
const evidenceBeside = async (...others: readonly Advertised[]): Promise<PriceEvidence> => {
  await receive([home, ...others])
  return evidence()
}

const evidence = async () => evidenceOf(await homeForSale())

const evidenceOf = async (id: string) =>
  (await service.call(getPriceEvidence, { params: { id }, as: service.signIn() })).body

const homeForSale = async () => {
  const as = service.signIn()
  const searchId = await begin(service, as)
  await service.scoreAll()
  const { body } = await service.call(listSearchResults, { params: { searchId }, as })
  return (body.find(({ address }) => address.startsWith('1 Quiet')) ?? expect.fail('The home was not found')).id
}

const times = (count: number, each: Advertised = above) => Array.from({ length: count }, () => each)

describe('the evidence for a price', () => {
  it('has the sold homes of the suburb and type against their guides, from five on', async () => {
    const [within, below, open] = ['880000', '800000', '950000'].map((sold) => ({ ...home, sold }))
    expect((await evidenceBeside(...times(4))).results).toBeNull()
    const others = [{ ...within!, day: '' }, below!, { ...open!, words: 'Offers over $900,000', day: '2026-10-03' }]
    expect((await evidenceBeside(...times(2), ...others)).results).toEqual({
      level: 'suburb',
      count: 5,
      above: 2,
      within: 2,
      below: 1,
      medianPercent: 6,
      openEnded: 1,
      since: '2026-10-03',
    })
  })

  it('prefers the guide that it saw before the sale, and a sale that fell through does not count', async () => {
    await receive([home, ...times(5, { words: '$950,000 - $990,000' })])
    await receive([home, ...times(5)])
    expect((await evidence()).results).toMatchObject({ count: 5, above: 0, within: 5 })
    await receive([home, home])
    expect((await evidence()).results).toBeNull()
  })

  it.each<[string, Advertised]>([
    ['price is withheld', { ...above, display: 'no' }],
    ['advert showed no guide', { ...above, words: 'Auction' }],
    ['type is another', { ...above, type: 'Apartment' }],
    ['sale is long ago', { ...above, day: '2025-09-01' }],
    ['price was never told', { ...home, sold: '' }],
  ])('counts no home whose %s', async (_, other) => {
    const { results } = await evidenceBeside(...times(4), other)
    expect(results).toBeNull()
    expect((await evidenceBeside(...times(5), other)).results?.count).toBe(5)
  })

  it('counts a home once that two agencies sold', async () => {
    const again: Advertised = { ...above, agency: 'OTHERS', door: 3 }
    expect((await evidenceBeside(...times(4), again)).results).toBeNull()
    expect((await evidenceBeside(...times(5), { ...again, door: 99 })).results?.count).toBe(6)
  })

  it('has those of the postcode where the suburb has too few', async () => {
    const { results } = await evidenceBeside(...times(3), ...times(2, { ...above, suburb: 'Cremorne' }))
    expect(results).toMatchObject({ level: 'postcode', count: 5 })
  })

  it('has the sale of the home itself, which is none of those around it', async () => {
    await receive([home, ...times(4)])
    const id = await homeForSale()
    await receive([{ ...above, words: '' }])
    const { sale, results, adverts } = await evidenceOf(id)
    expect(sale).toEqual({ price: 954_000, day: '2026-11-14', method: null })
    expect(results).toBeNull()
    expect(adverts[0]?.guides).toMatchObject([{ from: 850_000, to: 900_000 }])
  })

  it('shows no withheld price, of this home or of another', async () => {
    const withheld: Advertised = { ...above, sold: '1234567', display: 'no' }
    const said = await evidenceBeside(...times(5), withheld)
    await receive([withheld])
    const stored = await service.store.collection('listings').find({}).toArray()
    expect(JSON.stringify([said, stored])).not.toContain('1234567')
    expect(said.results?.count).toBe(5)
  })
})

it('a home that the buyer added has the sales around it, and no guides', async () => {
  await receive(times(5))
  const as = service.signIn()
  const rooms = { bedrooms: null, bathrooms: null, parking: null, landSize: null }
  const texts = { link: null, price: '', features: [], description: '' }
  const place = { address: '8 Quiet Street', locality: richmond, propertyType: 'House' } as const
  const { body: own } = await service.call(addOwnHome, { as, body: { ...place, ...rooms, ...texts } })
  const { body } = await service.call(getPriceEvidence, { params: { id: own.id }, as })
  expect(body).toMatchObject({ adverts: [], sale: null, results: { level: 'suburb', count: 5 } })
})

describe('the guides of a home', () => {
  it('are those of each advert, with how far they moved', async () => {
    await receive([home])
    await receive([{ words: '$880,000 - $950,000' }])
    const { adverts, sale } = await evidence()
    expect(adverts).toMatchObject([
      {
        driftAud: 30_000,
        guides: [
          { from: 850_000, to: 900_000 },
          { from: 880_000, text: '$880,000 - $950,000' },
        ],
      },
    ])
    expect(sale).toBeNull()
  })

  it('are not found for a home that does not exist, or that another buyer added', async () => {
    for (const id of ['no-home', 'own:another-buyer:1']) {
      const { status } = await service.call(getPriceEvidence, { params: { id }, as: service.signIn() })
      expect(status).toBe(404)
    }
  })
})
