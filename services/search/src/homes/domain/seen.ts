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
