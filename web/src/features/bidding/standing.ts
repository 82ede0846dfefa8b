import { moneyText } from '@verandah/contracts'

export type Standing = 'below' | 'near' | 'at' | 'over'

export interface Stand {
  standing: Standing
  /** "$22,000 below". */
  words: string
}

/** How far a bid is from the walk-away price. `near`: the next step goes past it. */
export function standOf(bid: number, stop: number, step: number): Stand {
  const left = stop - bid
  if (left < 0) return { standing: 'over', words: `${moneyText(-left)} over` }
  if (left === 0) return { standing: 'at', words: 'This is your limit' }
  if (left >= step) return { standing: 'below', words: `${moneyText(left)} below` }
  return { standing: 'near', words: `${moneyText(left)} below. ${moneyText(step)} more goes past it` }
}
