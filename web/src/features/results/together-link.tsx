import { useQuery } from '@tanstack/react-query'
import { getHousehold, paths } from '@verandah/contracts'
import { TextLink } from '@/components/ui/text.tsx'
import { routeQuery } from '@/lib/api/route-query.ts'

const householdQuery = routeQuery(getHousehold, {})

/** Leads a buyer who looks with others to this search in the order that suits them all. */
export const TogetherLink = ({ searchId }: { searchId: string }) => {
  const { data: household } = useQuery(householdQuery)
  const others = (household?.members.length ?? 0) - 1
  if (others < 1) return null
  return (
    <p className="text-14 text-ink-soft">
      You’re looking with {others === 1 ? 'someone' : `${others} others`}:{' '}
      <TextLink to={paths.together.href(searchId)}>see these homes in your shared order</TextLink>
    </p>
  )
}
