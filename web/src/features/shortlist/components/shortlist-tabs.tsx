import { maxCompared, paths, type SavedProperty } from '@verandah/contracts'
import { Heart, House } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LateAfterBought } from '@/components/saved-home/late-after-bought.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs.tsx'
import { useHomeCosts } from '@/lib/home-costs/use-home-costs.ts'
import { useArranged } from '../use-arranged.ts'
import { type Compared, useCompared } from '../use-compared.ts'
import { useRemoved } from '../use-removed.ts'
import { CompareTab } from './compare-tab.tsx'
import { SavedList, type Shown } from './saved-list.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { streetOf } from '@/components/property/street-of.ts'

const tabs = ['saved', 'board', 'favorites', 'compare'] as const
type TabName = (typeof tabs)[number]

export function ShortlistTabs({ list }: { list: readonly SavedProperty[] }) {
  const [search, setSearch] = useSearchParams()
  const open = tabs.find((name) => name === search.get('tab')) ?? 'saved'
  const show = (name: TabName) => {
    const next = new URLSearchParams(search)
    next.delete('tab')
    if (name !== 'saved') next.set('tab', name)
    setSearch(next, { replace: true })
  }
  const compareTab = useRef<HTMLButtonElement>(null)
  const removed = useRemoved(list)
  const listed = list.filter(({ id }) => !removed.isRemoved(id))
  const compared = useCompared(listed)
  const costs = useHomeCosts()
  const listProps = { removed, compared, costs, ...useArranged() }
  // The compare bar unmounts when the comparison opens, so its tab takes the focus.
  const openComparison = () => {
    show('compare')
    compareTab.current?.focus()
  }
  return (
    <Tabs value={open} onValueChange={(name) => show(tabs.find((known) => known === name) ?? 'saved')}>
      <TabList aria-label="My Shortlist" className="mb-6 max-w-md flex-wrap rounded-[1.625rem] print:hidden">
        <Tab value="saved">Saved</Tab>
        <Tab value="board">Board</Tab>
        <Tab value="favorites">
          Favorites
          <Count of={list.filter(({ favorite }) => favorite).length} />
        </Tab>
        <Tab ref={compareTab} value="compare">
          Compare
          <Count of={compared.chosen.length} />
        </Tab>
      </TabList>
      {open !== 'compare' && (
        <LateAfterBought
          data-after-bought
          className="sticky top-18 z-20 mb-6 rounded-lg bg-paper empty:hidden print:hidden"
        />
      )}
      <TabPanel value="saved">
        <SavedList homes={removed.shown} hasTheirs {...listProps} empty={<NoSavedHomes />} />
      </TabPanel>
      <TabPanel value="board">
        <SavedList homes={listed} isBoard {...listProps} empty={<NoSavedHomes />} />
      </TabPanel>
      <TabPanel value="favorites">
        <FavouritesTab {...listProps} onShowSaved={() => show('saved')} />
      </TabPanel>
      <TabPanel value="compare">
        <CompareTab compared={compared} />
      </TabPanel>
      {open !== 'compare' && <CompareBar compared={compared} onOpen={openComparison} />}
    </Tabs>
  )
}

const Count = ({ of }: { of: number }) =>
  of > 0 && <span className="ml-1.5 font-medium text-ink-faint tabular-nums">{of}</span>

interface FavouritesTabProps extends Shown {
  onShowSaved: () => void
}

/** The favourites. An unmarked home stays until the tab closes, so that a mistake can be undone there. */
const FavouritesTab = ({ onShowSaved, ...listProps }: FavouritesTabProps) => {
  const { shown } = listProps.removed
  const [atFirst] = useState(() => new Set(shown.filter(({ favorite }) => favorite).map(({ id }) => id)))
  const favourites = shown.filter(({ id, favorite }) => favorite || atFirst.has(id))
  const empty =
    shown.length === 0 ? <NoSavedHomes title="No favorites yet" /> : <NoFavourites onShowSaved={onShowSaved} />
  return <SavedList homes={favourites} {...listProps} empty={empty} />
}

const NoFavourites = ({ onShowSaved }: { onShowSaved: () => void }) => (
  <Notice
    className="py-20"
    Icon={Heart}
    title="No favorites yet"
    action={
      <Button variant="secondary" onClick={onShowSaved}>
        Show saved homes
      </Button>
    }
  >
    Tap the heart on a home you could live in to see it here too.
  </Notice>
)

const NoSavedHomes = ({ title = 'No saved properties' }: { title?: string }) => (
  <Notice
    className="py-20"
    Icon={House}
    title={title}
    action={<ButtonLink to={paths.searchResults.href()}>Find homes</ButtonLink>}
  >
    Tap the heart on a home in your results to keep it here with your notes and tags, even after its advert is gone.
  </Notice>
)

/** A sticky bar with the chosen homes that opens the comparison. */
function CompareBar({ compared: { chosen }, onOpen }: { compared: Compared; onOpen: () => void }) {
  return (
    chosen.length > 0 && (
      <div
        data-compare-bar
        className="sticky bottom-18 z-20 mx-auto mt-6 flex w-fit max-w-full animate-enter items-center gap-3 rounded-full border border-line bg-surface py-1.5 pr-1.5 pl-4 shadow-pop sm:bottom-4 print:hidden"
      >
        <span aria-hidden className="hidden -space-x-2 sm:flex">
          {chosen.map(({ id, home }) => (
            <span key={id} className="size-9 overflow-hidden rounded-full border-2 border-surface">
              <PropertyPicture
                src={home?.imageUrl ?? null}
                alt={home === null ? '' : streetOf(home)}
                className="h-full"
              />
            </span>
          ))}
        </span>
        <p role="status" className="text-14 text-ink-soft tabular-nums">
          {chosen.length} of {maxCompared} chosen
        </p>
        <Button size="sm" className="min-h-11" onClick={onOpen}>
          Compare now
        </Button>
      </div>
    )
  )
}
