import { useMutationState } from '@tanstack/react-query'
import type { SavedProperty } from '@verandah/contracts'
import { useMemo } from 'react'
import { savedChanges } from './ask-before-leaving.ts'
import { applyChanges, type SavedChange, type Wanting } from './pending-changes.ts'

/** Returns the records with changes that are not sent yet, as their cards show them. */
export const usePendingRecords = (records: readonly SavedProperty[]): readonly SavedProperty[] => {
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
    return records.map((record) => applyChanges(record, changes.get(record.propertyId) ?? []))
  }, [records, pending])
}
