import type { Inspection, PropertySnapshot } from '@verandah/contracts'

/** Merges inspections: each start once, in order, with the later of two ends. */
export function unionOfInspections(inspections: readonly Inspection[]): Inspection[] {
  const byStart = new Map<string, Inspection>()
  for (const { start, end } of inspections) {
    const known = byStart.get(start)?.end ?? null
    byStart.set(start, { start, end: known === null || (end !== null && end > known) ? end : known })
  }
  return [...byStart.values()].toSorted((one, other) => (one.start < other.start ? -1 : 1))
}

/** An end that is not after the start is dropped. */
export function inspectionOf(start: string | null, end: string | null): Inspection | null {
  return start === null ? null : { start, end: end !== null && end > start ? end : null }
}

type OpenHome = Pick<PropertySnapshot, 'inspections' | 'openHome' | 'openHomeDate' | 'openHomeEndTime'>

/** Describes the next open home, or the one in progress at `asOf`; past ones stay in the list. */
export function describeInspections(inspections: Inspection[], asOf: string): OpenHome {
  const next = inspections.find(({ start, end }) => (end ?? start) >= asOf)
  return {
    inspections,
    openHome: next !== undefined,
    openHomeDate: next?.start ?? null,
    openHomeEndTime: next?.end ?? null,
  }
}
