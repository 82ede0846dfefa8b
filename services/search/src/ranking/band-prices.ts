import type { KeptHome } from '@verandah/contracts'
import type { Step } from '@verandah/kit'
import { reachOf } from '@verandah/listing-providers/listing'

/** Earlier builds filtered by the exact hidden price. */
export const bandPrices: Step = {
  number: 2,
  describe: 'filters homes whose price is hidden by the middle of its band',
  run: async (collection) => {
    const hidden = collection.find({ 'home.hiddenPrice': { $type: 'number' } })
    for await (const { _id, home } of hidden) {
      const { least, most } = reachOf(home as KeptHome)
      await collection.updateOne({ _id }, { $set: { priceLeast: least, priceMost: most, isRescoreDue: true } })
    }
  },
}
