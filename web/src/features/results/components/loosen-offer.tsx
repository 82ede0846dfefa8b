import { useQuery } from '@tanstack/react-query'
import { listLoosenings, type Loosening, type SearchFilters, type SearchStatus } from '@verandah/contracts'
import { Button } from '@/components/ui/button.tsx'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { useSearchAgain } from '@/lib/endpoints/searches.ts'
import { plural } from '@/lib/format.ts'
import { type Narrowing, narrowingParts, queryOf, type useNarrowing } from '../narrowing/narrowing.ts'
import { filterParts } from '../search-bar/filter-parts.ts'

/** Offers to loosen a filter below this many homes. */
const few = 5

interface LoosenOfferProps extends ReturnType<typeof useNarrowing> {
  search: SearchStatus | null | undefined
  shown: number
}

/** When few homes are left, offers to remove the filter that excludes most. */
export function LoosenOffer({ search, shown, narrowing, narrow }: LoosenOfferProps) {
  const isFew = shown < few && narrowing.unknown === null && search?.status === 'completed'
  const { data: [most] = [] } = useQuery({ ...looseningsQuery(search, narrowing), enabled: isFew })
  if (!isFew || most === undefined) return null
  return <Loosen most={most} filter={withoutIt(most, narrowing, search.filters)} narrow={narrow} />
}

interface LoosenProps extends Pick<LoosenOfferProps, 'narrow'> {
  most: Loosening
  filter: ReturnType<typeof withoutIt>
}

const Loosen = ({ most, filter: { inNarrowing, inSearch }, narrow }: LoosenProps) => {
  const { searchAgain, isPending } = useSearchAgain()
  const words = (inNarrowing ?? inSearch)?.words
  if (words === undefined) return null
  const more = plural(most.homes, 'more home')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-5 py-3.5">
      <p className="min-w-0 flex-1 basis-64 text-14 text-ink-soft">
        “{words}” costs the most homes: {inSearch === null ? more : `at least ${more}`} without it.
      </p>
      {inNarrowing !== null && (
        <Button size="sm" variant="secondary" onClick={() => narrow(inNarrowing.without)}>
          Show {more}
        </Button>
      )}
      {inSearch !== null && (
        <Button
          size="sm"
          variant="secondary"
          busy={isPending && 'Searching…'}
          onClick={() => searchAgain({ ...inSearch.without, isBrief: true })}
        >
          Search without it
        </Button>
      )}
    </div>
  )
}

const looseningsQuery = (search: SearchStatus | null | undefined, narrowing: Narrowing) => {
  const { unknown: _, ...query } = queryOf(narrowing)
  return {
    queryKey: queryKeyOf(listLoosenings, search?.id, search?.revision, query),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callRoute(listLoosenings, { params: { searchId: search?.id ?? '' }, query, signal }),
  }
}

/** The filter's words and the filters without it, where it is. */
const withoutIt = (most: Loosening, narrowing: Narrowing, filters: SearchFilters) => ({
  inNarrowing: most.of === 'narrowing' ? narrowingWithout(narrowing, most) : null,
  inSearch: most.of === 'search' ? filtersWithout(filters, most) : null,
})

type Filter = Pick<Loosening, 'field' | 'value'>

const narrowingWithout = (narrowing: Narrowing, { field, value }: Filter) => {
  if (field === 'type') return { words: narrowing.type.join(' or '), without: { type: [] } }
  const isIt = ({ without }: { without: Partial<Narrowing> }) =>
    value === null ? Object.hasOwn(without, field) : without.fact?.includes(value) === false
  return narrowingParts(narrowing).find(isIt) ?? null
}

const filtersWithout = (filters: SearchFilters, { field, value }: Filter) => {
  const fields = field === 'price' ? ['minPrice', 'maxPrice'] : [field === 'facts' ? 'wishes' : field]
  const found = filterParts(filters).find(
    (part) =>
      fields.includes(part.field) &&
      (value === null || part.without?.facts?.some((fact) => `${fact.name}:${fact.value}` === value) === false),
  )
  return found?.without ? { words: found.words, without: found.without } : null
}
