import { listCalendarEvents, listHousematesSaved, listMemberColumns } from '@verandah/contracts'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/lib/api/query-client.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { aHousehold } from '@/testing/household-builders.ts'
import { changeHousehold, householdQuery } from './household.ts'

it('a changed household forgets what was seen of its members, and nothing of one’s own', async () => {
  const client = createQueryClient()
  const theirs = [queryKeyOf(listHousematesSaved), queryKeyOf(listMemberColumns, 'search-1')]
  const own = queryKeyOf(listCalendarEvents)
  for (const key of [...theirs, own]) client.setQueryData(key, ['a record'])
  await changeHousehold(client, aHousehold({ members: [] }))
  expect(theirs.map((key) => client.getQueryData(key))).toEqual([undefined, undefined])
  expect(client.getQueryData(own)).toEqual(['a record'])
  expect(client.getQueryData(householdQuery.queryKey)).toEqual({ members: [], invites: [] })
})
