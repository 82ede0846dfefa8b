import mongoose, { Schema } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { useMongoose } from './store-under-test.ts'

const store = useMongoose()

const agentSchema = new Schema({ name: { type: String, required: true } })
const homeSchema = new Schema(
  {
    key: { type: String, required: true },
    price: Number,
    agent: { type: Schema.Types.ObjectId, ref: 'Agent' },
    notes: [{ text: String, by: String }],
    details: { type: Map, of: String },
  },
  { timestamps: true, optimisticConcurrency: true },
)
homeSchema.index({ key: 1 }, { unique: true })
homeSchema.index({ price: -1, _id: 1 })

const models = async () => {
  const Agent = store.connection.models.Agent ?? store.connection.model('Agent', agentSchema)
  const Home = store.connection.model('Home', homeSchema, 'homes', { overwriteModels: true })
  await Promise.all([Agent.init(), Home.init(), Home.createIndexes()])
  await Home.deleteMany({})
  return { Agent, Home }
}

describe('Mongoose', () => {
  it('builds the indexes of a schema, and finds them in sync', async () => {
    const { Home } = await models()
    expect((await Home.listIndexes()).map(({ name }) => String(name))).toEqual(['_id_', 'key_1', 'price_-1__id_1'])
    expect(await Home.diffIndexes()).toEqual({ toDrop: [], toCreate: [] })
  })

  it('saves, finds lean, and populates', async () => {
    const { Agent, Home } = await models()
    const agent = await Agent.create({ name: 'Ada' })
    await Home.create({
      key: 'a',
      price: 5,
      agent: agent!._id,
      notes: [{ text: 'hello', by: 'me' }],
      details: new Map([['x', 'y']]),
    })
    const found = await Home.findOne({ key: 'a' }).populate<{ agent: { name: string } }>('agent').orFail()
    expect(found.agent.name).toBe('Ada')
    expect(found.details?.get('x')).toBe('y')
    expect(found.createdAt).toBeInstanceOf(Date)
    const lean = await Home.findOne({ 'notes.by': 'me' }).lean()
    expect(lean?.notes[0]).toMatchObject({ text: 'hello' })
  })

  it('detects a concurrent save of the document', async () => {
    const { Home } = await models()
    await Home.create({ key: 'raced', price: 1 })
    const [mine, theirs] = await Promise.all([
      Home.findOne({ key: 'raced' }).orFail(),
      Home.findOne({ key: 'raced' }).orFail(),
    ])
    theirs.price = 2
    await theirs.save()
    mine.price = 3
    await expect(mine.save()).rejects.toBeInstanceOf(mongoose.Error.VersionError)
  })

  it('saves changed arrays of a document', async () => {
    const { Home } = await models()
    const home = await Home.create({ key: 'arrays', notes: [{ text: 'one' }, { text: 'two' }] })
    home.notes.push({ text: 'three' })
    home.notes.pull(home.notes[0])
    await home.save()
    expect((await Home.findOne({ key: 'arrays' }).lean())?.notes.map(({ text }) => text)).toEqual(['two', 'three'])
  })
})

describe('Mongoose models', () => {
  it('upsert, bulk write, count and page', async () => {
    const { Home } = await models()
    const options = { upsert: true, returnDocument: 'after' } as const
    const made = await Home.findOneAndUpdate({ key: 'u' }, { $set: { price: 1 }, $setOnInsert: { notes: [] } }, options)
    expect(made).toMatchObject({ key: 'u', price: 1 })
    await Home.bulkWrite(
      Array.from({ length: 50 }, (_, n) => ({
        updateOne: { filter: { key: `k${n}` }, update: { $set: { price: n } }, upsert: true },
      })),
    )
    expect(await Home.countDocuments({ price: { $gte: 40 } })).toBe(10)
    expect(await Home.estimatedDocumentCount()).toBe(51)
    const page = await Home.find({ price: { $lt: 40 } })
      .sort({ price: -1, _id: 1 })
      .skip(2)
      .limit(3)
      .select('price -_id')
      .lean()
    expect(page).toEqual([{ price: 37 }, { price: 36 }, { price: 35 }])
    let streamed = 0
    for await (const _home of Home.find().cursor({ batchSize: 7 })) streamed += 1
    expect(streamed).toBe(51)
  })

  it('report a duplicate key', async () => {
    const { Home } = await models()
    await Home.create({ key: 'dup' })
    await expect(Home.create({ key: 'dup' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { key: 1 },
      keyValue: { key: 'dup' },
    })
  })
})
