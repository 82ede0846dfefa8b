import { useMutationState } from '@tanstack/react-query'
import type { SavedProperty } from '@verandah/contracts'
import { useMemo } from 'react'
import { useShortlist } from '@/lib/endpoints/saved-properties.ts'
import { savedChanges } from './ask-before-leaving.ts'
import { applyChanges, type SavedChange, type Wanting } from './pending-changes.ts'

/**
 * Returns the records with changes that are not sent yet, as their cards show them. Reads the list anew: the caller's
 * may be of before a change that is no longer pending, which would take the change back for a moment.
 */
export function usePendingRecords(records: readonly SavedProperty[]): readonly SavedProperty[] {
  const { data: list } = useShortlist()
  const pending = useMutationState({
    filters: { mutationKey: savedChanges, status: 'pending' },
    select: ({ options, state }) => ({
      propertyId: options.mutationKey?.[1],
      wanted: (state.variables as Partial<Wanting>).wanted,
    }),
  })
  return useMemo(() => {
    const changes = new Map<unknown, SavedChange[]>()
    for (const { propertyId, wanted } of pending) {
      if (wanted) changes.set(propertyId, [...(changes.get(propertyId) ?? []), wanted])
    }
    const newest = new Map(list?.map((record) => [record.id, record]))
    return records.map((record) => applyChanges(newest.get(record.id) ?? record, changes.get(record.propertyId) ?? []))
  }, [records, list, pending])
}
