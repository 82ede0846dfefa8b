import type { Property, SearchStatus } from '@verandah/contracts'
import { countText } from '@/lib/format.ts'
import { MapToggle } from '../map/map-toggle.tsx'
import { useMapOpening } from '../map/use-map-opening.ts'
import { useCustomWeights } from '../ranking/use-custom-weights.ts'
import { useRankedHomes } from '../ranking/use-ranked-homes.ts'
import { SaveSearchButton } from '../saved-search/save-search-button.tsx'
import { resultsGrid } from './card-grid.ts'
import { ResultsList } from './results-list.tsx'
import { SampleNote } from './sample-note.tsx'
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
          <div className="order-last basis-full empty:hidden">
            <SampleNote homes={homes} />
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
