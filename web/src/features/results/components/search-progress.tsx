import type { SearchStatus } from '@verandah/contracts'
import { Check, CircleAlert } from 'lucide-react'
import { Spinner } from '@/components/ui/spinner.tsx'
import { isInTrouble, providerWords } from '../provider-words.ts'

/** Each provider by name with what it has found so far; told politely to who cannot see it. */
export const SearchProgress = ({ search }: { search: SearchStatus }) => (
  <div
    role="status"
    className="flex flex-col gap-x-6 gap-y-2 rounded-lg bg-eucalypt-soft px-5 py-3.5 text-14 sm:flex-row sm:items-center"
  >
    <p className="flex items-center gap-3 font-semibold text-eucalypt-strong">
      <Spinner className="size-4" />
      Search in progress...
    </p>
    <ProviderLines search={search} />
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
          <span className="font-semibold">{provider.name}</span>: {providerWords(provider)}
        </span>
      </li>
    ))}
  </ul>
)
