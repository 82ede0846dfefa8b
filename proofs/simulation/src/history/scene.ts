import type { Buyer } from './buyer.ts'
import type { Circle } from './circle.ts'
import type { Limit } from './limits.ts'

/** Who acts, in which company, and the numbers that decide the details. */
export interface Scene {
  readonly buyer: Buyer
  readonly others: readonly Buyer[]
  readonly circle: Circle
  /** Of enquiries from the address of all buyers. */
  readonly enquiryLimit: Limit
  /** Names the step, in what it writes too. */
  readonly id: string
  readonly draws: readonly [number, number, number]
}

export type Deed = (scene: Scene) => Promise<unknown>

/** Acts on one of the buyer's saved homes, if there is one. */
export function onSaved(
  { buyer, draws }: Scene,
  change: (propertyId: string, recordId: string) => Promise<unknown>,
): Promise<unknown> {
  const chosen = pick(buyer.saved, draws[0])
  return chosen ? change(chosen[0], chosen[1].recordId) : Promise.resolve()
}

export function pick<Item>(items: Iterable<Item>, draw: number): Item | undefined {
  const all = [...items]
  return all[Math.floor(draw * all.length)]
}
