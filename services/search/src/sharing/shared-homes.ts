import { randomBytes } from 'node:crypto'
import { defineSchema, required, type Store, unlessTaken, forgetIn } from '@verandah/kit'

interface SharedHomeDoc {
  /** `userId:propertyId`, so that a home has one link per buyer. */
  _id: string
  userId: string
  propertyId: string
  /** 128 random bits in hexadecimal, which no chat program cuts from the end of a link. */
  token: string
  createdAt: Date
}

const sharedHomeSchema = () => {
  const schema = defineSchema<SharedHomeDoc>({
    _id: String,
    userId: required.string,
    propertyId: required.string,
    token: required.string,
    createdAt: required.date,
  })
  schema.index({ token: 1 }, { unique: true })
  schema.index({ userId: 1 })
  return schema
}

/**
 * The `shared_homes` collection: links to homes that buyers shared. Tokens are stored as they are: a token shows
 * less than the store that holds it, and its buyer can copy it again.
 */
export function createSharedHomes({ store }: { store: Store }) {
  const model = store.collection('shared_homes', sharedHomeSchema())

  return {
    /** The token of this buyer and home: this one, or one made concurrently. */
    tokenOf: async (userId: string, propertyId: string, createdAt: Date): Promise<string> => {
      const _id = `${userId}:${propertyId}`
      const known = await model.findOne({ _id }).lean<SharedHomeDoc>()
      if (known) return known.token
      const token = randomBytes(16).toString('hex')
      await unlessTaken(model.create({ _id, userId, propertyId, token, createdAt }))
      return (await model.findOne({ _id }).lean<SharedHomeDoc>())?.token ?? token
    },
    find: async (userId: string, propertyId: string): Promise<string | null> =>
      (await model.findOne({ _id: `${userId}:${propertyId}`, userId }).lean<SharedHomeDoc>())?.token ?? null,
    homeOf: async (token: string): Promise<string | null> =>
      (await model.findOne({ token }).lean<SharedHomeDoc>())?.propertyId ?? null,
    /** False when this buyer has no link to the home. */
    end: async (userId: string, propertyId: string): Promise<boolean> =>
      (await model.deleteOne({ _id: `${userId}:${propertyId}`, userId })).deletedCount === 1,
    listOf: (userId: string) => model.find({ userId }).sort({ createdAt: 1 }).lean<SharedHomeDoc[]>(),
    forget: forgetIn(model),
  }
}

export type SharedHomes = ReturnType<typeof createSharedHomes>
