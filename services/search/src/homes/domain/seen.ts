import type { KeptHome } from '@verandah/contracts'

/** Which home, and as of which of its revisions. */
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

/** What is said of a home, with its name in place of the home. */
export const namingSeen = <Said extends { home: KeptHome }>({ home, ...said }: Said) => ({ ...seenOf(home), ...said })
