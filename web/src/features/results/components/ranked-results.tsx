import type { SearchStatus } from '@verandah/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { WithCertainty } from '../certainty/with-certainty.tsx'
import { type Narrowing, notNarrowed, type useNarrowing } from '../narrowing/narrowing.ts'
import { type CustomWeights, useCustomWeights } from '../ranking/use-custom-weights.ts'
import { type Drawn, type ListedHome, useRankedHomes } from '../ranking/use-ranked-homes.ts'
import { useLateParts } from '../use-late-parts.ts'
import type { FoundHomes } from '../use-search-results.ts'
import { onWantedHome, showInList } from '../window/wanted-home.ts'
import { ChangedNote } from './changed-since.tsx'
import { resultsGrid } from './loading-results.tsx'
import { LoosenOffer } from './loosen-offer.tsx'
import { BudgetContext } from './over-budget.ts'
import { NoneLeft } from './none-left.tsx'
import { ResultsList } from './results-list.tsx'
import { ResultsToolbar } from './results-toolbar.tsx'
import { SearchProgress, SearchTroubles } from './search-progress.tsx'
import { SilentNote } from './silent-note.tsx'
import { UnknownNote } from './unknown-note.tsx'
import { useListLayout } from './use-list-layout.ts'
import { WeightsPanel } from './weights-panel.tsx'

/** Stays beside the list, and scrolls by itself where it is taller than the window. */
const panelColumn =
  'lg:sticky lg:top-24 lg:-mx-2 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:px-2 lg:[scrollbar-width:thin]'

interface RankedResultsProps extends ReturnType<typeof useNarrowing> {
  searchId: string
  search: SearchStatus | null | undefined
  found: FoundHomes
  isProcessing: boolean
}

const isComparable = ({ isOld, cards }: RankedResultsProps['found'], isProcessing: boolean): boolean =>
  !isProcessing && !isOld && cards.length > 1

const SearchState = ({ search, isProcessing }: { search: SearchStatus; isProcessing: boolean }) =>
  isProcessing ? <SearchProgress search={search} /> : <SearchTroubles search={search} />

export function RankedResults(props: RankedResultsProps) {
  const { searchId, search, found, isProcessing, narrowing, narrow } = props
  const filters = search?.filters
  const custom = useCustomWeights(searchId, search)
  const layout = useListLayout()
  const [isWeighing, setWeighing] = useState(false)
  const approach = () => setWeighing(true)
  const isReady = isComparable(found, isProcessing)
  const parts = useLateParts(isReady)
  const late = isReady && parts
  const hasNone = found.counts.shown === 0 && found.cards.length === 0
  return (
    <div className={resultsGrid}>
      <div className={panelColumn} onPointerEnter={approach} onFocus={approach}>
        <WeightsPanel custom={custom}>
          {late && <late.Learning {...{ searchId, custom }} revision={found.revision} />}
        </WeightsPanel>
      </div>
      <div className="flex min-w-0 flex-col gap-3 sm:gap-4">
        {search && <SearchState search={search} isProcessing={isProcessing} />}
        <ResultsToolbar
          counts={found.counts}
          isOld={found.isOld}
          isSample={hasSamples(found)}
          hasCosts={found.cards.some(({ cost }) => cost !== null)}
          {...{ search, narrowing, narrow, layout }}
        />
        <div className="flex flex-col gap-1.5 empty:hidden max-sm:[&_p]:text-12 max-sm:[&_span]:truncate">
          {late && <late.TogetherLink searchId={searchId} />}
          <ChangedNote cards={found.cards} isAll={!found.hasMore} />
          <UnknownNote searchId={searchId} revision={found.revision} filters={filters} />
        </div>
        <SilentNote counts={found.counts} {...{ search, narrowing, narrow }} />
        {!found.isOld && <LoosenOffer shown={found.counts.shown} {...{ search, narrowing, narrow }} />}
        {hasNone ? (
          <NoneLeft
            unknown={found.counts.unknown}
            onShowUnknown={() => narrow({ unknown: 'only' })}
            onClear={() => narrow({ ...notNarrowed, sort: narrowing.sort, silent: narrowing.silent })}
          />
        ) : (
          <BudgetContext value={filters?.maxPrice}>
            <Homes
              searchId={searchId}
              found={found}
              narrowing={narrowing}
              custom={custom}
              isWeighing={isWeighing}
              layout={layout}
              isOver={!isProcessing}
            />
          </BudgetContext>
        )}
      </div>
    </div>
  )
}

const hasSamples = ({ cards }: FoundHomes): boolean =>
  cards.some(({ sources }) => sources.some(({ isSample }) => isSample))

interface HomesProps {
  searchId: string
  found: FoundHomes
  narrowing: Narrowing
  custom: CustomWeights
  isWeighing: boolean
  layout: ReturnType<typeof useListLayout>
  isOver: boolean
}

const Homes = ({ searchId, found, narrowing, custom, isWeighing, layout, isOver }: HomesProps) => {
  const [drawn, setDrawn] = useState<Drawn>({ from: 0, to: 12 })
  const { cards, counts, revision } = found
  const of = { searchId, narrowing, revision, isWeighing, cards, count: counts.shown, hasMap: layout.hasMap }
  const ranking = useRankedHomes(of, custom, drawn)
  const isAwaited = useAwaitedHome(ranking.listed, narrowing)
  useReadingOn(found, !ranking.isPreview && (isAwaited || drawn.to > cards.length))
  const hasFailed = ranking.hasFailed || found.hasMoreFailed
  return (
    <>
      <WithCertainty
        {...{ searchId, narrowing, revision, custom }}
        isReady={isOver && !found.isOld && narrowing.sort === 'match'}
        hasColumns={ranking.mapped.all !== undefined}
      >
        <ResultsList {...ranking} {...{ searchId, layout, narrowing }} isOld={found.isOld} onDrawn={setDrawn} />
      </WithCertainty>
      {hasFailed && (
        <BottomNotice
          text="The next homes could not be loaded."
          action="Try again"
          onPress={ranking.hasFailed ? ranking.retry : () => void found.tryMoreAgain()}
        />
      )}
      {ranking.isOutdated && (
        <BottomNotice
          text="Verandah now scores homes in a new way. Reload the page to use the sliders."
          action="Reload"
          onPress={() => window.location.reload()}
        />
      )}
    </>
  )
}

interface BottomNoticeProps {
  text: string
  action: string
  onPress: () => void
}

const BottomNotice = ({ text, action, onPress }: BottomNoticeProps) => (
  <div
    role="alert"
    className="sticky bottom-18 z-10 flex items-center justify-between gap-4 rounded-lg border border-line bg-surface px-5 py-3 shadow-pop sm:bottom-4"
  >
    <p>{text}</p>
    <Button size="sm" onClick={onPress}>
      {action}
    </Button>
  </div>
)

/** Returns whether a home chosen on the map is not loaded in the list yet; it is shown once its page arrives. */
const useAwaitedHome = (listed: readonly ListedHome[], narrowing: Narrowing): boolean => {
  const [awaited, setAwaited] = useState({ id: '', narrowing })
  const isListed = (wanted: string) => listed.some(({ id }) => id === wanted)
  const isWanted = awaited.id !== '' && awaited.narrowing === narrowing
  const isThere = isWanted && isListed(awaited.id)
  const onWanted = useEffectEvent((id: string) => {
    if (!isListed(id)) setAwaited({ id, narrowing })
  })
  useEffect(() => onWantedHome(onWanted), [])
  useEffect(() => {
    if (isThere) showInList(awaited.id)
  }, [isThere, awaited.id])
  return isWanted && !isThere
}

/** Fetches page after page while more are wanted; after a failure, waits for the buyer to retry. */
const useReadingOn = (found: FoundHomes, isWanted: boolean): void => {
  const { cards, hasMore, isReadingMore, hasMoreFailed, isOld, readMore } = found
  const reads = isWanted && hasMore && !isReadingMore && !hasMoreFailed && !isOld
  useEffect(() => {
    if (reads) void readMore()
    // `cards.length`: a page may arrive before a render with `isReadingMore`.
  }, [reads, readMore, cards.length])
}
