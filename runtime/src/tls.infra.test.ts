import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register, serviceNames } from '@verandah/contracts'
import { findBinary, hasInfra, makeCertificates, startServerProcess, type ServerProcess } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newKeys } from './keys/key-folder.ts'
import { collectEnds } from './testing/collect-ends.ts'
import { createBrowser } from './testing/browser.ts'
import { productProcess, startProductProcess } from './testing/start-product-process.ts'

const isPossible = ['nats-server', 'redis-server', 'openssl'].map(hasInfra).every(Boolean)

describe.runIf(isPossible)('processes that communicate over TLS only', () => {
  const { onEnd, endAll } = collectEnds()
  let settings: Readonly<Record<string, string>>
  let auth: ServerProcess
  let url: string

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verandah-tls-'))
    onEnd(() => rm(folder, { recursive: true, force: true }))
    const { ca, cert, key } = await makeCertificates(folder)
    const start = async (binary: string, argsOf: (port: number) => string[]) => {
      const server = await startServerProcess({ binary: findBinary(binary) ?? binary, argsOf })
      onEnd(server.stop)
      return server.port
    }
    const natsTls = ['--tlsverify', '--tlscert', cert, '--tlskey', key, '--tlscacert', ca]
    const nats = await start('nats-server', (port) => ['-js', '-p', `${port}`, '-sd', join(folder, 'nats'), ...natsTls])
    const redisTls = ['--tls-cert-file', cert, '--tls-key-file', key, '--tls-ca-cert-file', ca]
    const redis = await start('redis-server', (port) => [
      '--port',
      '0',
      '--tls-port',
      `${port}`,
      '--save',
      '',
      '--dir',
      folder,
      ...redisTls,
    ])
    const store = await startProductProcess({
      entry: 'embedded-mongo',
      settingsOf: (port) => ({ EMBEDDED_MONGO_PATH: join(folder, 'store'), EMBEDDED_MONGO_PORT: `${port}` }),
    })
    onEnd(store.stop)
    settings = {
      ...newKeys(),
      NATS_URL: `tls://127.0.0.1:${nats}`,
      REDIS_URL: `rediss://127.0.0.1:${redis}`,
      LOG_LEVEL: 'warn',
      MONGODB_URL: `mongodb://127.0.0.1:${store.port}/?directConnection=true`,
      NODE_EXTRA_CA_CERTS: ca,
      TLS_CERT_FILE: cert,
      TLS_KEY_FILE: key,
      PASSWORD_HASH_MEMORY_KIB: '64',
    }
    auth = await startPart('auth')
    const addresses = serviceNames.map((name) => [`${name.toUpperCase()}_URL`, `https://127.0.0.1:${auth.port}`])
    const gateway = await startPart('gateway', Object.fromEntries(addresses) as typeof settings)
    url = `http://127.0.0.1:${gateway.port}`
  })
  afterAll(endAll)

  const startPart = async (part: string, more: Readonly<Record<string, string>> = {}) => {
    const settingsOf = (port: number) => ({ ...settings, ...more, SERVICES: part, PORT: `${port}` })
    const running = await startServerProcess(await productProcess({ entry: 'main', settingsOf }))
    onEnd(running.stop)
    return running
  }

  it('accept a buyer, with broker and cache behind mutual TLS', async () => {
    const ready = async () => (await (await fetch(`${url}/readyz`)).json()) as object
    await expect.poll(ready).toMatchObject({ bus: true, cache: true, serving: true })
    const body = { username: 'tlsbuyer', email: 'tls@example.com', password: 'a long enough secret', name: 'Kim' }
    const reply = await createBrowser(url)(register, { body: { ...body, plan: 'free_trial' } })
    expect(reply.status).toBe(201)
  })

  it('refuse unencrypted connections', async () => {
    await expect(fetch(`http://127.0.0.1:${auth.port}/livez`)).rejects.toThrow('fetch failed')
  })

  it('do not start with half of an identity, or with missing files', async () => {
    const failure = (more: Readonly<Record<string, string>>) => startPart('auth', more).then(() => 'it started', String)
    expect(await failure({ TLS_KEY_FILE: '' })).toContain('TLS_CERT_FILE and TLS_KEY_FILE belong together')
    expect(await failure({ TLS_KEY_FILE: '/nowhere/tls.key' })).toContain('TLS_KEY_FILE cannot be used: ENOENT')
  })
})
