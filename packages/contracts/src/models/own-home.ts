import * as z from 'zod/mini'
import { Id, OrNull, RequiredText, Text } from '../fields.ts'
import { PropertyType } from './criteria.ts'
import { SearchedLocality } from './locality.ts'

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

/** The id contains the owner, so that every service can refuse such a home to other users without a lookup. */
const prefixOf = (userId: string): string => `own:${userId}:`

export const ownHomeIdOf = (userId: string, id: string): string => `${prefixOf(userId)}${id}`

/** Whether the home was added by a buyer. */
export const isOwnHome = (propertyId: string): boolean => propertyId.startsWith('own:')

/** The buyer who added the home; null for a home of the market. */
export const ownerOfHome = (propertyId: string): string | null =>
  isOwnHome(propertyId) ? propertyId.slice('own:'.length, propertyId.lastIndexOf(':')) : null

/** False for a home that another user added. */
export const mayKnowHome = (propertyId: string, userId: string): boolean =>
  !isOwnHome(propertyId) || propertyId.startsWith(prefixOf(userId))

/** A store query for all of a user's own homes. */
export const ownHomeIdsOf = (userId: string) => ({ $gte: prefixOf(userId), $lt: `own:${userId};` })

/** A generous upper limit. */
export const ownHomesLimit = 200
