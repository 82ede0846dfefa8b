import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCurrentUser, getWeights, listProperties } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startVerandah, type Verandah } from './start-verandah.ts'
import { feedsTakenIn } from './testing/feeds-taken-in.ts'
import { createBuyer, saveWeights } from './testing/buyer.ts'
import { takeTheJourney } from './testing/journey.ts'

let folder: string
let verandah: Verandah

const start = () => startVerandah({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', PASSWORD_HASH_MEMORY_KIB: '8192' })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-'))
  verandah = await start()
})
afterAll(async () => {
  await verandah.stop()
  await rm(folder, { recursive: true, force: true })
})

const address = () => verandah.url ?? ''

describe('the journey of a buyer through the whole product', () => {
  it('leads from registration to ranked homes of two providers, with reasons that add up', async () => {
    await feedsTakenIn(folder)
    await takeTheJourney(address())
  })

  it('keeps everything over a restart', async () => {
    const before = await createBuyer(address())
    await saveWeights(before)
    const searchId = await before.search()
    await before.waitFor(searchId, 15_000)
    const homes = await before.resultsOf(searchId)
    await verandah.stop()
    verandah = await start()
    const after = await createBuyer(address(), before)
    expect(await after.resultsOf(searchId)).toEqual(homes)
    expect((await after.call(getWeights, { params: { userId: '1' } })).body.landSize).toBe(10)
    expect((await after.call(listProperties)).headers.get('x-total-count')).toBe(String(homes.length))
    expect((await after.call(getCurrentUser)).body.username).toBe(before.username)
  })
})
