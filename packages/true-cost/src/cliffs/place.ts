import type { Purchase } from '../input.ts'
import { type Cents, dollars } from '../money.ts'
import type { Cliff } from '../result.ts'

export type Place = Pick<Cliff, 'atCents' | 'side' | 'isInsideRange'>

/** Where a step is whose last lower price is `below`: after a round price or from one on. */
export function placeOf(below: Cents, { price }: Purchase): Place {
  const isRound = below % 100 === 0
  return {
    atCents: isRound ? below : below + 1,
    side: isRound ? 'above' : 'from',
    isInsideRange: price !== null && price.from <= below && below < price.to,
  }
}

/** "Above $550,000". */
export function placeText({ side, atCents }: Place): string {
  return `${side === 'above' ? 'Above' : 'From'} ${dollars(atCents)}`
}
