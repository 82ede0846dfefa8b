import { listResultCards, listSearchResults, packedType } from '@verandah/contracts'
import { createBuyer, saveWeights } from '@verandah/runtime/testing'
import type { MongoClient, Collection, Document } from 'mongodb'
import { medianOf, type Figure } from './measure.ts'
import { onProductAndStore, type Meter, type MeteredProduct } from './on-product.ts'

const homes = 5_000
const rounds = 100

/**
 * Measures the first page of a search of 5,000 homes, changed and unchanged, and of a typical search. CPU includes
 * product and store.
 */
export function benchResults(): Promise<Figure[]> {
  return onProductAndStore({}, measureOn)
}

const measureOn = async ({ url, client, meter: begin }: MeteredProduct): Promise<Figure[]> => {
  const tags = { known: '' }
  const buyer = await createBuyer(url, { through: (request) => fetch(withTag(request, tags.known)) })
  await saveWeights(buyer)
  const searchId = await buyer.search()
  await buyer.waitFor(searchId, 60_000)
  const meter = await begin()
  const measure = async (name: string, ask: () => Promise<{ status: number; headers: Headers; body: unknown }>) => {
    tags.known = ''
    const fresh = await costOf(ask, meter)
    const bytes = Buffer.byteLength(JSON.stringify((await ask()).body))
    // A tag expires every ten seconds, so a page requested with its own tag is mostly unchanged.
    let unchangedCount = 0
    const unchanged = await costOf(async () => {
      const reply = await ask()
      tags.known = reply.headers.get('etag') ?? ''
      unchangedCount += Number(reply.status === 304)
      return reply
    }, meter)
    return [
      { name: `${name}: size`, value: bytes / 1_000, unit: 'KB' },
      { name: `${name}: CPU`, value: fresh.cpu, unit: 'ms' },
      { name: `${name}: time`, value: fresh.time, unit: 'ms' },
      { name: `${name}: CPU, unchanged`, value: unchanged.cpu, unit: 'ms' },
      { name: `${name}: answers of ${2 * rounds} that were 304`, value: unchangedCount, unit: '' },
      { name: `${name}: time, unchanged`, value: unchanged.time, unit: 'ms' },
    ]
  }
  const page = () => buyer.call(listResultCards, { params: { searchId }, query: { limit: 24 } })
  const list = () => buyer.call(listSearchResults, { params: { searchId } })
  const usual = (await list()).body.length
  const figures = [
    ...(await measure(`first page of ${usual} homes`, page)),
    ...(await measure(`bare list of ${usual} homes`, list)),
  ]
  await grow(client, searchId)
  tags.known = ''
  const { headers } = await page()
  return [...figures, ...(await measure(`first page of ${headers.get('x-total-count')} homes`, page))]
}

const withTag = (request: Request, tag: string): Request => {
  // Same headers as the client's.
  request.headers.set('accept', `${packedType}, application/json`)
  if (tag !== '' && request.method === 'GET') request.headers.set('if-none-match', tag)
  return request
}

const costOf = async (ask: () => Promise<unknown>, { cpuMs, idleShare }: Meter) => {
  for (let round = 0; round < rounds; round += 1) await ask()
  const times: number[] = []
  const begunAt = performance.now()
  const before = await cpuMs()
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    await ask()
    times.push(performance.now() - startedAt)
  }
  const cpu = (await cpuMs()) - before - idleShare * (performance.now() - begunAt)
  return { cpu: cpu / rounds, time: medianOf(times) }
}

type Homes = Collection<Document & { _id: string }>

/** Adds copies of the homes found, each with its own id and score. */
const grow = async (client: MongoClient, searchId: string): Promise<void> => {
  const [results, seenHomes] = ['search_results', 'seen_homes'].map((name) =>
    client.db('verandah_search').collection<Document & { _id: string }>(name),
  ) as [Homes, Homes]
  const found = await results.find({ searchId }).toArray()
  const copies = Array.from({ length: homes - found.length }, (_none, index) => {
    const original: Document = found[index % found.length] ?? {}
    const propertyId = `copy-${index}`
    return { ...original, _id: `${searchId}:${propertyId}`, propertyId, score: (index * 7919) % 101 }
  })
  const homeOf = new Map((await seenHomes.find().toArray()).map(({ _id, home }) => [_id, home as object]))
  const seen = copies.map((copy: Document, index) => {
    const { propertyId, revision } = found[index % found.length] as Document
    const home = homeOf.get(`${propertyId}:${revision}`)
    const id = copy.propertyId as string
    return { _id: `${id}:${revision}`, propertyId: id, revision, home: { ...home, id }, lookAgainAt: new Date() }
  })
  for (let from = 0; from < copies.length; from += 500) {
    await results.insertMany(copies.slice(from, from + 500))
    await seenHomes.insertMany(seen.slice(from, from + 500))
  }
}
