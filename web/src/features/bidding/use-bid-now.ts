import { leastHomePrice, type PropertySnapshot, type WalkAway } from '@verandah/contracts'
import { useState } from 'react'
import { currentBid } from '@/lib/storage/local.ts'

export const bidSteps = [1_000, 5_000, 10_000] as const
const usualStep = 5_000

type Home = Pick<PropertySnapshot, 'id' | 'price' | 'priceFrom' | 'priceTo'>

/**
 * The bid in the room and the step, kept on the device. Starts at the lower end of a shown price, else at the walk-away
 * price, else empty.
 */
export function useBidNow(home: Home, walkAway: WalkAway | null) {
  const [kept, setKept] = useState(() => keptFor(home.id))
  const start = home.priceFrom ?? home.price ?? home.priceTo ?? walkAway?.price ?? null
  const { bid, step } = { bid: kept.bid ?? start, step: kept.step }
  const keep = (changed: Partial<typeof kept>) => {
    const next = { ...kept, bid, ...changed }
    setKept(next)
    currentBid.write({ propertyId: home.id, ...next })
  }
  return {
    bid,
    step,
    setBid: (next: number) => keep({ bid: next }),
    setStep: (next: number) => keep({ step: next }),
    up: () => keep({ bid: (bid ?? 0) + step }),
    down: () => keep({ bid: Math.max(leastHomePrice, (bid ?? 0) - step) }),
    canGoDown: bid !== null && bid > leastHomePrice,
  }
}

const keptFor = (propertyId: string): { bid: number | null; step: number } => {
  const { propertyId: ofHome, bid = null, step = usualStep } = currentBid.read() ?? {}
  return ofHome === propertyId ? { bid, step } : { bid: null, step: usualStep }
}
