import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mongo } from 'mongoose'
import { expect, it } from 'vitest'
import { failureText, findStoreUrl } from './run-command.ts'

it('a command that its user may not run says where it may', () => {
  const refused = new mongo.MongoServerError({ message: 'not authorized on verandah_search to execute find', code: 13 })
  expect(failureText(refused)).toMatch(/^not authorized on verandah_search to execute find: .*where that service runs/)
  expect(failureText(new Error('No store was found'))).toBe('No store was found')
})

it('a command finds the store of this machine, or says how to name one', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'verandah-command-'))
  expect(() => findStoreUrl({ DATA_DIR })).toThrow('No store was found: start the product first')
  await writeFile(join(DATA_DIR, 'store-url'), 'mongodb://127.0.0.1:1/')
  expect(findStoreUrl({ DATA_DIR })).toBe('mongodb://127.0.0.1:1/')
  const MONGODB_URL = 'mongodb://m:27017/'
  expect(findStoreUrl({ DATA_DIR, MONGODB_URL })).toBe(MONGODB_URL)
  const asPart = (SERVICES: string) => findStoreUrl({ MONGODB_URL, MONGODB_PASSWORD: 'pw', SERVICES })
  expect(['all', ' auth ', 'auth, search'].map(asPart)).toEqual([
    MONGODB_URL,
    'mongodb://auth:pw@m:27017/',
    MONGODB_URL,
  ])
  await rm(DATA_DIR, { recursive: true })
})
