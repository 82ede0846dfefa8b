import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Buyer } from '@verandah/runtime/testing'
import { openBuyer } from './follow-search.ts'
import { figuresIn, inTurn, medianOf, type Figure } from './measure.ts'
import { startProductAndStore } from './processes.ts'
import { openMeter, usageOf } from './usage.ts'

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
  const { product, store } = await startProductAndStore()
  const use = await openMeter(product, store)
  const feeds = join(product.folder, 'feeds')
  const costOf = async (words: string, name: string): Promise<Figure[]> => {
    const { ms, cpuMs, mainMs } = await use(() => deliver(feeds, name, listings))
    return [
      ...figuresIn('ms', {
        [`${words}: CPU of product and store`]: cpuMs,
        [`${words}: CPU of the main thread`]: mainMs,
        [`${words}: CPU of each`]: cpuMs / listings,
      }),
      ...figuresIn('/s', { [`${words}: read to the end, listings a second`]: (1_000 * listings) / ms }),
    ]
  }
  const costs = [...(await costOf(`${listings} new listings`, 'new')), ...(await costOf('the same again', 'again'))]
  // One buyer per round of searches, because searches per minute are limited.
  const buyers = [await openBuyer(product.url), await openBuyer(product.url)] as const
  const aloneMs = medianOf(await searchTimes(buyers[0]))
  const restMb = usageOf(product.pid).nowMb
  const reading = await searchWhileReading(product.pid, feeds, buyers[1])
  return [
    ...costs,
    ...figuresIn('ms', {
      'a search, median, without other work': aloneMs,
      [`a search, median, while ${listings} listings are read`]: reading.searchMs,
    }),
    ...figuresIn('times', { 'as long': reading.searchMs / aloneMs }),
    ...figuresIn('MB', { 'more memory at most, while it is read': reading.mostMb - restMb }),
  ]
}

const searchWhileReading = async (pid: number, feeds: string, buyer: Buyer) => {
  let isRead = false
  let mostMb = 0
  const watch = setInterval(() => (mostMb = Math.max(mostMb, usageOf(pid).nowMb)), lookMs)
  const read = deliver(feeds, 'large', 0).then(() => (isRead = true))
  const searchMs = medianOf(await searchTimes(buyer))
  if (isRead) throw new Error('The feed was read before the searches had ended: make it larger')
  await read
  clearInterval(watch)
  return { searchMs, mostMb }
}

const searchTimes = (buyer: Buyer): Promise<number[]> =>
  inTurn(searches, async () => {
    const startedAt = performance.now()
    await buyer.waitFor(await buyer.search(), 60_000)
    return performance.now() - startedAt
  })

/** Writes a feed and moves it in whole, as agencies' programs do; resolves once it is taken in. */
const deliver = async (feeds: string, name: string, first: number): Promise<void> => {
  const path = join(feeds, `${name}.part`)
  const file = createWriteStream(path)
  file.write('<?xml version="1.0" encoding="UTF-8"?>\n<propertyList date="2026-11-20-09:00:00">\n')
  for (let at = first; at < first + listings; at += 1) if (!file.write(recordOf(at))) await once(file, 'drain')
  file.end('</propertyList>\n')
  await once(file, 'close')
  await rename(path, join(feeds, `${name}.xml`))
  while (!existsSync(join(feeds, 'done', `${name}.xml.report.json`))) await wait(lookMs)
}

const places = [
  ['Dubbo', 'NSW', '2830'],
  ['Ballarat Central', 'VIC', '3350'],
  ['Toowoomba City', 'QLD', '4350'],
  ['Bunbury', 'WA', '6230'],
  ['Unley', 'SA', '5061'],
] as const
const words = 'A family home with a verandah on a quiet street, close to schools, shops and the train. '

const recordOf = (index: number): string => {
  const [suburb, state, postcode] = places[index % places.length]!
  return `<residential modTime="2026-11-20-08:00:00" status="current"><agentID>LARGEA</agentID><uniqueID>L${index}</uniqueID>
<authority value="sale"/><underOffer value="no"/><listingAgent id="1"><name>Kim Agent</name><telephone type="mobile">0491 570 006</telephone></listingAgent>
<price display="yes">${600_000 + (index % 900) * 1_000}</price><priceView>Offers over $${600 + (index % 900)},000</priceView>
<address display="yes"><streetNumber>${index + 1}</streetNumber><street>Bench Street</street><suburb>${suburb}</suburb><state>${state}</state><postcode>${postcode}</postcode></address>
<category name="House"/><headline>Number ${index + 1}</headline><description>${words.repeat(6)}</description>
<features><bedrooms>${2 + (index % 4)}</bedrooms><bathrooms>2</bathrooms><garages>1</garages><airConditioning>1</airConditioning></features>
<landDetails><area unit="squareMeter">${400 + (index % 300)}</area></landDetails>
<objects><img id="m" url="https://img.example/${index}/m.jpg"/><img id="a" url="https://img.example/${index}/a.jpg"/></objects></residential>\n`
}
