import { BSONRegExp } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, isEmbedded, useDatabase } from './store-under-test.ts'

const store = useDatabase()
const many = 60_000

describe('a command that fails', () => {
  it('fails alone: the next one is answered', async () => {
    expect(await codeOf(store.db.collection('one').findOne({ $foo: 1 }))).toBe(2)
    expect(await store.db.command({ ping: 1 })).toMatchObject({ ok: 1 })
  })
})

describe('a read that exceeds its time limit', () => {
  beforeAll(async () => {
    const documents = Array.from({ length: many }, (_, n) => ({ n, words: `home ${n} of ${many}` }))
    await store.db.collection('many').insertMany(documents)
  })
  afterAll(() => store.db.collection('many').drop())

  const nothing = { words: { $regex: 'nothing$' } }
  it.each([
    ['find', () => store.db.collection('many').find(nothing, { maxTimeMS: 1 }).toArray()],
    ['count', () => store.db.collection('many').countDocuments(nothing, { maxTimeMS: 1 })],
    ['distinct', () => store.db.collection('many').distinct('words', nothing, { maxTimeMS: 1 })],
    ['sort', () => store.db.collection('many').find({}, { maxTimeMS: 1 }).sort({ words: -1 }).toArray()],
  ])('is ended by MaxTimeMSExpired: %s', async (_, read) => {
    expect(await codeOf(read())).toBe(50)
  })

  it('is not ended within its limit', async () => {
    expect(await store.db.collection('many').countDocuments(nothing, { maxTimeMS: 20_000 })).toBe(0)
  })

  it.runIf(isEmbedded)('an invalid limit is refused', async () => {
    expect(await codeOf(store.db.command({ find: 'many', maxTimeMS: -1 }))).toBe(2)
  })
})

describe.runIf(isEmbedded)('a pattern', () => {
  const text = `${'a'.repeat(5_000)}!`
  beforeAll(() => store.db.collection('text').insertOne({ text }))

  it.each(['^(a+)+$', '^a|b', '.*a.*a.*a.*b', 'a{2}', 'a?', '(a)', 'a\\1', '[z-a]', '[a'])(
    'that could take too long is refused: %s',
    async (pattern) => {
      const find = (options: string) => store.db.collection('text').findOne({ text: new BSONRegExp(pattern, options) })
      expect(await codeOf(find(''))).toBe(2)
      expect(await codeOf(find('i'))).toBe(2)
    },
  )

  it.each(['a!$', '^a.a', '[(a+)+]', 'a\\!', '[^b\\]]a', '\\w\\W$'])(
    'that is quick is matched: %s',
    async (pattern) => {
      expect(await store.db.collection('text').countDocuments({ text: { $regex: pattern } })).toBe(1)
    },
  )
})
