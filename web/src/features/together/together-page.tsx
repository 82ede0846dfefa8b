import { useQuery } from '@tanstack/react-query'
import { listMemberColumns, type MemberColumns, paths } from '@verandah/contracts'
import { scoringRule } from '@verandah/scoring-model'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { searchLabel } from '@/components/search-filters/search-label.ts'
import { Answered } from '@/components/ui/answered.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { hasStatus } from '@/lib/api/api-error.ts'
import { routeQuery } from '@/lib/api/route-query.ts'
import { searchesQuery } from '@/lib/endpoints/searches.ts'
import { plural } from '@/lib/format.ts'
import { OrderedHomes } from './components/ordered-homes.tsx'
import { householdOrdersOf } from './model/household-orders.ts'
import { allOf } from './words.ts'

export function TogetherPage() {
  const { searchId = '' } = useParams()
  // Read at every visit: the others change their weights elsewhere.
  const members = useQuery(routeQuery(listMemberColumns, { params: { searchId } }, { staleTime: 0 }))
  const orders = useMemo(() => members.data && householdOrdersOf(members.data), [members.data])
  const searches = useQuery(searchesQuery)
  const search = searches.data?.find(({ id }) => id === searchId)
  const people = orders?.people.length ?? 0
  return (
    <Page title="What suits you together">
      <div className="mb-5 flex items-start gap-1">
        <ButtonLink
          Icon={ArrowLeft}
          to={paths.searchResults.href(searchId)}
          variant="quiet"
          size="icon"
          aria-label="Back to the search"
          className="-ml-3"
        />
        <div className="min-w-0 pt-1">
          <PageHeading>
            {orders === undefined || people < 2
              ? 'What suits you together'
              : `${plural(orders.ids.length, 'home')} of this search, by what suits ${allOf(people)}`}
          </PageHeading>
          {search !== undefined && <p className="mt-1 text-14 text-ink-soft">{searchLabel(search.filters)}</p>}
        </div>
      </div>
      {hasStatus(members.error, 404) ? (
        <UnknownSearch />
      ) : (
        <Answered
          query={{ ...members, data: orders }}
          what="this search"
          skeleton={<Skeletons count={6} className="h-20 rounded-lg" />}
        >
          {(known) =>
            members.data?.some(isOutdated) === true ? (
              <Outdated />
            ) : known.people.length < 2 ? (
              <Alone />
            ) : known.ids.length === 0 ? (
              <NoHomes searchId={searchId} />
            ) : (
              <OrderedHomes
                key={searchId}
                orders={known}
                searchId={searchId}
                revision={searches.isPending ? null : (search?.revision ?? 0)}
              />
            )
          }
        </Answered>
      )}
    </Page>
  )
}

/** Scored by another rule than this script’s: two scores of one home would differ. */
const isOutdated = ({ rule = scoringRule }: MemberColumns): boolean => rule !== scoringRule

const Outdated = () => (
  <Notice
    title="There is a newer version of this page"
    action={<Button onClick={() => window.location.reload()}>Reload</Button>}
  >
    Homes are scored by a newer rule than the one that this page knows.
  </Notice>
)

const UnknownSearch = () => (
  <Notice isError title="We can’t find this search" action={<ButtonLink to={paths.landing}>New search</ButtonLink>}>
    It was cancelled, or it’s too old and we’ve deleted it.
  </Notice>
)

const Alone = () => (
  <Notice title="So far it’s only you" action={<ButtonLink to={paths.household}>Invite somebody</ButtonLink>}>
    Invite the person you’re looking with. This page then orders the homes by what suits you both.
  </Notice>
)

const NoHomes = ({ searchId }: { searchId: string }) => (
  <Notice
    title="This search has no homes to compare"
    action={<ButtonLink to={paths.searchResults.href(searchId)}>See the search</ButtonLink>}
  >
    It may still be running, or found nothing that fits.
  </Notice>
)
