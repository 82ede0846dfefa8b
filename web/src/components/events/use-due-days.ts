import { useQuery } from '@tanstack/react-query'
import { isOpenTo } from '@verandah/contracts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { purchasesQuery } from '@/lib/endpoints/purchases.ts'
import { savedPropertiesQuery } from '@/lib/endpoints/saved-properties.ts'
import type { DueDay } from './due-days.ts'
import { useNow } from './use-now.ts'

const none: readonly DueDay[] = []

/** What is still to do for the homes that the buyer is buying, by date. The rules load only for a buyer who has one. */
export function useDueDays(): readonly DueDay[] {
  const now = useNow()
  const { data: user } = useCurrentUser()
  const isOpen = user !== undefined && user !== null && isOpenTo(user, new Date())
  const { data: purchases = [] } = useQuery({ ...purchasesQuery, enabled: isOpen })
  const isWanted = purchases.length > 0
  const { data: saved } = useQuery({ ...savedPropertiesQuery, retryOnMount: false, enabled: isWanted })
  const { data: rules } = useQuery({
    queryKey: ['due-days'],
    queryFn: () => import('./due-days.ts'),
    enabled: isWanted,
    structuralSharing: false,
  })
  return saved === undefined || rules === undefined ? none : rules.dueDaysOf(purchases, saved, now)
}
