import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@verandah/kit/testing'
import { expect, it, onTestFinished } from 'vitest'
import { startVerandah } from './start-verandah.ts'

/** Linux answers on all of 127.0.0.0/8: a listener on every interface is reachable here, one on 127.0.0.1 is not. */
const anotherInterface = '127.0.0.2'

const answers = (url: URL | string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

const textOf = async (url: string) => (await fetch(url)).text()

it.runIf(process.platform === 'linux')(
  'exposes the gateway to the network, but neither a service behind it nor its metrics',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verandah-neighbours-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const metricsPort = String(await freePort())
    const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', METRICS_PORT: metricsPort, SAMPLE_FEEDS: '1' }
    const verandah = await startVerandah({ ...settings, HOST: '0.0.0.0' })
    onTestFinished(verandah.stop)
    const { port: doorPort } = new URL(verandah.url ?? '')
    expect(await answers(`http://${anotherInterface}:${doorPort}/livez`)).toBe(true)
    expect(await textOf(`http://127.0.0.1:${metricsPort}/metrics`)).toContain('process_cpu_seconds_total')
    expect(await answers(`http://${anotherInterface}:${metricsPort}/metrics`)).toBe(false)
    await expect(startVerandah(settings)).rejects.toThrow(
      `METRICS_HOST and METRICS_PORT cannot be used (127.0.0.1, ${metricsPort})`,
    )
    expect(verandah.services).toHaveLength(7)
    for (const { port } of [{ port: Number(doorPort) }, ...verandah.services])
      expect(await textOf(`http://127.0.0.1:${port}/metrics`)).not.toContain('process_cpu_seconds_total')
    for (const service of verandah.services) {
      expect(await answers(`http://127.0.0.1:${service.port}/livez`)).toBe(true)
      expect(await answers(`http://${anotherInterface}:${service.port}/livez`)).toBe(false)
    }
  },
)
