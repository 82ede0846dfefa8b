import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { EJSON } from 'bson'
import { MongoClient } from 'mongodb'
import { type Result, runSuite } from './run-suite.ts'
import type { Suite } from './suite.ts'

const usage = `usage: MONGODB_SPECIFICATIONS=FOLDER npm run prove conformance [NAME]

FOLDER is a clone of github.com/mongodb/specifications. NAME is a part of the names of the test files to run; without it, all of MongoDB's tests of CRUD
are run against the embedded store, or against the MongoDB of MONGODB_URL.`

const folder = process.env.MONGODB_SPECIFICATIONS
if (folder === undefined) throw new Error(usage)

const tests = join(folder, 'source/crud/tests/unified')
const asked = process.argv[2] ?? ''
const files = (await readdir(tests)).filter((name) => name.endsWith('.json') && name.includes(asked)).toSorted()

const store = process.env.MONGODB_URL === undefined ? await startInMemoryMongo() : undefined
const url = store?.url ?? process.env.MONGODB_URL ?? ''
const admin = await new MongoClient(url).connect()
const { version } = (await admin.db('admin').command({ buildInfo: 1 })) as { version: string }

const results: Result[] = []
for (const file of files)
  results.push(
    ...(await runSuite(EJSON.parse(await readFile(join(tests, file), 'utf8')) as Suite, { url, version, admin })),
  )

const say = (line: string) => process.stdout.write(`${line}\n`)
for (const { name, outcome, reason } of results) if (reason !== undefined) say(`${outcome}  ${name}\n        ${reason}`)
const outcomes = ['passed', 'failed', 'not served', 'not for this server', 'not run here'] as const
say(
  `MongoDB ${version}: ${outcomes.map((wanted) => `${results.filter(({ outcome }) => outcome === wanted).length} ${wanted}`).join(', ')}`,
)
await admin.close()
await store?.close()
