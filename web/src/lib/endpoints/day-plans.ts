import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type DayPlan, listDayPlans, listHousematesDayPlans } from '@verandah/contracts'
import { changeAnswer, routeQuery } from '@/lib/api/route-query.ts'
import { useIsInHousehold } from '@/lib/household/household.ts'

/** The caller's plans of days, by date. Refetched on every mount, because agents move and withdraw times. */
export const dayPlansQuery = routeQuery(listDayPlans, {}, { refetchOnMount: 'always' })

/** Plans by housemates that give the caller a part. */
export const housematesDayPlansQuery = routeQuery(listHousematesDayPlans, {}, { refetchOnMount: 'always' })

export function useHousematesDayPlans() {
  return useQuery({ ...housematesDayPlansQuery, enabled: useIsInHousehold() === true }).data ?? []
}

export function keepDayPlan(client: QueryClient, date: string, plan: DayPlan | null): Promise<void> {
  return changeAnswer(client, dayPlansQuery.queryKey, (plans) => [
    ...plans.filter((other) => other.date < date),
    ...(plan === null ? [] : [plan]),
    ...plans.filter((other) => other.date > date),
  ])
}
