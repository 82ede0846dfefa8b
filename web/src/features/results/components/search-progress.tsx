import type { ProviderProgress, SearchStatus } from '@verandah/contracts'
import { Check, CircleAlert } from 'lucide-react'
import { Spinner } from '@/components/ui/spinner.tsx'
import { plural } from '@/lib/format.ts'

/** Each provider by name with what it has found so far; announced politely to screen readers. */
export const SearchProgress = ({ search }: { search: SearchStatus }) => (
  <div
    role="status"
    className="flex flex-col gap-x-6 gap-y-2 rounded-lg bg-eucalypt-soft px-5 py-3.5 text-14 sm:flex-row sm:items-center"
  >
    <p className="flex items-center gap-3 font-semibold text-eucalypt-strong">
      <Spinner className="size-4" />
      Search in progress...
    </p>
    {search.isWaiting ? <p>It waits for its turn and begins by itself.</p> : <ProviderLines search={search} />}
  </div>
)

/** Once a search is over only what went wrong is still worth saying. */
export const SearchTroubles = ({ search }: { search: SearchStatus }) => {
  const providers = search.providers.filter(isInTrouble)
  if (providers.length === 0) return null
  return (
    <div className="rounded-lg bg-ochre-soft px-5 py-3.5 text-14">
      <ProviderLines search={{ providers }} />
    </div>
  )
}

const ProviderLines = ({ search: { providers } }: { search: Pick<SearchStatus, 'providers'> }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
    {providers.map((provider) => (
      <li key={provider.provider} className="flex items-center gap-1.5 tabular-nums">
        {provider.state === 'done' && <Check aria-hidden className="size-4 text-eucalypt" />}
        {isInTrouble(provider) && <CircleAlert aria-hidden className="size-4 text-ochre" />}
        <span>
          <span className="font-semibold">{provider.name}</span>: {providerLabel(provider)}
        </span>
      </li>
    ))}
  </ul>
)

const troubles: Readonly<Partial<Record<ProviderProgress['state'], string>>> = {
  late: 'did not answer in time',
  limited: 'takes no more requests just now',
  failed: 'could not be asked',
}

/** How a provider is doing: "24 homes so far", "24 homes", "did not answer in time". */
export const providerLabel = ({ state, found }: ProviderProgress): string => {
  if (state === 'searching') return found === 0 ? 'searching' : `${plural(found, 'home')} so far`
  const trouble = troubles[state]
  if (trouble === undefined) return plural(found, 'home')
  return found === 0 ? trouble : `${plural(found, 'home')}, then it ${trouble}`
}

const isInTrouble = ({ state }: ProviderProgress): boolean => troubles[state] !== undefined
