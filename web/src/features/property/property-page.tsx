import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { homeQuery } from '@/lib/endpoints/home.ts'
import { currentPropertyId } from '@/lib/storage/session.ts'
import { HomeDetails } from './components/home-details.tsx'
import { HomeError } from './components/home-error.tsx'
import { HomeSkeleton } from './components/home-skeleton.tsx'

/** One home, as a search saw it or as it is now. */
export const PropertyPage = () => {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const searchId = query.get('searchId') === '' ? null : query.get('searchId')
  const { data: home, error, isFetching, refetch } = useQuery(homeQuery(id, searchId))
  useEffect(() => currentPropertyId.write(id), [id])
  if (home !== undefined) return <HomeDetails key={id} home={home} searchId={searchId} />
  if (error === null || isFetching) return <HomeSkeleton />
  return <HomeError error={error} searchId={searchId} onRetry={() => void refetch()} />
}
