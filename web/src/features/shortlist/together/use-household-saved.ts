import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { householdQuery, housematesSavedQuery } from '@/lib/household/household.ts'
import { groupByHome, isLovedByAll } from './their-homes.ts'
import type { Together } from './together-context.tsx'

const always = { refetchOnMount: 'always' } as const

/** What the household saved. Its parts are loaded only for a buyer who is not alone. */
export function useHouseholdSaved() {
  const ownId = useCurrentUser().data?.id ?? ''
  const household = useQuery({ ...householdQuery, ...always })
  const members = household.data?.members
  const isTogether = members !== undefined && members.length > 1
  const saved = useQuery({ ...housematesSavedQuery, ...always, enabled: isTogether })
  const late = useQuery({
    queryKey: ['shortlist-together'],
    queryFn: () => import('./parts.ts'),
    enabled: isTogether,
    structuralSharing: false,
  })
  const together = useMemo((): Together | null => {
    if (!isTogether || saved.data === undefined || late.data === undefined) return null
    const all = saved.data
    const others = members.filter(({ userId }) => userId !== ownId)
    const byHome = groupByHome(all)
    return {
      ownId,
      all,
      savedOf: (propertyId) => byHome.get(propertyId) ?? [],
      isLovedByAll: (record) => isLovedByAll(record, others, byHome.get(record.propertyId) ?? []),
      parts: late.data,
    }
  }, [isTogether, members, ownId, saved.data, late.data])
  const failed = [household, saved, late].filter(({ data, error }) => data === undefined && isTold(error))
  return {
    together,
    isFailed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

/** A failed fetch is not told of: the header says that there is no connection, and most buyers look alone. */
const isTold = (error: Error | null): boolean => error !== null && !(error instanceof TypeError)
