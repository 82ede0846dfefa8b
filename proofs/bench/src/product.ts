import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { listSearchResults } from '@verandah/contracts'
import { createBuyer, feedsTakenIn, saveWeights, type Buyer } from '@verandah/runtime/testing'
import { medianOf, type Figure } from './measure.ts'
import { startProduct, type ProductProcess } from './product-process.ts'

const starts = 5
const searches = 20
const registrations = 8

/** Measures the whole product from outside: time until ready, time until a buyer sees homes, and memory. */
export async function benchProduct(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-bench-'))
  try {
    const readyMs = await measureStarts(folder)
    const product = await startProduct(folder)
    await feedsTakenIn(folder)
    await wait(givenBackMs)
    const takenIn = await product.memory()
    const atRest = await afterRest(product)
    const found = await measureSearches(product)
    await Promise.all(Array.from({ length: registrations }, () => createBuyer(product.url)))
    const afterwards = await product.memory()
    const restedAgain = await afterRest(product)
    await product.stop()
    return [
      { name: 'start to ready', value: medianOf(readyMs), unit: 'ms' },
      ...found,
      { name: 'resident memory, a second after the feeds were taken in', value: takenIn.nowMb, unit: 'MB' },
      { name: `the same ${restMs / 1000} s later`, value: atRest.nowMb, unit: 'MB' },
      {
        name: `resident memory after ${searches} searches and ${registrations} registrations at once`,
        value: afterwards.nowMb,
        unit: 'MB',
      },
      { name: `the same ${restMs / 1000} s later, nobody asking`, value: restedAgain.nowMb, unit: 'MB' },
      { name: 'resident memory, peak', value: afterwards.peakMb, unit: 'MB' },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Memory of reading feeds is released when it ends. */
const givenBackMs = 1_000

/** Longer than the product takes to detect that it is idle and to release memory. */
const restMs = 40_000

const afterRest = async (product: ProductProcess) => {
  await wait(restMs)
  return product.memory()
}

const measureStarts = async (folder: string): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < starts; round += 1) {
    const product = await startProduct(folder)
    times.push(product.readyMs)
    await product.stop()
  }
  return times
}

interface Timing {
  firstPage: number
  firstHome: number
  completed: number
}

const measureSearches = async (product: ProductProcess): Promise<Figure[]> => {
  const buyer = await createBuyer(product.url)
  await saveWeights(buyer)
  const timings: Timing[] = []
  for (let round = 0; round < searches; round += 1) timings.push(await watchSearch(buyer))
  const median = (pick: (timing: Timing) => number) => medianOf(timings.map(pick))
  return [
    { name: 'request to first provider page', value: median(({ firstPage }) => firstPage), unit: 'ms' },
    { name: 'request to first ranked home', value: median(({ firstHome }) => firstHome), unit: 'ms' },
    {
      name: 'first provider page to first ranked home',
      value: median(({ firstHome, firstPage }) => firstHome - firstPage),
      unit: 'ms',
    },
    { name: 'request to completed', value: median(({ completed }) => completed), unit: 'ms' },
  ]
}

/** Follows one search as the page does: held requests that return on changes. */
const watchSearch = async (buyer: Buyer): Promise<Timing> => {
  const startedAt = performance.now()
  const sinceStart = () => performance.now() - startedAt
  const searchId = await buyer.search()
  let revision = 0
  let firstPage = 0
  let firstHome = 0
  while (firstHome === 0) {
    const reply = await buyer.call(listSearchResults, { params: { searchId }, query: { waitMs: 5_000, revision } })
    revision = Number(reply.headers.get('x-revision'))
    if (firstPage === 0 && revision > 0) firstPage = sinceStart()
    if (reply.body.length > 0) firstHome = sinceStart()
  }
  await buyer.waitFor(searchId, 30_000)
  return { firstPage, firstHome, completed: sinceStart() }
}
