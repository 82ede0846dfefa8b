import { useQuery } from '@tanstack/react-query'
import { paths } from '@verandah/contracts'
import { TextLink } from '@/components/ui/text.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { listText } from '@/lib/format.ts'
import { householdQuery } from '@/lib/household/household.ts'

/** Leads a buyer who looks with others to this search in the order that suits them all. */
export function TogetherLink({ searchId }: { searchId: string }) {
  const { data: user } = useCurrentUser()
  const { data: household } = useQuery(householdQuery)
  const others = household?.members.filter(({ userId }) => userId !== user?.id) ?? []
  if (others.length === 0) return null
  return (
    <p className="text-14 wrap-anywhere text-ink-soft">
      You’re looking with {listText(others.map(({ name }) => name))}:{' '}
      <TextLink to={paths.together.href(searchId)}>see these homes in your shared order</TextLink>
    </p>
  )
}
