import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { MongoClient } from 'mongodb'
import { afterAll, describe, expect, it } from 'vitest'
import { addIndex, codeOf } from './store-under-test.ts'

const SEED = 20_261
const WRITERS = 50
const WRITES_OF_EACH = 20
const WRITES_IN_A_ROUND = WRITERS * WRITES_OF_EACH

const directory = mkdtempSync(join(tmpdir(), 'embedded-mongo-kill-'))
const children = new Set<ChildProcess>()

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

const startServer = async (): Promise<{ server: ChildProcess; url: string }> => {
  const script = fileURLToPath(new URL('../src/serve.ts', import.meta.url))
  const args = ['--import', 'tsx', script, '--path', join(directory, 'data'), '--port', '0']
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.add(server)
  server.once('exit', () => children.delete(server))
  const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string]
  return { server, url: line.replace('listening on ', '') }
}

const stop = async (server: ChildProcess, signal: NodeJS.Signals): Promise<unknown> => {
  const ended = once(server, 'exit')
  server.kill(signal)
  return (await ended)[0]
}

/** Park and Miller's generator: the same kills for the same seed. */
const createRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const random = createRandom(SEED)
/** The write of each round after which the server is killed. */
const KILLS = Array.from({ length: 20 }, (_, round) => ({
  round,
  last: Math.floor(WRITES_IN_A_ROUND * (0.05 + 0.9 * random())),
}))
/** A tenth of them by `VERIFY_SLICE`; all if it is `all` or not set. */
const SLICE = process.env.VERIFY_SLICE ?? 'all'
const KILLS_IN_TURN = KILLS.filter(({ round }) => SLICE === 'all' || round % 10 === Number(SLICE))

/** Acknowledged writes, as recorded by this process, which is not killed. */
interface Acknowledged {
  readonly inserts: Set<string>
  readonly counters: Map<string, number>
}

interface Insert {
  readonly _id: string
  readonly key: string
  readonly left: number
  readonly filler: string
  readonly right: number
}

interface Counter {
  readonly _id: string
  readonly value: number
  readonly list: string[]
}

const collectionsOf = (client: MongoClient) => ({
  inserts: client.db('kill').collection<Insert>('inserts'),
  counters: client.db('kill').collection<Counter>('counters'),
})

/** 50 concurrent writers, alternating inserts and updates, until the server is gone. */
const writeUntilKilled = async (
  url: string,
  round: number,
  acknowledged: Acknowledged,
  onWrite: (count: number) => void,
) => {
  const client = await new MongoClient(url, { serverSelectionTimeoutMS: 200 }).connect()
  const { inserts, counters } = collectionsOf(client)
  let count = 0
  const write = async (writer: number) => {
    for (let n = 0; n < WRITES_OF_EACH; n += 2) {
      const _id = `${round}:${writer}:${n}`
      await inserts.insertOne({ _id, key: _id, left: n, filler: 'x'.repeat(300), right: n })
      acknowledged.inserts.add(_id)
      onWrite((count += 1))
      const update = { $inc: { value: 1 }, $push: { list: _id } }
      const counter = await counters.findOneAndUpdate({ _id: `w${writer}` }, update, {
        upsert: true,
        returnDocument: 'after',
      })
      acknowledged.counters.set(`w${writer}`, counter!.value)
      onWrite((count += 1))
    }
  }
  await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  await client.close(true)
  return count
}

const findFaults = async (url: string, acknowledged: Acknowledged): Promise<string[]> => {
  const client = await new MongoClient(url).connect()
  const collections = collectionsOf(client)
  const inserts = await collections.inserts.find().toArray()
  const counters = await collections.counters.find().toArray()
  const known = new Set(inserts.map(({ _id }) => _id))
  const values = new Map(counters.map(({ _id, value }) => [_id, value]))
  const isTorn = ({ _id, key, left, right, filler }: Insert) => key !== _id || left !== right || filler.length !== 300
  const isHalfUpdated = ({ value, list }: Counter) => list.length !== value || new Set(list).size !== value
  const clash = { ...inserts[0]!, _id: 'another' }
  const code = await codeOf(collections.inserts.insertOne(clash))
  await client.close()
  return [
    ...[...acknowledged.inserts].filter((id) => !known.has(id)).map((id) => `${id} is lost`),
    ...[...acknowledged.counters]
      .filter(([id, value]) => (values.get(id) ?? 0) < value)
      .map(([id]) => `an update of ${id} is lost`),
    ...inserts.filter(isTorn).map(({ _id }) => `${_id} is half written`),
    ...counters.filter(isHalfUpdated).map(({ _id }) => `${_id} is half updated`),
    ...(code === 11000 ? [] : ['the unique index did not come back']),
  ]
}

describe('durability', () => {
  it(
    `loses nothing that was acknowledged in ${KILLS_IN_TURN.length} rounds of kill -9`,
    { timeout: 240_000 },
    async () => {
      const acknowledged: Acknowledged = { inserts: new Set(), counters: new Map() }
      let interrupted = 0
      let { server, url } = await startServer()
      const client = await new MongoClient(url).connect()
      await addIndex(client.db('kill').collection('inserts'), { key: 1 }, { unique: true })
      await client.close()
      for (const { round, last } of KILLS_IN_TURN) {
        const ended = once(server, 'exit')
        const written = await writeUntilKilled(url, round, acknowledged, (count) => {
          if (count === last) server.kill('SIGKILL')
        })
        await ended
        if (written < WRITES_IN_A_ROUND) interrupted += 1
        ;({ server, url } = await startServer())
        expect(await findFaults(url, acknowledged)).toEqual([])
      }
      expect(await stop(server, 'SIGTERM')).toBe(0)
      expect(interrupted).toBe(KILLS_IN_TURN.length)
      expect(acknowledged.inserts.size).toBeGreaterThan((KILLS_IN_TURN.length * WRITES_IN_A_ROUND) / 10)
    },
  )
})
