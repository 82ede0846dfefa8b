import * as z from 'zod/mini'
import { Id, Instant, OrNull, Text, UserClaim } from '../fields.ts'
import { SaleResult, WalkAway } from './bidding.ts'
import { Housemate } from './household.ts'
import {
  HomeStage,
  stageCheck,
  stageReasonMaxLength,
  Verdict,
  verdictCheck,
  verdictReasonMaxLength,
} from './judgement.ts'
import { PropertySnapshot } from './property.ts'

export const maxCompared = 3
export const savedHomesLimit = 500
export const tagsLimit = 30
export const tagMaxLength = 40
export const notesMaxLength = 5_000

/** A buyer's own text: keeps line breaks and tabs, removes other control characters. */
export const Notes = z
  .string()
  .check(z.maxLength(notesMaxLength), z.regex(/^(?:[\t\n\r]|\P{Cc})*$/u, 'Control characters are not allowed'))

/** As typed; the service trims them and removes empty and duplicate ones. */
const TypedTags = z.array(Text(tagMaxLength)).check(z.maxLength(tagsLimit))

/** The home's score, 0 to 100, by the search that it was saved from; until that is announced, the score at saving. */
const SavedScore = z.nullable(z.int().check(z.gte(0), z.lte(100)))

/** A home on a shortlist. */
export const SavedProperty = z.object({
  id: Id,
  userId: Id,
  propertyId: Id,
  notes: z.string(),
  /** True when the other members of the household do not see the notes. */
  areNotesPrivate: z._default(z.boolean(), false),
  tags: z.array(z.string()),
  favorite: z.boolean(),
  verdict: OrNull(Verdict),
  /** Empty without a verdict. */
  verdictReason: z._default(z.string(), ''),
  /** Null until the buyer names one: a saved home may have been seen already. */
  stage: OrNull(HomeStage),
  /** Why the pursuit ended; empty at any other stage. */
  stageReason: z._default(z.string(), ''),
  /** When the stage was last changed; null without one, and in records of earlier builds. */
  stageAt: OrNull(Instant),
  /** The price at which the buyer stops bidding; null until they set one. */
  walkAway: OrNull(WalkAway),
  /** Null until the buyer records how the sale ended. */
  saleResult: OrNull(SaleResult),
  score: SavedScore,
  /** When the search whose weights score it began; null when the buyer's current weights do. */
  searchedAt: OrNull(Instant),
  /** The search that it was found in. */
  searchId: z.nullable(Id),
  /** Increments with every change; send it back with an edit, so that concurrent edits lose nothing. */
  revision: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  /** True when its advert has left the market; the home remains readable. */
  isGone: z.boolean(),
  /** The home as of the last event; null before the first. */
  home: z.nullable(PropertySnapshot),
})
export type SavedProperty = z.infer<typeof SavedProperty>

/** A saved home of another member of the household, without private notes and a private walk-away price. */
export const HousemateSaved = z.extend(
  z.pick(SavedProperty, {
    id: true,
    propertyId: true,
    notes: true,
    tags: true,
    favorite: true,
    verdict: true,
    verdictReason: true,
    stage: true,
    stageReason: true,
    stageAt: true,
    walkAway: true,
    saleResult: true,
    score: true,
    createdAt: true,
    updatedAt: true,
    isGone: true,
    home: true,
  }),
  { member: Housemate },
)
export type HousemateSaved = z.infer<typeof HousemateSaved>

const editable = {
  notes: z.optional(z.nullable(Notes)),
  areNotesPrivate: z.optional(z.boolean()),
  tags: z.optional(z.nullable(TypedTags)),
  favorite: z.optional(z.boolean()),
  /** Null withdraws it with its reason; a new verdict without a reason clears the old one. */
  verdict: z.optional(z.nullable(Verdict)),
  verdictReason: z.optional(z.nullable(Text(verdictReasonMaxLength))),
  /** A new stage without a reason clears the old one. */
  stage: z.optional(z.nullable(HomeStage)),
  stageReason: z.optional(z.nullable(Text(stageReasonMaxLength))),
  /** Replaced as a whole; null clears it. */
  walkAway: z.optional(z.nullable(WalkAway)),
  /** Replaced as a whole; null withdraws it. */
  saleResult: z.optional(z.nullable(SaleResult)),
  score: z.optional(SavedScore),
  searchId: z.optional(z.nullable(Id)),
}

/** A home to save; saving an already saved home adds fields and removes none. */
export const SavedPropertyInput = z
  .object({ userId: UserClaim, propertyId: Id, ...editable })
  .check(verdictCheck, stageCheck)
export type SavedPropertyInput = z.infer<typeof SavedPropertyInput>

/** The whole changed record, or only the changed fields. `revision` is the one that the sender saw. */
export const SavedPropertyEdit = z
  .object({
    id: z.optional(Id),
    userId: UserClaim,
    propertyId: z.optional(Id),
    revision: z.optional(z.int()),
    ...editable,
  })
  .check(verdictCheck, stageCheck)
export type SavedPropertyEdit = z.infer<typeof SavedPropertyEdit>

export const comparedFacts = [
  'price',
  'score',
  'suburb',
  'propertyType',
  'bedrooms',
  'bathrooms',
  'parking',
  'landSize',
  'propertyAge',
  'propertyCondition',
  'features',
  'status',
  'openHomeDate',
  'auctionDate',
] as const
export type ComparedFact = (typeof comparedFacts)[number]

/** Dollars, square metres, ISO 8601; a list for features; null is unknown. */
export const ComparedValue = z.nullable(z.union([z.number(), z.string(), z.array(z.string())]))
export type ComparedValue = z.infer<typeof ComparedValue>

export const ComparisonRow = z.object({
  fact: z.enum(comparedFacts),
  /** One value for each home, in the order of `homes`. */
  values: z.array(ComparedValue),
  /** True unless all values are the same; unknown differs from known. */
  isDifferent: z.boolean(),
})
export type ComparisonRow = z.infer<typeof ComparisonRow>

export const Comparison = z.object({ homes: z.array(SavedProperty), rows: z.array(ComparisonRow) })
export type Comparison = z.infer<typeof Comparison>
