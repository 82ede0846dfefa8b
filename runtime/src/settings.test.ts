import { asStoreUser, findStoreUrl, readSettings } from '@verandah/kit'
import { describe, expect, it } from 'vitest'
import { checkCombination } from './check-combination.ts'
import { redisUrlOf } from './server-addresses.ts'
import { RuntimeSettings } from './settings.ts'

const check = (environment: Record<string, string>) => () =>
  checkCombination(readSettings(RuntimeSettings, environment))

const servers = {
  NATS_URL: 'nats://127.0.0.1:4222',
  MONGODB_URL: 'mongodb://127.0.0.1:27017',
  REDIS_URL: 'redis://127.0.0.1:6379',
}

describe('the combination of settings', () => {
  it('needs nothing on one machine', () => {
    expect(check({})).not.toThrow()
    expect(check({ MONGODB_URL: servers.MONGODB_URL })).not.toThrow()
  })

  it('rejects part of the services without shared servers, and says why', () => {
    expect(check({ SERVICES: 'search' })).toThrow('SERVICES names only search, but NATS_URL is not set')
    expect(check({ ...servers, REDIS_URL: '', SERVICES: 'search' })).toThrow(
      'REDIS_URL is not set: each process would count its own rate limits',
    )
    expect(check({ ...servers, SERVICES: 'search,auth' })).not.toThrow()
  })

  it('needs no store address for the gateway, which stores nothing', () => {
    expect(check({ ...servers, MONGODB_URL: '', SERVICES: 'gateway' })).not.toThrow()
    expect(check({ ...servers, MONGODB_URL: '', SERVICES: 'gateway,auth' })).toThrow('MONGODB_URL is not set')
  })

  it('rejects several whole processes that share only a bus', () => {
    expect(check({ NATS_URL: servers.NATS_URL })).toThrow('MONGODB_URL is not set')
  })

  it('takes photos and documents of one machine, of a folder, and of a bucket with and without keys', () => {
    const bucket = { S3_BUCKET: 'photos' }
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    for (const settings of [{ BLOBS_DIR: '/blobs' }, bucket, { ...bucket, ...keys, S3_PREFIX: 'homes/verandah' }])
      for (const among of [{}, { ...servers, SERVICES: 'shortlist' }, servers])
        expect(check({ ...among, ...settings })).not.toThrow()
  })

  it('rejects several processes of which each would have photos and documents of its own', () => {
    const sentence = 'but neither S3_BUCKET nor BLOBS_DIR is set: all processes of shortlist need one shared place'
    expect(check({ ...servers, SERVICES: 'shortlist' })).toThrow(`SERVICES names only shortlist, ${sentence}`)
    expect(check(servers)).toThrow(`NATS_URL is set, so there may be other processes, ${sentence}`)
    expect(check({ ...servers, SERVICES: 'gateway,search' })).not.toThrow()
  })

  it('rejects settings of a bucket that has no name, or of half a key', () => {
    expect(check({ S3_ENDPOINT: 'http://minio:9000', S3_REGION: 'us-east-1' })).toThrow(
      'S3_ENDPOINT, S3_REGION are set, but S3_BUCKET is not: name the bucket',
    )
    const half = 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or neither'
    expect(check({ S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id' })).toThrow(half)
    expect(check({ S3_BUCKET: 'photos', S3_SECRET_ACCESS_KEY: 'the secret itself' })).toThrow(half)
    expect(check({ S3_BUCKET: 'Photos of homes' })).toThrow('S3_BUCKET cannot be used')
    expect(check({ S3_BUCKET: 'photos', S3_PREFIX: '/homes/' })).toThrow('S3_PREFIX cannot be used')
    expect(check({ S3_BUCKET: 'photos', S3_ENDPOINT: 'minio:9000' })).toThrow('S3_ENDPOINT cannot be used')
  })

  it('rejects a well-known secret wherever the product is reachable by others', () => {
    for (const SESSION_SECRET of [
      'a secret for one machine only, change it',
      'for development only, never for anything else',
    ])
      for (const HOST of ['0.0.0.0', '::', '192.168.1.7']) {
        expect(check({ SESSION_SECRET, HOST })).toThrow('SESSION_SECRET is one that everybody knows')
        expect(check({ ...servers, SERVICES: 'auth', SESSION_SECRET, HOST })).toThrow('everybody knows')
        expect(check({ SESSION_SECRET: `${SESSION_SECRET}!`, HOST })).not.toThrow()
        expect(check({ SESSION_SECRET, HOST: '127.0.0.1' })).not.toThrow()
      }
  })

  it('rejects an unknown service', () => {
    expect(check({ SERVICES: 'serach' })).toThrow(
      /SERVICES cannot be used \(it is "serach"\): expected "all" or a list/,
    )
  })
})

it.each([
  ['redis://cache:6379', { SERVICES: 'auth', REDIS_PASSWORD: 'p/w' }, 'redis://auth:p%2Fw@cache:6379'],
  [
    'redis://cache:6379',
    { SERVICES: 'auth', REDIS_PASSWORD: 'pw', NATS_CREDS_FILE: 'x' },
    'redis://auth:pw@cache:6379',
  ],
  ['rediss://all@cache:6379', { SERVICES: 'auth', REDIS_PASSWORD: 'pw' }, 'rediss://all:pw@cache:6379'],
  ['redis://:own@cache:6379', { SERVICES: 'auth', REDIS_PASSWORD: 'pw' }, 'redis://:own@cache:6379'],
  ['redis://cache:6379', { SERVICES: 'auth' }, 'redis://cache:6379'],
])('the part is its own user at %s with %o', (REDIS_URL, settings, url) => {
  expect(redisUrlOf(readSettings(RuntimeSettings, { REDIS_URL, ...settings }))).toBe(url)
})

it.each([
  ['mongodb://m:27017/?authSource=admin', ['auth'], 'p/w', 'mongodb://auth:p%2Fw@m:27017/?authSource=admin'],
  ['mongodb://m1:1,m2:2/?replicaSet=rs0', ['search'], 'pw', 'mongodb://search:pw@m1:1,m2:2/?replicaSet=rs0'],
  ['mongodb+srv://m.example/', ['auth'], 'pw', 'mongodb+srv://auth:pw@m.example/'],
  ['mongodb://all@m:27017/', ['auth'], 'pw', 'mongodb://all:pw@m:27017/'],
  ['mongodb://m:27017/', ['auth', 'search'], 'pw', 'mongodb://m:27017/'],
  ['mongodb://m:27017/', ['auth'], undefined, 'mongodb://m:27017/'],
])('at %s the only one of the parts %j is its own user', (url, services, password, wanted) => {
  expect(asStoreUser(url, password, services)).toBe(wanted)
  const environment = { MONGODB_URL: url, SERVICES: services.join(','), MONGODB_PASSWORD: password }
  expect(findStoreUrl(environment)).toBe(wanted)
})
