import { listResultCards, packedType } from '@verandah/contracts'
import type { Db } from 'mongodb'
import { insertAll, type Doc } from './copy-documents.ts'
import { openBuyer } from './follow-search.ts'
import { figuresIn, type Figure } from './measure.ts'
import { startProductAndStore } from './processes.ts'
import { cpuMsOfCall, openMeter } from './usage.ts'

const homes = 5_000

/** Measures the first page of a search of 5,000 homes, changed and unchanged. CPU includes product and store. */
export async function benchResults(): Promise<Figure[]> {
  const { product, store } = await startProductAndStore()
  let tag = ''
  const buyer = await openBuyer(product.url, { through: (request) => fetch(withTag(request, tag)) })
  const searchId = await buyer.search()
  await buyer.waitFor(searchId, 60_000)
  await grow(store.client.db('verandah_search'), searchId)
  const use = await openMeter(product, store)
  const ask = () => buyer.call(listResultCards, { params: { searchId }, query: { limit: 24 } })
  const { body, headers } = await ask()
  const name = `first page of ${headers.get('x-total-count')} homes`
  const fresh = await cpuMsOfCall(use, ask)
  // A tag expires every ten seconds, so a page requested with its own tag is mostly unchanged.
  const unchanged = await cpuMsOfCall(use, async () => {
    const reply = await ask()
    tag = reply.headers.get('etag') ?? ''
    return reply
  })
  return [
    ...figuresIn('KB', { [`${name}: size`]: Buffer.byteLength(JSON.stringify(body)) / 1_000 }),
    ...figuresIn('ms', { [`${name}: CPU`]: fresh, [`${name}: CPU, unchanged`]: unchanged }),
  ]
}

const withTag = (request: Request, tag: string): Request => {
  // Same headers as the client's.
  request.headers.set('accept', `${packedType}, application/json`)
  if (tag !== '' && request.method === 'GET') request.headers.set('if-none-match', tag)
  return request
}

/** Adds copies of the homes found, each with its own id and score. */
const grow = async (database: Db, searchId: string): Promise<void> => {
  const results = database.collection<Doc>('search_results')
  const seenHomes = database.collection<Doc>('seen_homes')
  const found = await results.find({ searchId }).toArray()
  const seen = new Map((await seenHomes.find().toArray()).map((home) => [home._id, home]))
  const copies = Array.from({ length: homes - found.length }, (_, index) => {
    const original = found[index % found.length]!
    const propertyId = `copy-${index}`
    const score = (index * 7_919) % 101
    const kept = seen.get(`${original.propertyId}:${original.revision}`)
    const home = { ...(kept?.home as object), id: propertyId }
    return {
      result: { ...original, _id: `${searchId}:${propertyId}`, propertyId, score },
      home: { ...kept, _id: `${propertyId}:${original.revision}`, propertyId, home },
    }
  })
  await insertAll(
    results,
    copies.map(({ result }) => result),
  )
  await insertAll(
    seenHomes,
    copies.map(({ home }) => home),
  )
}
