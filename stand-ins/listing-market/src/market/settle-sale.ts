import type { Home, SalesCampaign } from './home.ts'
import { randomOf } from './random.ts'

/** How a sold home was sold. */
export interface Settled {
  soldAud: number
  /** Some buyers and sellers keep the price to themselves; no provider may show it. */
  isPriceShown: boolean
  method: 'at-auction' | 'before-auction' | 'after-auction' | 'private-treaty'
}

const stepAud = 1_000

/** The same at every provider. At auctions most homes sell above their guide, by private treaty around it. */
export function settleSale({ id, valueAud, campaign }: Home): Settled {
  const random = randomOf('settled', id)
  const percent = campaign.auction === undefined ? random.between(-6, 6) : random.between(-2, 17)
  return {
    soldAud: Math.round((valueAud * (1 + percent / 100)) / stepAud) * stepAud,
    isPriceShown: randomOf('sold', id).chance(0.8),
    method: methodOf(campaign),
  }
}

const methodOf = ({ auction, endDay }: SalesCampaign): Settled['method'] => {
  if (auction === undefined) return 'private-treaty'
  if (endDay <= auction.day) return 'before-auction'
  return endDay === auction.day + 1 ? 'at-auction' : 'after-auction'
}
