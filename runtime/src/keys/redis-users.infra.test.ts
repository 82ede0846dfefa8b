import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cachesOf, createRedisCaches, type CacheAdapter } from '@verandah/kit'
import { findBinary, hasInfra, sendToCache, startServerProcess, type ServerProcess } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parts } from '../settings.ts'
import { redisConf } from './redis-users.ts'

describe.runIf(hasInfra('redis-server'))('the users of Redis', () => {
  let folder: string
  let server: ServerProcess
  const ends: (() => unknown)[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verandah-redis-'))
    const config = join(folder, 'redis.conf')
    await writeFile(config, redisConf(Object.fromEntries(parts.map((part) => [part, `password-of-${part}`]))))
    const argsOf = (port: number) => ['--bind', '127.0.0.1', '--port', `${port}`, '--save', '', '--include', config]
    server = await startServerProcess({ binary: findBinary('redis-server') ?? 'redis-server', argsOf })
  })
  afterAll(async () => {
    for (const end of ends) await end()
    await server.stop()
    await rm(folder, { recursive: true })
  })

  const urlOf = (part: string) => `redis://${part}:password-of-${part}@127.0.0.1:${server.port}`
  const cachesAs = async (part: string): Promise<CacheAdapter> => {
    const caches = cachesOf(await createRedisCaches({ url: urlOf(part) }), part)
    ends.push(caches.close)
    return caches
  }
  it.each(parts)('%s caches, and counts its limits over all of its processes', async (part) => {
    const processes = [await cachesAs(part), await cachesAs(part)]
    const [one, other] = processes.map((caches) => caches.cache('homes'))
    await one?.set('home', { rooms: 3 }, 60_000)
    expect(await other?.get('home')).toEqual({ rooms: 3 })
    await other?.delete('home')
    expect(await one?.get('home')).toBeUndefined()
    const budget = { name: 'calls', points: 1, windowMs: 60_000 }
    const [first, second] = processes.map((caches) => caches.rateLimiter(budget))
    expect((await first?.take('buyer'))?.isAllowed).toBe(true)
    expect((await second?.take('buyer'))?.isAllowed).toBe(false)
    await second?.forget('buyer')
    expect((await first?.take('buyer'))?.isAllowed).toBe(true)
  })

  it.each([
    ['GET', 'verandah:cache:auth:homes:home'],
    ['DEL', 'verandah:limit:auth:code:meera'],
    ['EVAL', "return redis.call('get', KEYS[1])", '1', 'verandah:limit:auth:code:meera'],
    ['KEYS', '*'],
    ['FLUSHALL'],
    ['CONFIG', 'GET', 'requirepass'],
    ['ACL', 'LIST'],
    ['PUBLISH', 'verandah', 'hello'],
  ])('touch no keys but their own, and manage nothing: %s', async (...command) => {
    await expect(sendToCache(urlOf('billing'), command)).rejects.toThrow('NOPERM')
  })

  it('are the only ones: a connection without one, or with a wrong password, is refused', async () => {
    const command = ['GET', 'verandah:cache:billing:x']
    expect(await sendToCache(urlOf('billing'), command)).toBeNull()
    await expect(sendToCache(`redis://127.0.0.1:${server.port}`, command)).rejects.toThrow()
    const wrong = urlOf('billing').replace('password-of-billing', 'password-of-auth')
    await expect(sendToCache(wrong, command)).rejects.toThrow()
  })
})
