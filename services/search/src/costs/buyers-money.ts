import { BuyersMoney } from '@verandah/contracts'
import { defineSchema, Json, requiredDate, type Clock, type Store } from '@verandah/kit'

interface MoneyDoc {
  /** The user's id. */
  _id: string
  money: BuyersMoney
  savedAt: Date
}

/** The `buyers_money` collection: what each user says of their money. In no event and no log. */
export const createBuyersMoney = ({ store, clock }: { store: Store; clock: Clock }) => {
  const schema = defineSchema<MoneyDoc>({
    _id: String,
    money: { type: Json, contract: BuyersMoney, required: true },
    savedAt: requiredDate,
  })
  const model = store.collection('buyers_money', schema)
  return {
    of: async (userId: string): Promise<BuyersMoney> =>
      (await model.findOne({ _id: userId }).lean<MoneyDoc>())?.money ?? {},
    save: async (userId: string, money: BuyersMoney): Promise<void> => {
      await model.updateOne({ _id: userId }, { $set: { money, savedAt: clock.now() } }, { upsert: true })
    },
    /** Changes with the money, for ETags. */
    changedAt: async (userId: string): Promise<number> =>
      (await model.findOne({ _id: userId }, { savedAt: 1 }).lean<Pick<MoneyDoc, 'savedAt'>>())?.savedAt.getTime() ?? 0,
    forget: async (userId: string): Promise<number> => (await model.deleteOne({ _id: userId })).deletedCount,
  }
}
