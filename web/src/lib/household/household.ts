import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  getHousehold,
  type Household,
  listHousematesBriefs,
  listHousematesEvents,
  listHousematesMoney,
  listHousematesSaved,
  listHousematesSearches,
  listHousematesVisits,
  listMemberColumns,
} from '@verandah/contracts'
import { queryKeyOf, routeQuery } from '@/lib/api/route-query.ts'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'

/** The people who look for a home with the caller, and the unused invites. */
export const householdQuery = routeQuery(getHousehold, {})

/** The saved homes of the other members, newest first. 403 `subscription-required` without an active plan. */
export const housematesSavedQuery = routeQuery(listHousematesSaved, {})

/** What the other members have searched for lately, newest first. */
export const housematesSearchesQuery = routeQuery(listHousematesSearches, {})

/** The briefs of the other members who have one. */
export const housematesBriefsQuery = routeQuery(listHousematesBriefs, {})

/** What those of the other members who share it say of their money. */
export const housematesMoneyQuery = routeQuery(listHousematesMoney, {})

/** Whether the caller looks for a home with others; undefined until that is known. */
export function useIsInHousehold(): boolean | undefined {
  const { data } = useQuery({ ...householdQuery, retryOnMount: false })
  return data && data.members.length > 1
}

/** What the caller sees of others only while they are in the same household. */
const recordsOfOthers = [
  listHousematesSaved,
  listHousematesEvents,
  listHousematesSearches,
  listHousematesBriefs,
  listHousematesMoney,
  listHousematesVisits,
  listMemberColumns,
].map((route) => queryKeyOf(route))

/** Keeps the household that the caller has just joined or left, and forgets what is seen of its members. */
export async function changeHousehold(client: QueryClient, household: Household): Promise<void> {
  const changed = [householdQuery.queryKey, ...recordsOfOthers]
  await Promise.all(changed.map((queryKey) => client.cancelQueries({ queryKey })))
  for (const queryKey of recordsOfOthers) client.removeQueries({ queryKey })
  client.setQueryData(householdQuery.queryKey, household)
  await client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}
