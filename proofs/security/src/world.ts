import type { Actor } from './actor.ts'
import type { TestedProduct } from './start-tested-product.ts'

/** A user's data in the product, by id. */
export interface Things {
  readonly searchId: string
  /** A saved home, and one that is not saved. Homes are shared by everyone. */
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

/** A user with data in every service. */
export interface Member extends Actor {
  readonly things: Things
}

/** The product and its users. */
export interface World {
  readonly product: TestedProduct
  readonly owner: Member
  readonly other: Member
  readonly admin: Member
  readonly stranger: Actor
  /** An agency's token for its listings. */
  readonly feedToken: string
  /** The report of that agency's first feed. */
  readonly feedReportId: string
  /** Opens a separate account for a call that uses up its caller. */
  openFreshAccount(): Promise<Actor>
}

/** What identifies a member: their own texts, and the ids that only they know. Homes are shared by everyone. */
export function canariesOf({ canary, userId, things }: Member): string[] {
  const { propertyId: _saved, sparePropertyId: _spare, ...ids } = things
  return [canary, userId, ...Object.values(ids)]
}
