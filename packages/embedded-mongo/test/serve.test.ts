import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from './store-under-test.ts'

const script = fileURLToPath(new URL('../src/serve.ts', import.meta.url))
const serverPassword = 'of the server'
const searchPassword = 'of-search'

let folder: string
const servers: ChildProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-mongo-serve-'))
})
afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** Starts the process with the settings of MongoDB's image, and nothing else of ours; resolves to its host. */
const serve = async (name: string, settings: Readonly<Record<string, string>>): Promise<string> => {
  const args = ['--import', 'tsx', script, '--path', join(folder, name), '--port', '0']
  const env = { PATH: process.env.PATH ?? '', ...settings }
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  servers.push(server)
  const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string]
  return line.replace('listening on mongodb://', '')
}

const insert = async (host: string, user: string, database: string): Promise<unknown> => {
  const client = new MongoClient(`mongodb://${user}${host}`, { serverSelectionTimeoutMS: 2_000 })
  try {
    return await client.db(database).command({ insert: 'homes', documents: [{}] })
  } finally {
    await client.close()
  }
}

/** Nobody without a password, and nobody with a wrong one. */
const expectClosed = async (host: string): Promise<void> => {
  expect(await codeOf(insert(host, '', 'verandah_search'))).toBe(13)
  expect(await codeOf(insert(host, 'verandah:wrong@', 'verandah_search'))).toBe(18)
}

const serverUser = `verandah:${encodeURIComponent(serverPassword)}@`

describe('the store as a process, in the place of MongoDB’s image', () => {
  it('takes the name of its user and the file of the password, and the users beside that file', async () => {
    const users = [{ user: 'search', pwd: searchPassword, roles: [{ role: 'readWrite', db: 'verandah_search' }] }]
    await writeFile(join(folder, 'MONGODB_PASSWORD'), `${serverPassword}\n`)
    await writeFile(join(folder, 'users.json'), JSON.stringify(users))
    const host = await serve('one', {
      MONGO_INITDB_ROOT_USERNAME: 'verandah',
      MONGO_INITDB_ROOT_PASSWORD_FILE: join(folder, 'MONGODB_PASSWORD'),
    })
    await expectClosed(host)
    expect(await insert(host, serverUser, 'verandah_auth')).toMatchObject({ n: 1 })
    expect(await insert(host, `search:${searchPassword}@`, 'verandah_search')).toMatchObject({ n: 1 })
    expect(await codeOf(insert(host, `search:${searchPassword}@`, 'verandah_auth'))).toBe(13)
  })

  it('takes the password itself', async () => {
    const host = await serve('other', {
      MONGO_INITDB_ROOT_USERNAME: 'verandah',
      MONGO_INITDB_ROOT_PASSWORD: serverPassword,
    })
    await expectClosed(host)
    expect(await insert(host, serverUser, 'verandah_auth')).toMatchObject({ n: 1 })
  })

  it('does not start open when only one of both is set', async () => {
    const args = ['--import', 'tsx', script, '--path', join(folder, 'half'), '--port', '0']
    const env = { PATH: process.env.PATH ?? '', MONGO_INITDB_ROOT_USERNAME: 'verandah' }
    const server = spawn(process.execPath, args, { env, stdio: 'ignore' })
    servers.push(server)
    expect(await once(server, 'exit')).toEqual([1, null])
  })
})
