import { useQuery } from '@tanstack/react-query'
import type { Property } from '@verandah/contracts'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { hasStatus } from '@/lib/api/error-text.ts'
import { savedPropertiesQuery, useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { paths } from '@/lib/paths.ts'
import { Notes } from './notes.tsx'
import { Tags } from './tags.tsx'

/** What the buyer notes about the home. Writing about one that is not on the shortlist puts it there. */
export const OwnWords = ({ home, searchId }: { home: Property; searchId: string | null }) => {
  const { isFetched, error } = useQuery({ ...savedPropertiesQuery, retryOnMount: false })
  const { record } = useSavedHome(home.id)
  const found = { propertyId: home.id, score: home.score, searchId }
  if (!isFetched) return <Skeleton className="h-60" />
  if (hasStatus(error, 403)) return <PartOfAPlan />
  return (
    <div className="flex flex-col gap-8">
      <Notes found={found} record={record} />
      <Tags found={found} record={record} />
    </div>
  )
}

const PartOfAPlan = () => (
  <div className="flex flex-col items-start gap-3">
    <h2 className="text-20">Notes and tags</h2>
    <p className="text-ink-soft">Keeping homes with your own words about them is part of a plan.</p>
    <ButtonLink to={paths.pricing} variant="secondary" size="sm">
      View Subscription Plans
    </ButtonLink>
  </div>
)
