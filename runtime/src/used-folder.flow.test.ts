import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getWeights } from '@verandah/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBuyer, saveWeights } from './testing/buyer.ts'
import { startKillableProduct } from './testing/start-killable-product.ts'

const root = new URL('../../', import.meta.url)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-used-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a program over the folder; resolves to its exit code and what it said. */
const run = (script: string, ...words: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' }
    execFile(process.execPath, [script, ...words], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    )
  })

it('a second process refuses a data folder in use, the first is unharmed, and none in use is left by a kill', async () => {
  const product = await startKillableProduct({ DATA_DIR: folder, LOG_LEVEL: 'error', PASSWORD_HASH_MEMORY_KIB: '8' })
  const buyer = await createBuyer(product.url)
  await saveWeights(buyer)
  const weights = async (owner = buyer) => (await owner.call(getWeights, { params: { userId: '1' } })).body
  const known = await weights()
  const inUse = `The data directory ${join(folder, 'store')} is in use by another process: stop it, or choose another directory.`
  const refusal = { code: 1, said: `${inUse} It is in the folder that DATA_DIR names.\n` }
  expect(await run('tools/start.mjs')).toEqual(refusal)
  const commands = [['verify'], ['verify', '--repair'], ['compact']]
  for (const words of commands) expect((await run('runtime/dist/store.mjs', ...words)).said).toContain(inUse)
  expect(await weights()).toEqual(known)

  await product.kill()
  await product.startAgain()
  const after = await createBuyer(product.url, buyer)
  expect(await weights(after)).toEqual(known)
  await product.kill()
  expect((await run('runtime/dist/store.mjs', 'verify')).said).toContain('are as they were written')
})
