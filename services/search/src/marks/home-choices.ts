import { choicesKept, type HomeChoice } from '@verandah/contracts'
import { defineSchema, required, type Store, notFound, type Clock, type Handler, forgetIn } from '@verandah/kit'
import { demandHome, type Properties } from '../homes/properties.ts'

interface ChoiceDoc extends HomeChoice {
  /** The user's id and both homes' ids, in order. */
  _id: string
  userId: string
  chosenAt: Date
}

const choiceSchema = () => {
  const schema = defineSchema<ChoiceDoc>({
    _id: String,
    userId: required.string,
    better: required.string,
    worse: required.string,
    chosenAt: required.date,
  })
  schema.index({ userId: 1, chosenAt: -1 })
  return schema
}

const idOf = (userId: string, homes: readonly [string, string]) => [userId, ...homes.toSorted()].join(' ')

/** The `home_choices` collection: which of two homes a buyer would rather see. */
export function createHomeChoices({ store }: { store: Store }) {
  const model = store.collection('home_choices', choiceSchema())
  const listOf = (userId: string) => model.find({ userId }).sort({ chosenAt: -1, _id: 1 })
  return {
    /** The last answer first. */
    listOf: (userId: string) => listOf(userId).limit(choicesKept).lean<ChoiceDoc[]>(),
    /** Replaces an earlier answer on the same homes, and lets go of the oldest beyond those that are kept. */
    keep: async (userId: string, { better, worse }: HomeChoice, chosenAt: Date): Promise<void> => {
      const _id = idOf(userId, [better, worse])
      await model.updateOne({ _id }, { $set: { userId, better, worse, chosenAt } }, { upsert: true })
      const beyond = await listOf(userId).skip(choicesKept).select({ _id: 1 }).lean<Pick<ChoiceDoc, '_id'>[]>()
      if (beyond.length > 0) await model.deleteMany({ _id: { $in: beyond.map((one) => one._id) } })
    },
    takeBack: async (userId: string, homes: readonly [string, string]): Promise<boolean> =>
      (await model.deleteOne({ _id: idOf(userId, homes) })).deletedCount > 0,
    forget: forgetIn(model),
  }
}

interface Deps {
  homeChoices: ReturnType<typeof createHomeChoices>
  properties: Properties
  clock: Clock
}

export const listHomeChoices =
  ({ homeChoices }: Deps): Handler<'listHomeChoices'> =>
  async ({ caller }) =>
    (await homeChoices.listOf(caller.sub)).map(({ better, worse, chosenAt }) => {
      return { better, worse, chosenAt: chosenAt.toISOString() }
    })

/** Throws `not-found` as reading either home does. */
export const keepHomeChoice =
  ({ homeChoices, properties, clock }: Deps): Handler<'keepHomeChoice'> =>
  async ({ caller, body }) => {
    await demandHome(properties, caller.sub, body.better)
    await demandHome(properties, caller.sub, body.worse)
    await homeChoices.keep(caller.sub, body, clock.now())
  }

/** Throws `not-found` where there is no answer. */
export const takeBackHomeChoice =
  ({ homeChoices }: Deps): Handler<'takeBackHomeChoice'> =>
  async ({ caller, params: { one, other } }) => {
    if (!(await homeChoices.takeBack(caller.sub, [one, other]))) throw notFound()
  }
