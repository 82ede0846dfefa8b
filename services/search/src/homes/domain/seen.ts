import type { KeptHome } from '@verandah/contracts'

/** A home id and its revision. */
export interface Seen {
  readonly propertyId: string
  readonly revision: number
}

export const seenOf = ({ id: propertyId, revision }: Pick<KeptHome, 'id' | 'revision'>): Seen => ({
  propertyId,
  revision,
})

/** The key of a home as of a revision. */
export const seenKey = ({ propertyId, revision }: Seen): string => `${propertyId}:${revision}`

/** A statement about a home, by reference. */
export const namingSeen = <Said extends { home: KeptHome }>({ home, ...said }: Said) => ({ ...seenOf(home), ...said })
