import { listResultCards, packedType } from '@verandah/contracts'
import { createBuyer, saveWeights } from '@verandah/runtime/testing'
import type { Db } from 'mongodb'
import { insertAll, type Doc } from './copy-documents.ts'
import { figuresIn, inTurn, medianOf, type Figure } from './measure.ts'
import { startProductAndStore } from './processes.ts'
import { openMeter } from './usage.ts'

const homes = 5_000
const rounds = 100

/** Measures the first page of a search of 5,000 homes, changed and unchanged. CPU includes product and store. */
export async function benchResults(): Promise<Figure[]> {
  const { product, store } = await startProductAndStore()
  let tag = ''
  const buyer = await createBuyer(product.url, { through: (request) => fetch(withTag(request, tag)) })
  await saveWeights(buyer)
  const searchId = await buyer.search()
  await buyer.waitFor(searchId, 60_000)
  await grow(store.client.db('verandah_search'), searchId)
  const use = await openMeter(product, store)
  const ask = () => buyer.call(listResultCards, { params: { searchId }, query: { limit: 24 } })
  const measure = async (act: () => Promise<unknown>) => {
    await inTurn(rounds, act)
    const times: number[] = []
    const { cpuMs } = await use(() =>
      inTurn(rounds, async () => {
        const startedAt = performance.now()
        await act()
        times.push(performance.now() - startedAt)
      }),
    )
    return { CPU: cpuMs / rounds, time: medianOf(times) }
  }
  const { body, headers } = await ask()
  const name = `first page of ${headers.get('x-total-count')} homes`
  const fresh = await measure(ask)
  // A tag expires every ten seconds, so a page requested with its own tag is mostly unchanged.
  let unchangedCount = 0
  const unchanged = await measure(async () => {
    const reply = await ask()
    tag = reply.headers.get('etag') ?? ''
    unchangedCount += Number(reply.status === 304)
  })
  return [
    ...figuresIn('KB', { [`${name}: size`]: Buffer.byteLength(JSON.stringify(body)) / 1_000 }),
    ...figuresIn('ms', {
      [`${name}: CPU`]: fresh.CPU,
      [`${name}: time`]: fresh.time,
      [`${name}: CPU, unchanged`]: unchanged.CPU,
      [`${name}: time, unchanged`]: unchanged.time,
    }),
    ...figuresIn('', { [`${name}: answers of ${2 * rounds} that were 304`]: unchangedCount }),
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
