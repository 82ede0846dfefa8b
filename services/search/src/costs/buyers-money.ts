import type { BuyersMoney, ContractDetails, MoneyAnswers } from '@verandah/contracts'
import { defineSchema, Json, required, type Clock, type Store, forgetIn } from '@verandah/kit'

interface MoneyDoc {
  /** The user's id. */
  _id: string
  money?: MoneyAnswers
  /** By the home's id, which has no dots. */
  contracts?: Record<string, ContractDetails>
  savedAt: Date
}

/** The `buyers_money` collection: what each user says of their money and knows of contracts. In no event and no log. */
export function createBuyersMoney({ store, clock }: { store: Store; clock: Clock }) {
  const schema = defineSchema<MoneyDoc>({ _id: String, money: Json, contracts: Json, savedAt: required.date })
  const model = store.collection('buyers_money', schema)
  /** Sets a part of the document, or removes it where nothing is left of it; a document without parts goes. */
  const write = async (userId: string, part: string, value: MoneyAnswers | ContractDetails) => {
    const savedAt = clock.now()
    if (Object.keys(value).length > 0) {
      await model.updateOne({ _id: userId }, { $set: { [part]: value, savedAt } }, { upsert: true })
      return
    }
    await model.updateOne({ _id: userId }, { $unset: { [part]: 1 }, $set: { savedAt } })
    const nothing = [{ contracts: { $exists: false } }, { contracts: {} }]
    await model.deleteOne({ _id: userId, money: { $exists: false }, $or: nothing })
  }
  return {
    of: async (userId: string): Promise<BuyersMoney> => {
      const { money, contracts = {} } = (await model.findOne({ _id: userId }).lean<MoneyDoc>()) ?? {}
      return { ...money, ...(Object.keys(contracts).length > 0 && { contracts }) }
    },
    /** What the user said and shares, and when they said it; null where they share nothing. */
    sharedBy: async (userId: string): Promise<{ money: MoneyAnswers; at: Date } | null> => {
      const { money, savedAt } = (await model.findOne({ _id: userId, 'money.isShared': true }).lean<MoneyDoc>()) ?? {}
      return money && savedAt ? { money, at: savedAt } : null
    },
    save: (userId: string, money: MoneyAnswers) => write(userId, 'money', money),
    saveContract: (userId: string, homeId: string, details: ContractDetails) =>
      write(userId, `contracts.${homeId}`, details),
    /** Changes with the money, for ETags. */
    changedAt: async (userId: string): Promise<number> =>
      (await model.findOne({ _id: userId }, { savedAt: 1 }).lean<Pick<MoneyDoc, 'savedAt'>>())?.savedAt.getTime() ?? 0,
    forget: forgetIn(model, '_id'),
  }
}
