import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCurrentUser, getWeights, listProperties } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feedsTakenIn } from './testing/feeds-taken-in.ts'
import { createBuyer, saveWeights } from './testing/buyer.ts'
import { takeTheJourney } from './testing/journey.ts'
import { startKillableProduct, type KillableProduct } from './testing/start-killable-product.ts'

let folder: string
let product: KillableProduct

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-'))
  product = await startKillableProduct({ DATA_DIR: folder, LOG_LEVEL: 'error', PASSWORD_HASH_MEMORY_KIB: '8192' })
})
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('the journey of a buyer through the whole product', () => {
  it('leads from registration to ranked homes of two providers, with reasons that add up', async () => {
    await feedsTakenIn(folder)
    await takeTheJourney(product.url)
  })

  it('keeps everything over a restart', async () => {
    const before = await createBuyer(product.url)
    await saveWeights(before)
    const searchId = await before.search()
    await before.waitFor(searchId, 15_000)
    const homes = await before.resultsOf(searchId)
    await product.stop()
    await product.startAgain()
    const after = await createBuyer(product.url, before)
    expect(await after.resultsOf(searchId)).toEqual(homes)
    expect((await after.call(getWeights, { params: { userId: '1' } })).body.landSize).toBe(10)
    expect((await after.call(listProperties)).headers.get('x-total-count')).toBe(String(homes.length))
    expect((await after.call(getCurrentUser)).body.username).toBe(before.username)
  })
})
