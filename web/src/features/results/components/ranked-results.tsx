import { useQueryClient } from '@tanstack/react-query'
import type { Property, SearchStatus } from '@verandah/contracts'
import { BellPlus, List, MapPinned } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { countText } from '@/lib/format.ts'
import { useCustomWeights } from '../ranking/use-custom-weights.ts'
import { useRankedHomes } from '../ranking/use-ranked-homes.ts'
import { ChangedNote } from './changed-since.tsx'
import { UnknownNote } from './unknown-note.tsx'
import { resultsGrid } from './loading-results.tsx'
import { ResultsList } from './results-list.tsx'
import { SearchProgress, SearchTroubles } from './search-progress.tsx'
import { WeightsPanel } from './weights-panel.tsx'

interface RankedResultsProps {
  searchId: string
  search: SearchStatus | null | undefined
  homes: readonly Property[]
  isProcessing: boolean
}

/** The homes of a search with the weights that rank them, side by side where there is room. */
export const RankedResults = ({ searchId, search, homes, isProcessing }: RankedResultsProps) => {
  const custom = useCustomWeights(searchId, search)
  const { ranked, reasonsOf } = useRankedHomes(homes, search, custom)
  const map = useMapOpening()
  return (
    <div className={resultsGrid}>
      <div className="lg:sticky lg:top-24 lg:self-start">
        <WeightsPanel custom={custom} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {search !== null && search !== undefined && (
          <>{isProcessing ? <SearchProgress search={search} /> : <SearchTroubles search={search} />}</>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <h2 className="mr-auto text-20">
            Found {countText(homes.length)} {homes.length === 1 ? 'Property' : 'Properties'}
          </h2>
          <div className="order-last flex basis-full flex-col gap-1.5 empty:hidden">
            <SampleNote homes={homes} />
            <ChangedNote homes={homes} />
            <UnknownNote homes={homes} search={search} />
          </div>
          <div className="flex flex-wrap gap-2">
            {search !== null && search !== undefined && <SaveSearchButton search={search} />}
            <MapToggle isOpen={map.isOpen} onToggle={map.toggle} />
          </div>
        </div>
        <ResultsList searchId={searchId} ranked={ranked} reasonsOf={reasonsOf} hasMap={map.isOpen} />
      </div>
    </div>
  )
}

/** Homes of the simulated market are never mistaken for real ones. */
const SampleNote = ({ homes }: { homes: readonly Property[] }) => {
  const isSample = homes.some(({ sources }) => sources.some((source) => source.isSample))
  if (!isSample) return null
  return (
    <p className="flex items-center gap-2 text-14 text-ink-soft">
      <Badge tone="ochre">Sample listings</Badge>
      Made-up homes to try Verandah with.
    </p>
  )
}

const MapToggle = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) => {
  const Icon = isOpen ? List : MapPinned
  return (
    <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={onToggle}>
      <Icon aria-hidden className="size-4" />
      {isOpen ? 'Hide map' : 'Show map'}
    </Button>
  )
}

const openKey = ['is-map-open']

/** Whether the map is open; remembered while the page lives, so that coming back from a home finds it as it was. */
const useMapOpening = () => {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(queryClient.getQueryData<boolean>(openKey) ?? false)
  const toggle = () => {
    queryClient.setQueryDefaults(openKey, { gcTime: Infinity })
    queryClient.setQueryData(openKey, !isOpen)
    setOpen(!isOpen)
  }
  return { isOpen, toggle }
}

const SaveSearchDialog = lazy(async () => ({
  default: (await import('../saved-search/save-search-dialog.tsx')).SaveSearchDialog,
}))

/** Opens the dialog that keeps this search; its code comes when it is asked for. */
const SaveSearchButton = ({ search }: { search: SearchStatus }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button Icon={BellPlus} variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Save this search
      </Button>
      <Suspense>{isOpen && <SaveSearchDialog search={search} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
