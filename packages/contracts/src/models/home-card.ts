import * as z from 'zod/mini'
import { Id, OrNull } from '../fields.ts'
import { HomeCost } from './buyers-money.ts'
import { PropertyType } from './criteria.ts'
import { Housemate } from './household.ts'
import { Property } from './property.ts'
import { Weights } from './weights.ts'

/** A result card: the fields of a home that it shows, with the caller's current marks. */
export const HomeCard = z.extend(
  z.pick(Property, {
    id: true,
    address: true,
    suburb: true,
    state: true,
    postcode: true,
    propertyType: true,
    price: true,
    priceFrom: true,
    priceTo: true,
    displayPrice: true,
    status: true,
    current: true,
    bedrooms: true,
    bathrooms: true,
    parking: true,
    landSize: true,
    features: true,
    detectedFeatures: true,
    openHome: true,
    openHomeDate: true,
    openHomeEndTime: true,
    inspections: true,
    timeZone: true,
    auction: true,
    auctionDate: true,
    listedAt: true,
    latitude: true,
    longitude: true,
    isAtDoor: true,
    imageUrl: true,
    images: true,
    url: true,
    source: true,
    sources: true,
    score: true,
    displayScore: true,
    breakdown: true,
    coverage: true,
  }),
  {
    /** Its start, at most 300 characters. */
    description: z.string(),
    /** First advertised within the last 7 days. */
    isNew: z.boolean(),
    /** The price reduction within the last 30 days, in dollars. */
    priceDrop: OrNull(z.int()),
    /** On the coming weekend, or the rest of the current one, in the home's time zone. */
    isOpenThisWeekend: z.boolean(),
    /** The caller has opened it. */
    isSeen: z.boolean(),
    /** The caller has hidden it. */
    isHidden: z.boolean(),
    /**
     * What it costs the caller; null without a shown price, or while the caller has not said who buys with what
     * deposit.
     */
    cost: OrNull(HomeCost),
  },
)
export type HomeCard = z.infer<typeof HomeCard>

export const CardSort = z.enum([
  ...(['match', 'newest', 'price-low', 'price-high', 'cash-low', 'month-low'] as const),
  ...(['open-next', 'land', 'longest-listed'] as const),
])
export type CardSort = z.infer<typeof CardSort>

/**
 * One criterion for all homes: `thousandths` as unsigned 16-bit integers, `known` as one byte each; both little-endian
 * in base64.
 */
const PackedColumn = z.object({ thousandths: z.string(), known: z.string() })

/** Columns for ranking, narrowing and mapping all homes of a search. All are in the order of `ids`, sorted by id. */
export const ResultColumns = z.object({
  revision: z.int(),
  /** The version of the scoring rule. A script that ranks by another must be reloaded. */
  rule: z.optional(z.int()),
  ids: z.array(Id),
  columns: z.object({
    factors: z.record(z.string(), PackedColumn),
    /** By the name of the custom criterion, or by what is asked of a place. */
    custom: z.array(z.tuple([z.string(), PackedColumn])),
    extras: z.record(z.string(), PackedColumn),
    /** One byte each in base64, 1 where the advertised price exceeds the budget. */
    overBudget: z.optional(z.string()),
  }),
  /**
   * Degrees as 32-bit floats in base64, NaN where even the suburb is unknown; `isDoor` is one byte each, 0 for the
   * point of the suburb.
   */
  points: z.object({ latitude: z.string(), longitude: z.string(), isDoor: z.string() }),
  /** Type and suburb of each home: `of` counts into `names`, as unsigned 16-bit integers, little-endian in base64. */
  kinds: z.optional(z.object({ names: z.array(z.object({ type: PropertyType, suburb: z.string() })), of: z.string() })),
  /** Short price labels: "$1.2M". */
  labels: z.array(z.string()),
})
export type ResultColumns = z.infer<typeof ResultColumns>

/** The homes of a search as one member of the household weighs them, in the order of their own `ids`. */
export const MemberColumns = z.extend(z.pick(ResultColumns, { rule: true, ids: true, columns: true }), {
  member: Housemate,
  weights: Weights,
})
export type MemberColumns = z.infer<typeof MemberColumns>

/** A filter without which a list has more homes. */
export const Loosening = z.object({
  of: z.enum(['narrowing', 'search']),
  /** A field of the query or the filters; `price` means both bounds. */
  field: z.string(),
  /** `pool:yes`, when the field is one of several facts. */
  value: OrNull(z.string()),
  /** How many homes the list gains without it. */
  homes: z.int(),
})
export type Loosening = z.infer<typeof Loosening>

/** Why a buyer hides a home. */
export const HiddenReason = z.enum(['tooExpensive', 'wrongPlace', 'tooSmall', 'needsWork', 'other'])
export type HiddenReason = z.infer<typeof HiddenReason>

export const HiddenProperty = z.object({ propertyId: Id, reason: OrNull(HiddenReason), hiddenAt: z.iso.datetime() })
export type HiddenProperty = z.infer<typeof HiddenProperty>
