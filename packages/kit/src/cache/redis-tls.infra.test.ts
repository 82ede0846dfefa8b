import { copyFileSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type TLSSocket } from 'node:tls'
import { X509Certificate } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRecorder } from '../bus/testing/things.ts'
import { findBinary, hasInfra } from '../testing/infra.ts'
import { makeCertificates } from '../testing/make-certificates.ts'
import { startServerProcess } from '../testing/start-server-process.ts'
import { createRedisCaches } from './redis-cache.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  vi.unstubAllEnvs()
})

const newPair = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-redis-tls-'))
  ends.push(() => rm(folder, { recursive: true }))
  return makeCertificates(folder)
}

/** Terminates TLS before a real Redis, and records whose certificate each connection showed. */
const startTlsRedis = async ({ cert, key }: { cert: string; key: string }) => {
  const argsOf = (port: number) => ['--port', `${port}`, '--save', '']
  const redis = await startServerProcess({ binary: findBinary('redis-server') ?? '', argsOf })
  const clients = createRecorder<TLSSocket>()
  const identity = { cert: readFileSync(cert), key: readFileSync(key) }
  const server = createServer({ ...identity, requestCert: true, rejectUnauthorized: false }, (socket) => {
    const inner = connect(redis.port, '127.0.0.1')
    inner.on('error', () => socket.destroy()).pipe(socket)
    socket.on('error', () => inner.destroy()).pipe(inner)
    clients.record(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(redis.stop, () => server.close())
  return { clients, url: `rediss://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const isPossible = ['redis-server', 'openssl'].map(hasInfra).every(Boolean)

describe.runIf(isPossible)('a cache at a Redis with mutual TLS', () => {
  it('shows a renewed certificate at its next connection, and the previous one while the files do not match', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    const ours = await newPair()
    const renewed = await newPair()
    const fingerprints = [ours, renewed].map(({ cert }) => new X509Certificate(readFileSync(cert)).fingerprint256)
    const { clients, url } = await startTlsRedis(await newPair())
    const caches = await createRedisCaches({ url, tls: { certFile: ours.cert, keyFile: ours.key } })
    ends.push(caches.close)
    const shownBy = (at: number) => clients.seen[at]?.getPeerCertificate().fingerprint256
    expect(shownBy(0)).toBe(fingerprints[0])

    copyFileSync(renewed.cert, ours.cert)
    clients.seen[0]?.destroy()
    await clients.reached(2)
    expect(shownBy(1)).toBe(fingerprints[0])

    copyFileSync(renewed.key, ours.key)
    clients.seen[1]?.destroy()
    await clients.reached(3)
    expect(shownBy(2)).toBe(fingerprints[1])
    await expect.poll(caches.isReady).toBe(true)
  })
})
