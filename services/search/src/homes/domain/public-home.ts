import type { KeptHome, PropertySnapshot } from '@verandah/contracts'

/** A home without what stays in this service: every reply and every event about a home passes here. */
export const publicHomeOf = ({ hiddenPrice: _, ...home }: KeptHome): PropertySnapshot => home
