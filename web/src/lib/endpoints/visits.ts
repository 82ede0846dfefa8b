import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  listFiles,
  listHousematesVisits,
  listVisits,
  type StoredFile,
  type StoredFiles,
  type Visit,
} from '@verandah/contracts'
import { changeAnswer, routeQuery } from '@/lib/api/route-query.ts'
import { useIsInHousehold } from '@/lib/household/household.ts'

/**
 * The caller's visits to all homes, so that each opens offline. Refetched on every mount: another device may add some.
 */
export const visitsQuery = routeQuery(listVisits, { query: {} }, { refetchOnMount: 'always' })

/** The caller's photos and documents of all homes, newest first, and the room they take. */
export const filesQuery = routeQuery(listFiles, { query: {} }, { refetchOnMount: 'always' })

/** What the other members of the household keep of a home; none where the caller looks alone. */
export const useHousematesVisits = (propertyId: string) =>
  useQuery({
    ...routeQuery(listHousematesVisits, { query: { propertyId } }, { refetchOnMount: 'always' }),
    enabled: useIsInHousehold() === true,
  }).data ?? []

/** Puts a visit into the cached list. */
export const keepVisit = (client: QueryClient, visit: Visit): Promise<void> =>
  changeAnswer(client, visitsQuery.queryKey, (visits) => [visit, ...visits.filter((other) => !isSame(other, visit))])

export const dropVisit = (client: QueryClient, visit: Pick<Visit, 'propertyId' | 'on'>): Promise<void> =>
  changeAnswer(client, visitsQuery.queryKey, (visits) => visits.filter((other) => !isSame(other, visit)))

const isSame = (one: Pick<Visit, 'propertyId' | 'on'>, other: Pick<Visit, 'propertyId' | 'on'>): boolean =>
  one.propertyId === other.propertyId && one.on === other.on

export const keepStoredFile = (client: QueryClient, file: StoredFile): Promise<void> =>
  changeAnswer(client, filesQuery.queryKey, (kept) => {
    const others = without(kept, file.id)
    return { ...others, files: [file, ...others.files], usedBytes: others.usedBytes + file.bytes }
  })

export const dropStoredFile = (client: QueryClient, id: string): Promise<void> =>
  changeAnswer(client, filesQuery.queryKey, (kept) => without(kept, id))

const without = (kept: StoredFiles, id: string): StoredFiles => {
  const gone = kept.files.find((file) => file.id === id)
  return { ...kept, files: kept.files.filter((file) => file !== gone), usedBytes: kept.usedBytes - (gone?.bytes ?? 0) }
}

/** Reads both lists again, shown or not: the copies for times without a network are made of what is read. */
export const readVisitsAnew = async (client: QueryClient): Promise<void> => {
  await Promise.allSettled([
    client.query({ ...visitsQuery, staleTime: 0 }),
    client.query({ ...filesQuery, staleTime: 0 }),
  ])
}
