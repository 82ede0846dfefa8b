import * as z from 'zod/mini'
import { Id, Instant, LongText, OrNull, RequiredText, Text } from '../fields.ts'
import { HomePrice } from './bidding.ts'
import { LocalDate } from './day-plan.ts'
import { purchaseDateProblems } from './purchase-dates.ts'
import { HomeSummary } from './saved-search.ts'

export const maxOffers = 20
export const maxPeople = 12
export const offerTextMaxLength = 500
export const agreedMaxLength = 1_000

/** Calendar days after the contract. */
const ClauseDays = OrNull(z.int().check(z.gte(0), z.lte(365)))
const Day = OrNull(LocalDate)
const No = z._default(z.boolean(), false)

/** The terms of a purchase, as the buyer enters them. Dates are local to the home, YYYY-MM-DD; null means not given. */
export const PurchaseTerms = z.object({
  /** Null: as advertised. */
  method: OrNull(z.enum(['private', 'auction'])),
  /** Null: by the type of the home. */
  isStrata: OrNull(z.boolean()),
  /** Never lived in. */
  isNew: No,
  isOffThePlan: No,
  isCoolingOffWaived: No,
  offerAcceptedOn: Day,
  contractOn: Day,
  /** When the signed contract (Queensland) or Form 1 (South Australia) came. */
  papersReceivedOn: Day,
  /** Null: as advertised. */
  auctionOn: Day,
  settlementOn: Day,
  /** A clause ends on its date, or this many days after the contract; the date takes precedence. */
  financeBy: Day,
  financeDays: ClauseDays,
  buildingBy: Day,
  buildingDays: ClauseDays,
  depositBy: Day,
  depositDays: ClauseDays,
})
export type PurchaseTerms = z.infer<typeof PurchaseTerms>

export const offerReplies = ['open', 'accepted', 'declined', 'countered', 'lapsed'] as const
export type OfferReply = (typeof offerReplies)[number]

/** An offer that the buyer made, or the seller. */
export const PurchaseOffer = z.object({
  id: Id,
  by: z.enum(['buyer', 'seller']),
  /** Whole dollars. */
  amountAud: HomePrice,
  conditions: z._default(LongText(offerTextMaxLength), ''),
  madeOn: LocalDate,
  /** Null: open until withdrawn. */
  expiresAt: OrNull(Instant),
  reply: z.enum(offerReplies),
  note: z._default(LongText(offerTextMaxLength), ''),
})
export type PurchaseOffer = z.infer<typeof PurchaseOffer>

export const purchaseRoles = ['agent', 'conveyancer', 'broker', 'inspector', 'other'] as const
export type PurchaseRole = (typeof purchaseRoles)[number]

/** A contact of the buyer for the purchase. Empty text means not given. */
export const PurchasePerson = z.object({
  id: Id,
  role: z.enum(purchaseRoles),
  name: RequiredText(120),
  company: z._default(Text(120), ''),
  phone: z._default(Text(40), ''),
  email: z._default(z.union([z.literal(''), z.email('Give an email address, or leave it empty')]), ''),
  /** What was agreed with them. */
  agreed: z._default(LongText(agreedMaxLength), ''),
})
export type PurchasePerson = z.infer<typeof PurchasePerson>

/** An item of the list that the buyer has ticked. Unknown ids are those of another build, and kept. */
export const DonePurchaseItem = z.object({ id: Id, on: LocalDate })
export type DonePurchaseItem = z.infer<typeof DonePurchaseItem>

/** What a buyer records of the purchase of a home. What is due by when is computed from `terms`, never stored. */
export const PurchaseDetails = z.object({
  terms: PurchaseTerms,
  done: z.array(DonePurchaseItem).check(z.maxLength(40)),
  offers: z.array(PurchaseOffer).check(z.maxLength(maxOffers)),
  people: z.array(PurchasePerson).check(z.maxLength(maxPeople)),
})
export type PurchaseDetails = z.infer<typeof PurchaseDetails>

/** A record to keep. `revision` is the one that the sender saw, null for a new record. */
export const PurchaseInput = z.extend(PurchaseDetails, { revision: OrNull(z.int()) }).check((context) => {
  for (const [field, message] of Object.entries(purchaseDateProblems(context.value.terms)))
    context.issues.push({ code: 'custom', message, path: ['terms', field], input: context.value })
})
export type PurchaseInput = z.infer<typeof PurchaseInput>

/** A buyer's own record of a purchase. No other member of the household sees it. */
export const PurchaseRecord = z.extend(PurchaseDetails, {
  propertyId: Id,
  revision: z.int(),
  updatedAt: Instant,
})
export type PurchaseRecord = z.infer<typeof PurchaseRecord>

/** A home as the dates of its purchase depend on it. */
export const PurchasedHome = z.extend(HomeSummary, {
  isAuction: z.boolean(),
  /** The day of the advertised auction, where the home is. */
  auctionOn: OrNull(LocalDate),
})
export type PurchasedHome = z.infer<typeof PurchasedHome>

/** The part of a purchase from which other services compute what is due. Without offers, prices and people. */
export const TrackedPurchase = z.object({
  home: PurchasedHome,
  terms: PurchaseTerms,
  /** Ids of the ticked items. */
  done: z.array(Id),
})
export type TrackedPurchase = z.infer<typeof TrackedPurchase>
