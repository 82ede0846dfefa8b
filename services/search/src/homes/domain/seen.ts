import type { KeptHome, PropertySnapshot } from '@verandah/contracts'

export interface Seen {
  readonly propertyId: string
  readonly revision: number
}

export function seenOf({ id: propertyId, revision }: Pick<KeptHome, 'id' | 'revision'>): Seen {
  return { propertyId, revision }
}

export function seenKey({ propertyId, revision }: Seen): string {
  return `${propertyId}:${revision}`
}

/** A statement about a home, by reference. */
export function namingSeen<Said extends { home: KeptHome }>({ home, ...said }: Said) {
  return { ...seenOf(home), ...said }
}

/** Strips what must not leave this service; every reply and event about a home passes here. */
export function publicHomeOf({ hiddenPrice: _, ...home }: KeptHome): PropertySnapshot {
  return home
}
