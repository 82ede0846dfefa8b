import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startVerandah } from './start-verandah.ts'

/** Linux answers to all of 127.0.0.0/8: whoever listens on every interface is found here, and whoever listens on 127.0.0.1 is not. */
const anotherInterface = '127.0.0.2'

const answers = (url: URL | string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

it.runIf(process.platform === 'linux')('opens the gateway to the network, and no service behind it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-neighbours-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const verandah = await startVerandah({ DATA_DIR: folder, HOST: '0.0.0.0', PORT: '0', LOG_LEVEL: 'error' })
  onTestFinished(verandah.stop)
  const { port } = new URL(verandah.url ?? '')
  expect(await answers(`http://${anotherInterface}:${port}/livez`)).toBe(true)
  expect(verandah.services).toHaveLength(7)
  for (const service of verandah.services) {
    expect(await answers(`http://127.0.0.1:${service.port}/livez`)).toBe(true)
    expect(await answers(`http://${anotherInterface}:${service.port}/livez`)).toBe(false)
  }
})
