import { queryOptions, useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, type SyntheticEvent, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Notice } from '@/components/ui/notice.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { useMedia } from '@/components/ui/use-media.ts'
import { pointAt } from '../map/pointed-home.ts'
import { type Narrowing, sortLabels } from '../narrowing/narrowing.ts'
import {
  type Drawn,
  type ListedHome,
  type MappedHomes,
  ReasonsContext,
  type ReasonsOf,
} from '../ranking/use-ranked-homes.ts'
import { CardList } from './card-list.tsx'
import { besideMap, cardGrid, narrowCardGrid } from './loading-results.tsx'
import type { ListLayout } from './use-list-layout.ts'
import { List } from 'lucide-react'
import { Modal } from '@/components/ui/dialog.tsx'

interface ResultsListProps {
  searchId: string
  listed: readonly ListedHome[]
  mapped: MappedHomes
  reasonsOf: ReasonsOf
  narrowing: Narrowing
  layout: Pick<ListLayout, 'hasRows' | 'hasMap' | 'toggleMap'>
  /** Another order or narrowing is loading. */
  isOld: boolean
  onDrawn: (drawn: Drawn) => void
}

/** Over the list on a phone, else above it or beside it. */
const MapOfHomes = ({ onClose, ...of }: Omit<ResultsMapProps, 'onLeave'> & { onClose: () => void }) => {
  const isPhone = useMedia('(width < 40rem)')
  return isPhone ? (
    <PhoneMap onClose={onClose}>
      <ResultsMap {...of} onLeave={() => flushSync(onClose)} />
    </PhoneMap>
  ) : (
    <div className="h-[60dvh] lg:sticky lg:top-20 lg:order-last lg:h-[max(24rem,calc(100dvh-18.5rem))] lg:self-start">
      <ResultsMap {...of} />
    </div>
  )
}

export const ResultsList = memo((props: ResultsListProps) => {
  const { searchId, listed, mapped, reasonsOf, narrowing, isOld, onDrawn } = props
  const { hasRows, hasMap, toggleMap } = props.layout
  const ofMap = { mapped, searchId, isHiddenShown: narrowing.hidden !== null }
  useEffect(() => pointAtNone, [])
  return (
    <div className={hasMap ? besideMap : undefined}>
      {hasMap && <MapOfHomes {...ofMap} onClose={toggleMap} />}
      <div
        id="homes-found"
        tabIndex={-1}
        aria-busy={isOld}
        onPointerOver={pointAtCard}
        onFocus={pointAtCard}
        onPointerLeave={pointAtNone}
        className={cn('transition-opacity', isOld && 'opacity-50')}
      >
        <ReasonsContext value={reasonsOf}>
          <CardList
            key={hasRows ? 'rows' : 'cards'}
            searchId={searchId}
            listed={listed}
            label={narrowing.sort === 'match' ? 'Homes, best match first' : `Homes by ${sortLabels[narrowing.sort]}`}
            hasRows={hasRows}
            className={hasRows ? 'grid grid-cols-1' : hasMap ? narrowCardGrid : cardGrid}
            onDrawn={onDrawn}
          />
        </ReasonsContext>
      </div>
    </div>
  )
})
ResultsList.displayName = 'ResultsList'

const pointAtCard = ({ target }: SyntheticEvent): void => {
  if (target instanceof Element) pointAt(target.closest<HTMLElement>('[data-home]')?.dataset.home ?? null)
}

const pointAtNone = (): void => pointAt(null)

interface ResultsMapProps {
  mapped: MappedHomes
  searchId: string
  isHiddenShown: boolean
  /** Closes a map that covers the list. */
  onLeave?: () => void
}

const ResultsMap = (of: ResultsMapProps) => {
  const { HomeMap, hasFailed, retry } = useHomeMap()
  const { all, isMissing, readAll } = of.mapped
  if (HomeMap !== undefined && all !== undefined) return <HomeMap {...of} {...of.mapped} all={all} />
  if (!hasFailed && !isMissing) {
    return (
      <div role="status" className="h-full">
        <span className="sr-only">Opening the map…</span>
        <Skeleton className="h-full rounded-lg" />
      </div>
    )
  }
  return (
    <Notice
      isError
      title="The map could not be opened"
      action={<Button onClick={isMissing ? () => void readAll() : retry}>Try again</Button>}
    >
      The connection may have broken. The list is not affected.
    </Notice>
  )
}

const mapCodeQuery = queryOptions({
  queryKey: ['home-map'],
  queryFn: async () => (await import('../map/home-map.tsx')).HomeMap,
  structuralSharing: false,
})

const useHomeMap = () => {
  const code = useQuery(mapCodeQuery)
  return { HomeMap: code.data, hasFailed: code.isError, retry: () => void code.refetch() }
}

interface PhoneMapProps {
  /** Called by the button, Escape and the back gesture of a phone. */
  onClose: () => void
  children: ReactNode
}

function PhoneMap({ onClose, children }: PhoneMapProps) {
  return (
    <Modal aria-label="Map" onClose={onClose}>
      <div className="absolute inset-0 flex flex-col bg-paper pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)]">
        <div className="p-2">
          <Button variant="secondary" size="sm" Icon={List} className="min-h-11" onClick={onClose}>
            Back to the list
          </Button>
        </div>
        <div className="min-h-0 flex-1 [&_.home-map]:rounded-none [&_.home-map]:border-x-0">{children}</div>
      </div>
    </Modal>
  )
}
