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
export function useHousematesVisits(propertyId: string) {
  return (
    useQuery({
      ...routeQuery(listHousematesVisits, { query: { propertyId } }, { refetchOnMount: 'always' }),
      enabled: useIsInHousehold() === true,
    }).data ?? []
  )
}

export function keepVisit(client: QueryClient, visit: Visit): Promise<void> {
  return changeAnswer(client, visitsQuery.queryKey, (visits) => [
    visit,
    ...visits.filter((other) => !isSame(other, visit)),
  ])
}

export function dropVisit(client: QueryClient, visit: Pick<Visit, 'propertyId' | 'on'>): Promise<void> {
  return changeAnswer(client, visitsQuery.queryKey, (visits) => visits.filter((other) => !isSame(other, visit)))
}

const isSame = (one: Pick<Visit, 'propertyId' | 'on'>, other: Pick<Visit, 'propertyId' | 'on'>): boolean =>
  one.propertyId === other.propertyId && one.on === other.on

export function keepStoredFile(client: QueryClient, file: StoredFile): Promise<void> {
  return changeAnswer(client, filesQuery.queryKey, (kept) => {
    const others = without(kept, file.id)
    return { ...others, files: [file, ...others.files], usedBytes: others.usedBytes + file.bytes }
  })
}

export function dropStoredFile(client: QueryClient, id: string): Promise<void> {
  return changeAnswer(client, filesQuery.queryKey, (kept) => without(kept, id))
}

const without = (kept: StoredFiles, id: string): StoredFiles => {
  const gone = kept.files.find((file) => file.id === id)
  return { ...kept, files: kept.files.filter((file) => file !== gone), usedBytes: kept.usedBytes - (gone?.bytes ?? 0) }
}

/** Reads both lists again, shown or not: the copies for times without a network are made of what is read. */
export async function readVisitsAnew(client: QueryClient): Promise<void> {
  await Promise.allSettled([
    client.query({ ...visitsQuery, staleTime: 0 }),
    client.query({ ...filesQuery, staleTime: 0 }),
  ])
}
