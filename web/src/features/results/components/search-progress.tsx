import type { ProviderProgress, SearchStatus } from '@verandah/contracts'
import { Check, CircleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { Spinner } from '@/components/ui/spinner.tsx'
import { useContinueSearch } from '@/lib/endpoints/searches.ts'
import { plural } from '@/lib/format.ts'
import { againText, isAskedNow } from '../api/late-providers.ts'

/** Each provider with the number of homes found so far, in a polite live region. */
export function SearchProgress({ search }: { search: SearchStatus }) {
  return (
    <div
      role="status"
      className="flex flex-col gap-x-6 gap-y-2 rounded-lg bg-eucalypt-soft px-5 py-3.5 text-14 sm:flex-row sm:items-center"
    >
      <p className="flex items-center gap-3 font-semibold text-eucalypt-strong">
        <Spinner className="size-4" />
        Search in progress...
      </p>
      {search.isWaiting ? <p>It is in the queue and starts automatically.</p> : <ProviderLines search={search} />}
    </div>
  )
}

/** Shown after a search: what it missed, when that is asked for again, and a button to fetch it. */
export function SearchTroubles({ search }: { search: SearchStatus }) {
  const providers = search.providers.filter((provider) => isInTrouble(provider) || provider.missingPages > 0)
  const { goOn, isPending } = useContinueSearch(search.id)
  if (providers.length === 0 && search.failure === null) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-ochre-soft px-4 py-2 text-14 sm:px-5">
      {search.failure !== null && <p>{search.failure}</p>}
      <ProviderLines search={{ providers }} />
      {providers.some(({ missingPages }) => missingPages > 0) && !providers.some(isAskedNow) && (
        <Button variant="secondary" size="sm" isPending={isPending} onClick={goOn}>
          Get the rest
        </Button>
      )}
    </div>
  )
}

const ProviderLines = ({ search: { providers } }: { search: Pick<SearchStatus, 'providers'> }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
    {providers.map((provider) => (
      <li key={provider.provider} className="flex items-center gap-1.5 tabular-nums">
        {provider.state === 'done' && <Check className="size-4 text-eucalypt" />}
        {isInTrouble(provider) && <CircleAlert className="size-4 text-ochre" />}
        <span>
          <span className="font-semibold">{provider.name}</span> {providerText(provider)}
        </span>
      </li>
    ))}
  </ul>
)

const troubles: Readonly<Partial<Record<ProviderProgress['state'], string>>> = {
  late: 'did not answer in time',
  limited: 'isn’t taking more requests right now',
  failed: 'could not be asked',
}

/**
 * Returns a provider's progress: "24 homes so far", "24 homes", "24 homes, 108 of its 167 adverts read, then it
 * did not answer in time".
 */
export function providerLabel(provider: ProviderProgress): string {
  const { state, found, given, total, missingPages } = provider
  if (state === 'searching') return searchingLabel(provider)
  const trouble = troubleOf(provider)
  if (trouble !== undefined && found === 0 && (given ?? 0) === 0) return trouble
  const isPart = missingPages > 0 && given !== null && total !== null
  const homes = isPart
    ? `${plural(found, 'home')}, ${given} of its ${plural(total, 'advert')} read`
    : plural(found, 'home')
  return trouble === undefined ? homes : `${homes}, then it ${trouble}`
}

const searchingLabel = ({ found, detail }: ProviderProgress): string => {
  if (detail !== null) return 'waiting until they are read for the first time'
  return found === 0 ? 'searching' : `${plural(found, 'home')} so far`
}

/** In the server's words where it explains itself. */
const troubleOf = ({ state, name, detail }: ProviderProgress): string | undefined => {
  const isExplained = state === 'late' || state === 'limited'
  return (isExplained ? sentenceOf(name, detail) : undefined) ?? troubles[state]
}

/**
 * Its progress, and what is done about a provider that is missing: "did not answer in time. We ask again at 9:42 am".
 */
export function providerText(provider: ProviderProgress): string {
  const again = isInTrouble(provider) ? againText(provider) : null
  return again === null ? providerLabel(provider) : `${providerLabel(provider)}. ${again}`
}

/**
 * Returns the server's detail about a provider without its name: "did not answer in time", "are still being
 * read for the first time".
 */
const sentenceOf = (name: string, detail: string | null): string | undefined =>
  detail?.startsWith(`${name} `) === true ? detail.slice(name.length + 1).replace(/\.$/, '') : undefined

const isInTrouble = ({ state }: ProviderProgress): boolean => troubles[state] !== undefined
