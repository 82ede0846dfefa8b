import { startInMemoryMongo } from '@verandah/embedded-mongo'
import mongoose, { Schema } from 'mongoose'
import { expect, it } from 'vitest'
import { isOutage, translateOutage } from './is-outage.ts'

const connectHastily = async () => {
  const server = await startInMemoryMongo()
  const options = { serverSelectionTimeoutMS: 1_000, bufferTimeoutMS: 1_000, autoCreate: false, autoIndex: false }
  const connection = await mongoose.createConnection(server.url, options).asPromise()
  const model = connection.model('things', new Schema({ _id: String, n: Number }))
  return { server, connection, model }
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('recognises an unreachable store, in the driver and in Mongoose’s buffer', async () => {
  const { server, connection, model } = await connectHastily()
  await model.create({ _id: 'a', n: 1 })
  await server.close()
  const works = [
    connection.getClient().db().command({ ping: 1 }),
    model.exists({ _id: 'a' }),
    model.updateOne({ _id: 'a' }, { n: 2 }),
    model.bulkWrite([{ updateOne: { filter: { _id: 'a' }, update: { n: 2 } } }], { ordered: false }),
    model.bulkWrite([{ updateOne: { filter: { _id: 'a' }, update: { n: 2 } } }]),
    model.insertMany([{ _id: 'b', n: 2 }]),
  ]
  const failures = await Promise.all(works.map(failureOf))
  await connection.close()
  expect(failures.map(isOutage), String(failures)).toEqual(works.map(() => true))
  expect(await failureOf(model.exists({ _id: 'a' })).then(isOutage)).toBe(true)
})

it.each([
  ['a server that is going down', { message: 'shutting down', code: 91 }],
  ['one that goes down in the middle of a bulk', { message: 'bulk', writeErrors: [{ code: 11000 }, { code: 11600 }] }],
  ['a bulk whose connection broke', new mongoose.mongo.MongoNetworkError('connection closed')],
])('recognises %s', (_, answer) => {
  expect(isOutage(new mongoose.mongo.MongoServerError(answer))).toBe(true)
})

it('recognises a server that is leaving or whose disk is full, and no other code', () => {
  const failure = (code: number) => new mongoose.mongo.MongoServerError({ message: 'shutting down', code })
  const leaving = [6, 7, 89, 91, 189, 9001, 10058, 10107, 11600, 11602, 13435, 13436, 14031]
  expect([...leaving, 90, 11000, 13437].filter((code) => isOutage(failure(code)))).toEqual(leaving)
})

it('recognises a timeout in Mongoose’s buffer', () => {
  expect(isOutage(new mongoose.Error('Operation `homes.findOne()` buffering timed out after 1000ms'))).toBe(true)
  expect(isOutage(new mongoose.Error('another'))).toBe(false)
})

it('maps an outage to a known error, and returns any other error unchanged', () => {
  const away = new mongoose.mongo.MongoNetworkError('a secret host')
  expect(translateOutage(away)).toMatchObject({ kind: 'unavailable', cause: away })
  const other = new Error('other')
  expect(translateOutage(other)).toBe(other)
})

it('treats no failure as an outage that the store itself reports', async () => {
  const { server, connection, model } = await connectHastily()
  await model.create({ _id: 'a', n: 1 })
  const failures = [
    await failureOf(model.create({ _id: 'a', n: 2 })),
    await failureOf(model.create({ _id: 'b', n: 'many' as never })),
    new Error('buffering timed out'),
  ]
  await connection.close()
  await server.close()
  expect(failures).not.toContain(undefined)
  expect(failures.map(isOutage)).toEqual([false, false, false])
})
