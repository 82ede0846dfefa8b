import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock } from '@verandah/kit'
import { expect, it } from 'vitest'
import { fetchReply } from './fetch-reply.ts'
import { ProviderUnreadable } from './provider-failures.ts'

const ask = async (body: string) => {
  const server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    return await fetchReply(`http://127.0.0.1:${port}`, {}, { clock: systemClock, reasonHeaders: [] })
  } finally {
    server.close()
  }
}

it('a reply is read when its body is asked for, once: a digest like a known one needs no reading', async () => {
  const reply = await ask('{"price":"à $1m"}')
  expect(reply.body).toEqual({ price: 'à $1m' })
  expect(reply.body).toBe(reply.body)
  const unreadable = await ask('<html>')
  expect(unreadable.digest).toBeTruthy()
  expect(() => unreadable.body).toThrow(ProviderUnreadable)
})

it('equal replies have equal digests, others have not', async () => {
  const digests = [await ask('[1]'), await ask('[1]'), await ask('[2]')].map(({ digest }) => digest)
  expect(new Set(digests).size).toBe(2)
  expect(digests[0]).toBe(digests[1])
})

it('an empty reply has no body', async () => {
  expect((await ask(' ')).body).toBeUndefined()
})
