import { useMutationState } from '@tanstack/react-query'
import type { SavedProperty } from '@verandah/contracts'
import { useMemo } from 'react'
import { savedChanges } from '@/lib/shortlist/ask-before-leaving.ts'
import { applyChanges, type Wanting } from '@/lib/shortlist/pending-changes.ts'

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
    const changesOf = (record: SavedProperty) =>
      pending.flatMap(({ propertyId, wanted }) => (propertyId === record.propertyId && wanted ? [wanted] : []))
    return records.map((record) => applyChanges(record, changesOf(record)))
  }, [records, pending])
}
