import { getCriteria, listSearches, listSearchResults, requestSearch } from '@verandah/contracts'
import { aHome, aSearch, aWeightsRecord } from '@verandah/web/src/testing/builders.ts'
import { answerAt, refuseAt } from '../browser/network-edge.ts'
import { address, failure, type State, toast } from './row.ts'

const path = '/search-results?searchId=search-1'
const { id: _, userId: __ } = aWeightsRecord({ price: 3 })

const three = ['home-1', 'home-2', 'home-3'].map((id) => aHome({ id }))

export const opening: readonly State[] = [
  {
    name: 'an address without a search while one exists',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await answerAt(page, listSearches, { reply: [aSearch({ id: 'search-9' }), aSearch({ id: 'search-8' })] })
      await answerAt(page, listSearchResults, { reply: three })
      await go('/search-results')
    },
    rows: [address(4, 'the first search is adopted', '/search-results?searchId=search-9')],
  },
  {
    name: 'an address without a search, with saved criteria',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await answerAt(page, listSearches, { reply: [] })
      await answerAt(page, getCriteria, { reply: { suburb: 'Kew' } })
      await answerAt(page, requestSearch, { reply: { searchId: 'search-1' } })
      await answerAt(page, listSearchResults, { reply: three })
      await go('/search-results')
    },
    rows: [
      toast(8, 'Search started', { description: 'Using your saved property criteria to find matches.' }),
      address(4, 'the address gains the searchId', path),
    ],
  },
  {
    name: 'an address without a search, without criteria',
    as: 'newcomer',
    open: ({ go }) => go('/search-results'),
    rows: [
      failure(8, 'No saved criteria', 'Please set up your property criteria first.'),
      address(2, 'without search and criteria the criteria screen opens', '/setup-property-criteria'),
    ],
  },
  {
    name: 'a search by saved criteria that fails',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await answerAt(page, getCriteria, { reply: { suburb: 'Kew' } })
      await refuseAt(page, requestSearch, { detail: 'The agents are at lunch.' })
      await go('/search-results')
    },
    rows: [failure(8, 'Search failed', 'The agents are at lunch.')],
  },
  {
    name: 'a search by saved criteria that the plan does not allow',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await answerAt(page, getCriteria, { reply: { suburb: 'Kew' } })
      await refuseAt(page, requestSearch, { status: 403, code: 'search-not-allowed', detail: 'Choose a plan first.' })
      await go('/search-results')
    },
    rows: [address(8, 'a 403 leads to /pricing', '/pricing')],
  },
]
