import type { PropertyType } from '@verandah/contracts'

const lacked: Readonly<Partial<Record<PropertyType, readonly string[]>>> = {
  Apartment: ['landSize'],
  Land: ['bedrooms', 'bathrooms', 'propertyAge'],
}

/** Whether homes of a type have no such factor: nothing depends on it, and no agent is asked for it. */
export function lacksByNature(type: PropertyType | undefined, factor: string): boolean {
  return type !== undefined && (lacked[type] ?? []).includes(factor)
}
