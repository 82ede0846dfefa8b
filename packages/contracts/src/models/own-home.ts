import * as z from 'zod/mini'
import { Id, OrNull, RequiredText, Text } from '../fields.ts'
import { PropertyType } from './criteria.ts'
import { SearchedLocality } from './locality.ts'
import { markOf } from './mark-of.ts'

const WebAddress = z.string().check(
  z.trim(),
  z.maxLength(1_000),
  z.refine((text) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text), 'Enter a link that begins with https://'),
)

/**
 * A home that a buyer adds themselves. Nothing is fetched from the link. Unknown is null or empty; sizes in square
 * metres.
 */
export const OwnHomeInput = z.object({
  link: OrNull(WebAddress),
  /** Street and number: `1/67 Louisa Road`. */
  address: Text(150),
  locality: SearchedLocality,
  propertyType: PropertyType,
  /** As advertised: `Offers over $900,000`. */
  price: Text(100),
  bedrooms: OrNull(z.int().check(z.gte(0), z.lte(50))),
  bathrooms: OrNull(z.int().check(z.gte(0), z.lte(50))),
  parking: OrNull(z.int().check(z.gte(0), z.lte(50))),
  landSize: OrNull(z.int().check(z.gte(0), z.lte(10_000_000))),
  features: z.array(RequiredText(60)).check(z.maxLength(40)),
  description: z.string().check(z.trim(), z.maxLength(5_000)),
})
export type OwnHomeInput = z.infer<typeof OwnHomeInput>

export const OwnHome = z.extend(OwnHomeInput, { id: Id })
export type OwnHome = z.infer<typeof OwnHome>

/** The id bears a mark of the owner, so that every service can refuse such a home to other users without a lookup. */
const prefixOf = (userId: string): string => `own:_${markOf(userId)}:`

/** Earlier builds put the owner's id itself into the home's. No user id begins with an underscore. */
const formerPrefixOf = (userId: string): string => `own:${userId}:`

export function ownHomeIdOf(userId: string, id: string): string {
  return `${prefixOf(userId)}${id}`
}

export function isOwnHome(propertyId: string): boolean {
  return propertyId.startsWith('own:')
}

/** The owner that the home's id names; null if it names none. */
export function namedOwnerOf(propertyId: string): string | null {
  return /^own:(?!_)/.test(propertyId) ? propertyId.slice('own:'.length, propertyId.lastIndexOf(':')) : null
}

/** False for a home that another user added. */
export function mayKnowHome(propertyId: string, userId: string): boolean {
  return !isOwnHome(propertyId) || [prefixOf, formerPrefixOf].some((prefix) => propertyId.startsWith(prefix(userId)))
}

/** A store query for all of a user's own homes, by `_id`. */
export function ownHomesOf(userId: string) {
  return {
    $or: [prefixOf, formerPrefixOf].map((prefix) => ({
      _id: { $gte: prefix(userId), $lt: prefix(userId).replace(/:$/, ';') },
    })),
  }
}

/** A generous upper limit. */
export const ownHomesLimit = 200
