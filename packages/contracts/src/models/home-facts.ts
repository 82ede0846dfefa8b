import * as z from 'zod/mini'
import { Id, Instant, OrNull } from '../fields.ts'

/**
 * The facts of a home and their values, best for a buyer first. `shared` is a pool of the complex, `connected` an NBN
 * of unknown technology.
 */
export const factValues = {
  flood: ['clear', 'affected'],
  bushfire: ['clear', 'affected'],
  solarPanels: ['yes', 'no'],
  solarHotWater: ['yes', 'no'],
  battery: ['yes', 'no'],
  nbn: ['FTTP', 'HFC', 'FTTC', 'FTTB', 'FTTN', 'fixedWireless', 'satellite', 'connected'],
  /** Stars from 0 to 10. */
  energyRating: null,
  pool: ['yes', 'shared', 'no'],
  airConditioning: ['yes', 'no'],
  heating: ['yes', 'no'],
  study: ['yes', 'nook', 'no'],
  grannyFlat: ['yes', 'no'],
  parking: ['garage', 'carport', 'offStreet', 'street', 'none'],
  condition: ['new', 'excellent', 'original', 'needsWork'],
  renovated: ['yes', 'no'],
  view: ['yes', 'no'],
  light: ['yes', 'no'],
  /** Names of the schools. */
  schoolZone: null,
} as const satisfies Record<string, readonly string[] | null>

export type FactName = keyof typeof factValues
export const factNames = Object.keys(factValues) as FactName[]
export const FactName = z.enum(factNames as [FactName, ...FactName[]])

const claim = { name: FactName, value: z.string().check(z.maxLength(200)) }

/** One fact without its evidence. */
export const FactClaim = z.object(claim)
export type FactClaim = z.infer<typeof FactClaim>

/** Whether a value is one that the fact can have. */
export function isFactValue({ name, value }: FactClaim): boolean {
  if (name === 'schoolZone') return value.trim() !== ''
  if (name === 'energyRating') return /^(?:10|\d(?:\.\d)?)$/.test(value)
  return (factValues[name] as readonly string[]).includes(value)
}

/** A claim that a buyer makes. */
export const BuyersFact = z
  .object(claim)
  .check(z.refine(isFactValue, { path: ['value'], error: 'Choose one of the values that this fact can have' }))

/** A wish for a fact with this value or a better one. `must` excludes homes without it, `prefer` weighs it. */
export const FactWish = z.extend(BuyersFact, { wish: z.enum(['must', 'prefer']) })
export type FactWish = z.infer<typeof FactWish>

export const maxWishes = 20

export const Wishes = z.optional(z.array(FactWish).check(z.maxLength(maxWishes, `At most ${maxWishes} wishes`)))

/**
 * `provider`: a field of the advert; `description`: its text; `overlay`: a map that the operator loaded; `buyer`: the
 * buyer's correction.
 */
export const FactBasis = z.enum(['provider', 'description', 'overlay', 'buyer'])
export type FactBasis = z.infer<typeof FactBasis>

/** A fact with its evidence. A missing fact is unknown, never "no". */
export const HomeFact = z.extend(FactClaim, {
  basis: FactBasis,
  /** The supporting words. */
  quote: OrNull(z.string()),
  /** The source: `Domain`, or the name of a map. */
  source: OrNull(z.string()),
  listingId: OrNull(Id),
  /** The date of the advert or the map. */
  at: OrNull(Instant),
  /** The source's value, when a buyer has corrected it. */
  said: OrNull(z.string()),
})
export type HomeFact = z.infer<typeof HomeFact>
