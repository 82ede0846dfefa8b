import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Blobs } from '../blobs.ts'

/** The contract of every place for blobs. `blobs` returns the adapter under test, which tests share. */
export function describeBlobs(name: string, blobs: () => Blobs): void {
  describe(name, () => {
    describeBytes(blobs)
    describeListing(blobs)
    describeKeys(blobs)
  })
}

const fresh = (name = 'photo') => `${randomUUID()}/${name}`
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))
const listed = async (blobs: Blobs, prefix: string) => {
  const entries = []
  for await (const entry of blobs.list(prefix)) entries.push(entry)
  return entries
}
const read = async (blobs: Blobs, key: string) => {
  const found = await blobs.get(key)
  return found === null ? null : Buffer.from(found).toString()
}

const describeBytes = (blobs: () => Blobs) =>
  describe('bytes', () => {
    it('are there once they are put, as they were, whatever becomes of the array', async () => {
      const key = fresh()
      expect(await blobs().get(key)).toBeNull()
      const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
      await blobs().put(key, bytes)
      bytes.fill(0)
      const first = await blobs().get(key)
      expect([...(first ?? [])]).toEqual(Array.from({ length: 256 }, (_, byte) => byte))
      first?.fill(1)
      expect((await blobs().get(key))?.[255]).toBe(255)
    })

    it('may be none, or the largest document', async () => {
      const empty = fresh()
      await blobs().put(empty, new Uint8Array())
      expect(await blobs().get(empty)).toHaveLength(0)
      const large = fresh('contract.pdf')
      const bytes = Buffer.alloc(16 * 1024 * 1024, 'a clause, ')
      await blobs().put(large, bytes)
      expect(bytes.equals((await blobs().get(large)) ?? Buffer.alloc(0))).toBe(true)
      await blobs().delete(large)
    })

    it('are replaced as a whole', async () => {
      const key = fresh()
      await blobs().put(key, bytesOf('the former, which is longer'))
      await blobs().put(key, bytesOf('the latter'))
      expect(await read(blobs(), key)).toBe('the latter')
    })

    it('of several writers of one key are those of one of them', async () => {
      const key = fresh()
      const texts = Array.from({ length: 8 }, (_, writer) => `${writer}`.repeat(50_000))
      await Promise.all(texts.map((text) => blobs().put(key, bytesOf(text))))
      expect(texts).toContain(await read(blobs(), key))
    })

    it('are gone once they are deleted, and a second time does no harm', async () => {
      const key = fresh()
      const beside = key.replace('photo', 'photo2')
      await blobs().put(key, bytesOf('a photo'))
      await blobs().put(beside, bytesOf('another'))
      await blobs().delete(key)
      await blobs().delete(key)
      expect(await blobs().get(key)).toBeNull()
      expect(await read(blobs(), beside)).toBe('another')
    })

    it('are kept while the last ones beside them are deleted', async () => {
      const home = fresh('home')
      const putAndDelete = async (key: string, bytes: number) => {
        for (let round = 0; round < 40; round += 1) {
          await blobs().put(key, new Uint8Array(round % 3 === 0 ? bytes * 40 : bytes))
          await blobs().delete(key)
        }
      }
      await Promise.all([0, 1, 2, 3, 4].map((at) => putAndDelete(`${home}/${at}`, at * 3_000)))
      expect(await listed(blobs(), home)).toEqual([])
    })
  })

const describeListing = (blobs: () => Blobs) =>
  describe('a listing', () => {
    const keysUnder = async (prefix: string) => (await listed(blobs(), prefix)).map(({ key }) => key)

    it('has everything that begins with the prefix, and nothing else', async () => {
      const user = randomUUID()
      const keys = Array.from({ length: 25 }, (_, at) => `${user}/home-${at}/photo`)
      for (const key of [...keys, `${user}2/home-1/photo`]) await blobs().put(key, bytesOf(key))
      expect((await keysUnder(`${user}/`)).sort()).toEqual(keys.toSorted())
      expect((await keysUnder(`${user}/home-1/`)).sort()).toEqual([`${user}/home-1/photo`])
      const ofTeens = keys.filter((key) => key.startsWith(`${user}/home-1`))
      expect((await keysUnder(`${user}/home-1`)).sort()).toEqual(ofTeens.toSorted())
      expect(await keysUnder(keys[3]!)).toEqual([keys[3]])
      expect(await keysUnder(`${user}/nothing/`)).toEqual([])
      expect(await keysUnder('')).toEqual(expect.arrayContaining(keys))
    })

    it('says the size and the time of each', async () => {
      const key = fresh()
      await blobs().put(key, bytesOf('sixteen in all..'))
      const [entry] = await listed(blobs(), key)
      expect(entry).toMatchObject({ key, bytes: 16 })
      expect(Math.abs(Number(entry?.modifiedAt) - Date.now())).toBeLessThan(60_000)
    })
  })

const describeKeys = (blobs: () => Blobs) =>
  describe('a key', () => {
    it('may use every character of the grammar', async () => {
      const key = `${randomUUID()}/Az09_-/a.b..c-_.JPG`
      await blobs().put(key, bytesOf('named'))
      expect(await read(blobs(), key)).toBe('named')
      expect(await listed(blobs(), key)).toHaveLength(1)
    })

    const tooLong = 'a'.repeat(129)
    const wrong = [
      '',
      '/',
      '/a',
      'a/',
      'a//b',
      '.',
      '..',
      '../a',
      'a/../b',
      'a/..',
      '.a',
      'a/.b',
      'a b',
      'a\\b',
      'ä',
      'a\n',
    ]
    it.each([...wrong, 'a\0b', 'a?b', 'a%2Fb', tooLong, `${'a/'.repeat(256)}b`])('%j is refused', async (key) => {
      await expect(blobs().put(key, bytesOf('a'))).rejects.toThrow(TypeError)
      await expect(blobs().get(key)).rejects.toThrow(TypeError)
      await expect(blobs().delete(key)).rejects.toThrow(TypeError)
      if (key !== '' && key !== 'a/') await expect(listed(blobs(), key)).rejects.toThrow(TypeError)
    })
  })
