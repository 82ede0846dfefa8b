import { connect } from 'node:net'
import { once } from 'node:events'
import { serialize } from 'bson'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startInMemoryMongo, type EmbeddedMongo } from '../src/index.ts'

let server: EmbeddedMongo
beforeAll(async () => {
  server = await startInMemoryMongo()
})
afterAll(() => server.close())

/** Sends the bytes and returns the response until either side closed the connection. */
const send = async (bytes: Uint8Array): Promise<Buffer> => {
  const socket = connect(server.port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  socket.end(bytes)
  if (!socket.closed) await once(socket, 'close')
  return Buffer.concat(chunks)
}

const message = (opCode: number, payload: Uint8Array, length = payload.length + 16): Buffer => {
  const header = Buffer.alloc(16)
  header.writeInt32LE(length, 0)
  header.writeInt32LE(7, 4)
  header.writeInt32LE(opCode, 12)
  return Buffer.concat([header, payload])
}

const opMsg = (flags: number, ...sections: Uint8Array[]): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(flags)
  return message(2013, Buffer.concat([head, ...sections]))
}

const ping = Buffer.concat([Buffer.from([0]), serialize({ ping: 1, $db: 'admin' })])

const createRandom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const isAlive = async (): Promise<boolean> => {
  const client = await new MongoClient(server.url).connect()
  const { ok } = await client.db('admin').command({ ping: 1 })
  await client.close()
  return ok === 1
}

describe('malformed messages', () => {
  it('survives junk', async () => {
    const random = createRandom(4711)
    for (let round = 0; round < 150; round += 1)
      await send(Buffer.from(Array.from({ length: 1 + random(200) }, () => random(256))))
    expect(await isAlive()).toBe(true)
  })

  it('survives damaged commands', async () => {
    const random = createRandom(815)
    const insert = Buffer.concat([
      Buffer.from([0]),
      serialize({ insert: 'c', documents: [{ a: 'x', b: [1, { c: 2 }], d: new Date() }], $db: 'fuzz' }),
    ])
    for (let round = 0; round < 300; round += 1) {
      const bytes = Buffer.from(opMsg(0, insert))
      for (let hits = 1 + random(4); hits > 0; hits -= 1) bytes[16 + random(bytes.length - 16)] = random(256)
      await send(bytes)
    }
    expect(await isAlive()).toBe(true)
  })

  it.each([
    ['a length that is too long', message(2013, Buffer.alloc(4), 2_000_000_000)],
    ['a length that is too short', message(2013, Buffer.alloc(4), 3)],
    ['an unknown operation', message(1234, Buffer.alloc(20))],
    ['an unknown required flag', opMsg(1 << 5, ping)],
    ['no command', opMsg(0)],
    ['two commands', opMsg(0, ping, ping)],
    ['a section that is longer than the message', opMsg(0, Buffer.from([0, 99, 0, 0, 0]))],
    ['a checksum, which no driver sends', opMsg(1, ping, Buffer.from([1, 2, 3, 4]))],
  ])('closes the connection on %s', async (_name, bytes) => {
    expect((await send(bytes)).length).toBe(0)
    expect(await isAlive()).toBe(true)
  })

  it('answers an error to a document that nests too deep', async () => {
    const reply = await send(opMsg(0, Buffer.concat([Buffer.from([0]), deep(60_000)])))
    expect(reply.toString('latin1')).toContain('nested deeper than 180 levels')
    expect(await isAlive()).toBe(true)
  })

  it('answers nothing to a message that wants no reply', async () => {
    expect((await send(opMsg(2, ping))).length).toBe(0)
    expect((await send(opMsg(0, ping))).length).toBeGreaterThan(20)
  })

  it('answers the greeting of old drivers', async () => {
    const query = Buffer.concat([
      Buffer.alloc(4),
      Buffer.from('admin.$cmd\0'),
      Buffer.alloc(8),
      serialize({ ismaster: 1 }),
    ])
    const reply = await send(message(2004, query))
    expect(reply.readInt32LE(12)).toBe(1)
    expect(reply.toString('latin1')).toContain('maxWireVersion')
  })
})

/** Nested documents as raw bytes, each the only field of its parent. */
function deep(levels: number): Buffer {
  const head = Buffer.alloc(levels * 7 + 5)
  const tail = Buffer.alloc(levels)
  const total = head.length + tail.length
  for (let level = 0; level < levels; level += 1) {
    head.writeInt32LE(total - level * 8, level * 7)
    head.set([3, 97, 0], level * 7 + 4)
  }
  head.writeInt32LE(5, levels * 7)
  return Buffer.concat([head, tail])
}
