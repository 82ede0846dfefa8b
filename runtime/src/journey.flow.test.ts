import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCurrentUser, getWeights, listProperties } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feedsTakenIn } from './testing/feeds-taken-in.ts'
import { createBuyer, saveWeights } from './testing/buyer.ts'
import { makeClient } from './testing/make-client.ts'
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

const fetchDocument = () => fetch(`${product.url}/api/openapi.json`)

describe('the journey of a buyer through the whole product', () => {
  it('leads a client that knows only the OpenAPI document from registration to a planned visit', async () => {
    await feedsTakenIn(folder)
    const takeTheJourney = await makeClient((await (await fetchDocument()).json()) as object)
    await takeTheJourney(product.url)
  })

  it('fails for that client where the document does not describe a search’s response', async () => {
    const lacking = (await (await fetchDocument()).text()).replaceAll('"searchId"', '"id"')
    await expect(makeClient(JSON.parse(lacking) as object)).rejects.toThrow("'searchId' does not exist")
  })

  it('keeps everything over a restart', async () => {
    const before = await createBuyer(product.url)
    await saveWeights(before)
    const searchId = await before.search()
    await before.waitFor(searchId, 120_000)
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
