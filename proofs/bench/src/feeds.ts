import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createBuyer, feedsTakenIn, saveWeights, type Buyer } from '@verandah/runtime/testing'
import { medianOf, type Figure } from './measure.ts'
import {
  costsOf,
  cpuMsOf,
  idleShareOf,
  startProduct,
  startStoreProcess,
  type ProductProcess,
} from './product-process.ts'

/** Listings per feed. */
const listings = 50_000
const searches = 20
/** Interval of memory samples. */
const lookMs = 250

/**
 * Measures the cost of feeds: CPU time of a new one and of an unchanged one; memory and buyers' searches while a large
 * one is read. The store is a separate process, as in a cluster.
 */
export async function benchFeeds(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-bench-feeds-'))
  const store = await startStoreProcess(join(folder, 'store'))
  const product = await startProduct(folder, { MONGODB_URL: store.url })
  try {
    await feedsTakenIn(folder)
    const costs = await costsOfFeeds(folder, product.pid, store.pid)
    const buyers = [await openBuyer(product), await openBuyer(product)] as const
    const before = await searchTimes(buyers[0])
    const atRest = await product.memory()
    const reading = await readFeed(product, buyers[1], folder)
    return [
      ...costs,
      { name: 'a search, median, nothing else going on', value: medianOf(before), unit: 'ms' },
      { name: `a search, median, while ${listings} listings are read`, value: medianOf(reading.searches), unit: 'ms' },
      { name: 'times as long', value: medianOf(reading.searches) / medianOf(before), unit: '' },
      { name: 'resident memory before', value: atRest.nowMb, unit: 'MB' },
      { name: 'more at most, while it is read', value: reading.mostMb - atRest.nowMb, unit: 'MB' },
      { name: 'read to the end after', value: reading.seconds, unit: 's' },
      { name: 'read to the end, listings a second', value: listings / reading.seconds, unit: '/s' },
    ]
  } finally {
    await product.stop()
    await store.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Measures a feed of new listings without searches and then again unchanged, less the idle CPU use. */
const costsOfFeeds = async (folder: string, product: number, store: number): Promise<Figure[]> => {
  const cpuMs = async () => (await cpuMsOf(product)) + (await cpuMsOf(store))
  const idleShare = await idleShareOf(cpuMs)
  const figures: Figure[] = []
  for (const [words, name] of [
    [`${listings} new listings`, 'new'],
    ['the same again', 'again'],
  ] as const) {
    const startedAt = performance.now()
    const before = await cpuMs()
    const mainBefore = (await costsOf(product)).mainMs
    await writeFeed(join(folder, 'feeds'), { name, from: listings, count: listings })
    await isTakenIn(folder, name)
    const took = performance.now() - startedAt
    const all = (await cpuMs()) - before - idleShare * took
    const main = (await costsOf(product)).mainMs - mainBefore
    figures.push({ name: `${words}: CPU of product and store`, value: all, unit: 'ms' })
    figures.push({ name: `${words}: CPU of the main thread`, value: main, unit: 'ms' })
    figures.push({ name: `${words}: CPU of each`, value: all / listings, unit: 'ms' })
    figures.push({ name: `${words}: read to the end, listings a second`, value: (1_000 * listings) / took, unit: '/s' })
  }
  return figures
}

const reportOf = (folder: string, name: string): string => join(folder, 'feeds', 'done', `${name}.xml.report.json`)

const isTakenIn = async (folder: string, name: string): Promise<void> => {
  while (!existsSync(reportOf(folder, name))) await wait(lookMs)
}

const readFeed = async (product: ProductProcess, buyer: Buyer, folder: string) => {
  const startedAt = performance.now()
  await writeFeed(join(folder, 'feeds'), { name: 'large', from: 0, count: listings })
  let mostMb = 0
  let isRead = false
  const watch = (async () => {
    while (!isRead) {
      mostMb = Math.max(mostMb, (await product.memory()).nowMb)
      isRead = existsSync(reportOf(folder, 'large'))
      await wait(lookMs)
    }
  })()
  const times = await searchTimes(buyer)
  if (isRead) throw new Error('The feed was read before the searches had ended: make it larger')
  await watch
  return { searches: times, mostMb, seconds: (performance.now() - startedAt) / 1_000 }
}

/** Opens one buyer per round of searches, because searches per minute are limited. */
const openBuyer = async (product: ProductProcess): Promise<Buyer> => {
  const buyer = await createBuyer(product.url)
  await saveWeights(buyer)
  return buyer
}

const searchTimes = async (buyer: Buyer): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < searches; round += 1) times.push(await timeOf(buyer))
  return times
}

const timeOf = async (buyer: Buyer): Promise<number> => {
  const startedAt = performance.now()
  await buyer.waitFor(await buyer.search(), 60_000)
  return performance.now() - startedAt
}

interface Written {
  name: string
  /** Number of its first listing. */
  from: number
  count: number
}

/** Writes the feed beside the folder and moves it in atomically, as agencies' programs do. */
const writeFeed = async (feeds: string, { name, from, count }: Written): Promise<void> => {
  await mkdir(feeds, { recursive: true })
  const path = join(feeds, `${name}.part`)
  const file = createWriteStream(path)
  file.write('<?xml version="1.0" encoding="UTF-8"?>\n<propertyList date="2026-11-20-09:00:00">\n')
  for (let index = from; index < from + count; index += 1) if (!file.write(recordOf(index))) await once(file, 'drain')
  file.end('</propertyList>\n')
  await once(file, 'close')
  await rename(path, join(feeds, `${name}.xml`))
}

const places = [
  'Dubbo NSW 2830',
  'Ballarat Central VIC 3350',
  'Toowoomba City QLD 4350',
  'Bunbury WA 6230',
  'Unley SA 5061',
]
const words = 'A family home with a verandah on a quiet street, close to schools, shops and the train. '

const recordOf = (index: number): string => {
  const [, suburb = '', state = '', postcode = ''] =
    /^(.+) (\w+) (\d+)$/.exec(places[index % places.length] ?? '') ?? []
  return `<residential modTime="2026-11-20-08:00:00" status="current"><agentID>LARGEA</agentID><uniqueID>L${index}</uniqueID>
<authority value="sale"/><underOffer value="no"/><listingAgent id="1"><name>Kim Agent</name><telephone type="mobile">0491 570 006</telephone></listingAgent>
<price display="yes">${600_000 + (index % 900) * 1_000}</price><priceView>Offers over $${600 + (index % 900)},000</priceView>
<address display="yes"><streetNumber>${index + 1}</streetNumber><street>Bench Street</street><suburb>${suburb}</suburb><state>${state}</state><postcode>${postcode}</postcode></address>
<category name="House"/><headline>Number ${index + 1}</headline><description>${words.repeat(6)}</description>
<features><bedrooms>${2 + (index % 4)}</bedrooms><bathrooms>2</bathrooms><garages>1</garages><airConditioning>1</airConditioning></features>
<landDetails><area unit="squareMeter">${400 + (index % 300)}</area></landDetails>
<objects><img id="m" url="https://img.example/${index}/m.jpg"/><img id="a" url="https://img.example/${index}/a.jpg"/></objects></residential>\n`
}
