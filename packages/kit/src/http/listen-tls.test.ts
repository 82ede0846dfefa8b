import { once } from 'node:events'
import { copyFileSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { X509Certificate } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silentLog } from '../bus/bus-log.ts'
import { createRecorder } from '../bus/testing/things.ts'
import { hasInfra } from '../testing/infra.ts'
import { makeCertificates } from '../testing/make-certificates.ts'
import { listen, onLoopback, type HttpServer } from './listen.ts'

const anHourMs = 60 * 60 * 1000

describe.runIf(hasInfra('openssl'))('a server with a certificate', () => {
  let folders: string[]
  let server: HttpServer
  const complaints = createRecorder<string>()
  const log = { ...silentLog, error: (_: object, message: string) => complaints.record(message) }
  const pairAt = (folder = '') => ({ certFile: join(folder, 'tls.crt'), keyFile: join(folder, 'tls.key') })

  beforeEach(async () => {
    folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'verandah-renewal-'))))
    await Promise.all(folders.map(makeCertificates))
    vi.useFakeTimers({ toFake: ['setInterval'] })
    server = await listen((_, response) => response.end(), { ...onLoopback, tls: pairAt(folders[0]), log })
  })
  afterEach(async () => {
    await server.drain(0)
    vi.useRealTimers()
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
  })

  const shown = async (): Promise<string> => {
    const socket = connect({ port: server.port, host: '127.0.0.1', rejectUnauthorized: false })
    await once(socket, 'secureConnect')
    const { fingerprint256 } = socket.getPeerCertificate()
    socket.destroy()
    return fingerprint256
  }
  const fingerprintOf = (path: string) => new X509Certificate(readFileSync(path)).fingerprint256

  it('shows a renewed one within the hour', async () => {
    copyFileSync(pairAt(folders[1]).certFile, pairAt(folders[0]).certFile)
    copyFileSync(pairAt(folders[1]).keyFile, pairAt(folders[0]).keyFile)
    vi.advanceTimersByTime(anHourMs)
    expect(await shown()).toBe(fingerprintOf(pairAt(folders[1]).certFile))
  })

  it('keeps the previous one while the files do not belong together, and logs it', async () => {
    const before = await shown()
    copyFileSync(pairAt(folders[1]).certFile, pairAt(folders[0]).certFile)
    vi.advanceTimersByTime(anHourMs)
    expect(complaints.seen.at(-1)).toContain('the previous one stays')
    expect(await shown()).toBe(before)
  })
})
