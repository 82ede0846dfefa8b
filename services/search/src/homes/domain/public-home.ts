import type { KeptHome, PropertySnapshot } from '@verandah/contracts'

/** Strips what must not leave this service; every reply and event about a home passes here. */
export function publicHomeOf({ hiddenPrice: _, ...home }: KeptHome): PropertySnapshot {
  return home
}
