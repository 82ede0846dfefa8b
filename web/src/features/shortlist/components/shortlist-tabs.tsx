import type { SavedProperty } from '@verandah/contracts'
import { useSearchParams } from 'react-router-dom'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs.tsx'
import { useCompared } from '../use-compared.ts'
import { useRemoved } from '../use-removed.ts'
import { CompareBar } from './compare-bar.tsx'
import { CompareTab } from './compare-tab.tsx'
import { FavouritesTab } from './favourites-tab.tsx'
import { NoSavedHomes } from './no-homes.tsx'
import { SavedList } from './saved-list.tsx'

const tabs = ['saved', 'favorites', 'compare'] as const
type TabName = (typeof tabs)[number]

/** The open tab stands in the address. */
export const ShortlistTabs = ({ list }: { list: readonly SavedProperty[] }) => {
  const [search, setSearch] = useSearchParams()
  const open = tabs.find((name) => name === search.get('tab')) ?? 'saved'
  const show = (name: TabName) => setSearch(name === 'saved' ? {} : { tab: name }, { replace: true })
  const removed = useRemoved(list)
  const compared = useCompared(list.filter(({ id }) => !removed.isRemoved(id)))
  const listProps = { removed, compared }
  return (
    <Tabs value={open} onValueChange={(name) => show(tabs.find((known) => known === name) ?? 'saved')}>
      <TabList aria-label="My Shortlist" className="mb-6 max-w-md print:hidden">
        <Tab value="saved">Saved</Tab>
        <Tab value="favorites">
          Favorites
          <Count of={list.filter(({ favorite }) => favorite).length} />
        </Tab>
        <Tab value="compare">
          Compare
          <Count of={compared.chosen.length} />
        </Tab>
      </TabList>
      <TabPanel value="saved">
        <SavedList homes={removed.shown} {...listProps} empty={<NoSavedHomes />} />
      </TabPanel>
      <TabPanel value="favorites">
        <FavouritesTab {...listProps} onShowSaved={() => show('saved')} />
      </TabPanel>
      <TabPanel value="compare">
        <CompareTab compared={compared} />
      </TabPanel>
      {open !== 'compare' && <CompareBar compared={compared} onOpen={() => show('compare')} />}
    </Tabs>
  )
}

const Count = ({ of }: { of: number }) =>
  of > 0 && <span className="ml-1.5 font-medium text-ink-faint tabular-nums">{of}</span>
