import type { Actor } from './actor.ts'
import type { TestedProduct } from './start-tested-product.ts'

/** What somebody keeps in the product, by id. */
export interface Things {
  readonly searchId: string
  /** A saved home, and one that is not. Homes belong to everybody. */
  readonly propertyId: string
  readonly sparePropertyId: string
  /** A home that they added themselves. */
  readonly ownHomeId: string
  readonly savedId: string
  readonly eventId: string
  readonly savedSearchId: string
  readonly noticeId: string
  readonly invoiceId: string
  readonly unsubscribeToken: string
  readonly mailId: string
  readonly weightsId: string
  readonly subscriptionId: string
  readonly feedToken: string
  readonly sessionId: string
  readonly securityEventId: string
}

/** Somebody with data in every service. */
export interface Member extends Actor {
  readonly things: Things
}

/** The product, and everybody in it. */
export interface World {
  readonly product: TestedProduct
  readonly owner: Member
  readonly other: Member
  readonly admin: Member
  readonly stranger: Actor
  /** An agency's, for its listings. */
  readonly feedToken: string
  /** An account of its own for a call that uses its caller up. */
  openFreshAccount(): Promise<Actor>
}

/** What betrays somebody: their own words, and the ids that only they know. Homes are everybody's. */
export const canariesOf = ({ canary, userId, things }: Member): string[] => {
  const { propertyId: _saved, sparePropertyId: _spare, ...ids } = things
  return [canary, userId, ...Object.values(ids)]
}
