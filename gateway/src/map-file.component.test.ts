import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mapFilePath } from '@verandah/contracts'
import { cookieNames } from '@verandah/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from './testing/start-test-gateway.ts'

const map = Buffer.from('PMTiles\u0003 and then the streets of a whole continent')
let folder = ''
let file = ''
let gateway: TestGateway
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), '.verandah-map-'))
  file = join(folder, 'australia.pmtiles')
  await writeFile(file, map)
  gateway = await startTestGateway({ environment: { MAP_FILE: file } })
})
afterAll(async () => {
  await gateway.stop()
  await rm(folder, { recursive: true })
})

const ask = (headers: Record<string, string> = {}) =>
  gateway.send(mapFilePath, {
    headers: { cookie: `${cookieNames.access}=${gateway.accessToken()}`, 'accept-encoding': 'gzip, br', ...headers },
  })

describe('a map provided by an operator', () => {
  it('is served by ranges, never compressed, and cached by the browser', async () => {
    const reply = await ask({ range: 'bytes=0-6' })
    expect(reply.status).toBe(206)
    expect(reply.body.toString()).toBe('PMTiles')
    expect(reply.headers).toMatchObject({
      'content-range': `bytes 0-6/${map.length}`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=86400',
    })
    expect(reply.headers).not.toHaveProperty('content-encoding')
    expect((await ask({ range: 'bytes=-9' })).body.toString()).toBe('continent')
    expect((await ask()).body).toEqual(map)
  })

  it('states its length for a range beyond its end', async () => {
    const reply = await ask({ range: `bytes=${map.length}-` })
    expect(reply.status).toBe(416)
    expect(reply.headers['content-range']).toBe(`bytes */${map.length}`)
    expect(reply.json()).toMatchObject({ status: 416, code: 'range-not-satisfiable' })
  })

  it('is served whole when the range was requested of a replaced file', async () => {
    const tag = String((await ask({ range: 'bytes=0-6' })).headers.etag)
    expect(tag).toMatch(/^"/)
    expect((await ask({ range: 'bytes=0-6', 'if-range': tag })).status).toBe(206)
    await writeFile(file, Buffer.concat([map, Buffer.from(', anew')]))
    const reply = await ask({ range: 'bytes=0-6', 'if-range': tag })
    expect(reply.status).toBe(200)
    expect(reply.headers.etag).not.toBe(tag)
    await writeFile(file, map)
  })

  it('gets a new tag when a file of the same size replaces it', async () => {
    const tag = String((await ask({ range: 'bytes=0-6' })).headers.etag)
    const later = new Date(Date.now() + 60_000)
    await utimes(file, later, later)
    const reply = await ask({ range: 'bytes=0-6', 'if-range': tag })
    expect(reply.status).toBe(200)
    expect(reply.headers.etag).not.toBe(tag)
  })

  it('requires a session', async () => {
    expect((await gateway.send(mapFilePath)).status).toBe(401)
  })

  it('is answered with a problem document once it is missing', async () => {
    await rm(file)
    expect((await ask({ range: 'bytes=0-6' })).json()).toMatchObject({ status: 404, code: 'not-found' })
    await writeFile(file, map)
  })
})

describe('an invalid map', () => {
  it.each(['no-such-file', 'package.json'])('refuses the start, by its setting: %s', async (path) => {
    await expect(startTestGateway({ environment: { MAP_FILE: path } })).rejects.toThrow(
      `The setting MAP_FILE cannot be used (it is "${path}"): expected a file in the format PMTiles, version 3.`,
    )
  })

  it('is not served unless configured', async () => {
    const plain = await startTestGateway()
    const headers = { cookie: `${cookieNames.access}=${plain.accessToken()}` }
    expect((await plain.send(mapFilePath, { headers })).status).toBe(404)
    await plain.stop()
  })
})
