import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedMongo, startInMemoryMongo, type EmbeddedMongo } from '../src/index.ts'
import { createScram } from '../src/server/scram.ts'
import { codeOf } from './store-under-test.ts'

const credentials = { username: 'a,b=c', password: 'p@ss: wörd/%' }

/** Runs a command with the driver on a separate connection. */
const run = async (url: string, command: object, options = {}): Promise<unknown> => {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 2_000, ...options })
  try {
    return await client.db('app').command({ ...command })
  } finally {
    await client.close()
  }
}

const find = { find: 'homes', filter: {} }

describe('a store with a password', () => {
  let store: EmbeddedMongo
  let open: string
  beforeAll(async () => {
    store = await startInMemoryMongo({ credentials })
    open = `mongodb://127.0.0.1:${store.port}/?directConnection=true`
  })
  afterAll(() => store.close())

  const urlWith = (username: string, password: string) =>
    open.replace('//', `//${encodeURIComponent(username)}:${encodeURIComponent(password)}@`)

  it('accepts the right password, from the driver and from Mongoose', async () => {
    expect(await run(store.url, find)).toMatchObject({ ok: 1 })
    expect(await run(store.url, find, { authMechanism: 'SCRAM-SHA-256' })).toMatchObject({ ok: 1 })
    const connection = await mongoose.createConnection(store.url, { dbName: 'app' }).asPromise()
    const homes = connection.model('Home', new mongoose.Schema({ price: Number }))
    await homes.create({ price: 5 })
    expect(await homes.countDocuments()).toBe(1)
    await connection.close()
  })

  it('refuses a wrong password, a wrong user and another mechanism with the codes of MongoDB', async () => {
    expect(await codeOf(run(urlWith(credentials.username, 'wrong'), find))).toBe(18)
    expect(await codeOf(run(urlWith('somebody', credentials.password), find))).toBe(18)
    expect(await codeOf(run(store.url, find, { authMechanism: 'SCRAM-SHA-1' }))).toBe(334)
  })

  it('answers nothing but greetings before authentication', async () => {
    for (const command of [find, { listDatabases: 1 }, { insert: 'homes', documents: [{}] }, { serverStatus: 1 }])
      expect(await codeOf(run(open, command))).toBe(13)
    for (const command of [{ ping: 1 }, { hello: 1 }, { buildInfo: 1 }])
      expect(await run(open, command)).toMatchObject({ ok: 1 })
  })

  it('rejects the steps in another order', async () => {
    for (const payload of ['', 'n,,n=a,r=b', 'c=biws,r=b,p=AAAA'])
      for (const step of [
        { saslStart: 1, mechanism: 'SCRAM-SHA-256' },
        { saslContinue: 1, conversationId: 1 },
      ]) {
        const client = new MongoClient(open, { maxPoolSize: 1 })
        const db = client.db('admin')
        await db.command({ ...step, payload: Buffer.from(payload) }).catch(() => undefined)
        await db.command({ saslContinue: 1, conversationId: 1, payload: Buffer.from(payload) }).catch(() => undefined)
        expect(await codeOf(db.command(find))).toBe(13)
        await client.close()
      }
  })
})

describe('users with rights', () => {
  let store: EmbeddedMongo
  beforeAll(async () => {
    const users = [
      { username: 'writer', password: 'one', rights: new Map([['app', 'readWrite']] as const) },
      { username: 'reader', password: 'other', rights: new Map([['app', 'read']] as const) },
    ]
    store = await startInMemoryMongo({ credentials, users })
  })
  afterAll(() => store.close())

  const as = (username: string, password: string) => `mongodb://${username}:${password}@127.0.0.1:${store.port}/`
  const insert = { insert: 'homes', documents: [{}] }
  const elsewhere = async (url: string, command: object) => {
    const client = new MongoClient(url)
    try {
      return await client.db('other').command({ ...command })
    } finally {
      await client.close()
    }
  }

  it('do in their databases what they may, and nothing in others', async () => {
    expect(await run(as('writer', 'one'), insert)).toMatchObject({ n: 1 })
    expect(await run(as('reader', 'other'), find)).toMatchObject({ ok: 1 })
    expect(await codeOf(run(as('reader', 'other'), insert))).toBe(13)
    for (const url of [as('writer', 'one'), as('reader', 'other')]) expect(await codeOf(elsewhere(url, find))).toBe(13)
    expect(await run(store.url, insert)).toMatchObject({ n: 1 })
    expect(await elsewhere(store.url, find)).toMatchObject({ ok: 1 })
  })

  it('are refused with the password of another', async () => {
    for (const url of [as('writer', 'other'), as('reader', 'one'), as('somebody', 'one')])
      expect(await codeOf(run(url, find))).toBe(18)
  })
})

describe('the authentication protocol', () => {
  it('accepts the proof of this conversation only', () => {
    const scram = createScram({ username: 'user', password: 'pencil' })
    const one = scram('n,,n=user,r=abc')
    const other = scram('n,,n=user,r=abc')
    expect(one?.challenge).not.toBe(other?.challenge)
    for (const words of ['', 'n,,', 'y,,n=user,r=abc', 'n,,n=user', 'p=tls,,n=user,r=abc'])
      expect(scram(words)).toBeNull()
    const nonce = /^r=([^,]+)/.exec(one?.challenge ?? '')?.[1] ?? ''
    for (const proof of ['', 'AAAA', Buffer.alloc(32).toString('base64'), Buffer.alloc(64).toString('base64')])
      for (const said of [nonce, 'abc', '']) expect(one?.answerTo(`c=biws,r=${said},p=${proof}`)).toBeNull()
  })
})

describe('the password of a data folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'embedded-mongo-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is generated once for each, and only its owner can read the file', async () => {
    const path = join(folder, 'one')
    const another = join(folder, 'another')
    const urls: string[] = []
    for (const [place, worker] of [
      [path, true],
      [path, false],
      [another, false],
    ] as const) {
      const store = await startEmbeddedMongo({ path: place, worker })
      expect(await run(store.url, { insert: 'homes', documents: [{}] })).toMatchObject({ n: 1 })
      urls.push(new URL(store.url).password)
      await store.close()
    }
    expect(urls[0]).toHaveLength(32)
    expect(urls[1]).toBe(urls[0])
    expect(urls[2]).not.toBe(urls[0])
    expect((await stat(path)).mode & 0o777).toBe(0o700)
    expect((await stat(join(path, 'password'))).mode & 0o777).toBe(0o600)
    expect(await readdir(path)).toContain('password')
  })
})
