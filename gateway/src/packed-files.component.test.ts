import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from './testing/start-test-gateway.ts'

const script = 'console.log("verandah");\n'.repeat(200)
/** A build-time compressed copy; its last words tell it from a file compressed on the fly. */
const packed = brotliCompressSync(`${script}// packed at the build`)
let webRoot: string
let gateway: TestGateway
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'verandah-web-'))
  await mkdir(join(webRoot, 'assets'))
  for (const name of ['core-d4e5f6.js', 'core-gone.js']) {
    await writeFile(join(webRoot, 'assets', name), script)
    await writeFile(join(webRoot, 'assets', `${name}.br`), packed)
  }
  gateway = await startTestGateway({ webRoot })
})
afterAll(async () => {
  await gateway.stop()
  await rm(webRoot, { recursive: true })
})

describe('a file that the build has compressed', () => {
  it('is sent as stored, and uncompressed to clients that cannot decompress it', async () => {
    const path = '/assets/core-d4e5f6.js'
    const reply = await gateway.send(path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    const plain = await gateway.send(path)

    expect(reply.headers['content-encoding']).toBe('br')
    expect(reply.body).toEqual(packed)
    expect(reply.headers['content-type']).toContain('javascript')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(script)
    for (const { headers } of [reply, plain]) expect(headers.vary).toContain('Accept-Encoding')
  })

  it('is answered with a readable problem when it has since disappeared', async () => {
    await rm(join(webRoot, 'assets/core-gone.js.br'))
    const reply = await gateway.send('/assets/core-gone.js', { headers: { 'accept-encoding': 'br;q=1' } })

    expect(reply.status).toBe(404)
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(reply.body.toString())).toMatchObject({ status: 404 })
  })
})
