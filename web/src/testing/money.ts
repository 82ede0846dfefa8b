import type { BuyersMoney, HomeBuyer } from '@verandah/contracts'

const firstBuyer: HomeBuyer = { residency: 'citizen', ownedIn: [], ownedInFiveYears: false, willLiveThere: true }

/** Enough to compute what homes cost. */
export const enoughMoney: BuyersMoney = { buyers: [firstBuyer], deposit: { percent: 20 } }
