import { hrefOf, listResultCards, listResultColumns, listSearches, type Weights } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { aCard, aHome, aSearch, aWeightsRecord } from '@/testing/builders.ts'
import { columnsOf } from '@/testing/columns.ts'
import { answer, type Asked } from '@/testing/network.ts'
import { cardsFrom, countsOf, openResults, street } from './testing/result-cards.ts'

const params = { searchId: 'search-1' }
const nextLink = (cursor: string) => ({
  Link: `<${hrefOf(listResultCards, { params, query: { cursor } })}>; rel="next"`,
})

/** Answers with 30 homes in two pages. */
const answerPages = () =>
  answer(listResultCards, ({ url }) =>
    url.searchParams.has('cursor')
      ? { reply: cardsFrom(24, 30), headers: countsOf(30) }
      : { reply: cardsFrom(0, 24), headers: { ...countsOf(30), ...nextLink('two') } },
  )

const cursors = (asked: readonly Asked[]) => asked.map(({ url }) => url.searchParams.get('cursor'))

beforeEach(() => {
  asUser()
  answer(listSearches, { reply: [aSearch()] })
})

describe('The pages of a list', () => {
  it('are read one after the other, as far as they are seen', async () => {
    const asked = answerPages()
    await openResults()
    await screen.findByRole('article', { name: /^29 Page Street/ })
    expect(screen.getAllByRole('article')).toHaveLength(30)
    expect(cursors(asked)).toEqual([null, 'two'])
    expect(screen.getByRole('heading', { name: 'Found 30 Properties' })).toBeTruthy()
  })

  it('keep their places while they load, and report a failed one', async () => {
    let isBroken = true
    answer(listResultCards, ({ url }) => {
      const page = url.searchParams.has('cursor') ? cardsFrom(24, 30) : cardsFrom(0, 24)
      const headers = { ...countsOf(30), ...(url.searchParams.has('cursor') ? {} : nextLink('two')) }
      return isBroken && url.searchParams.has('cursor') ? { status: 503 } : { reply: page, headers }
    })
    const user = await openResults()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The next homes could not be loaded.')
    expect(screen.getByRole('list', { name: 'Homes, best match first' }).children).toHaveLength(30)
    isBroken = false
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('article', { name: /^29 Page Street/ })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are read from the start again when the server refuses the cursor', async () => {
    let place = 'two'
    const asked = answer(listResultCards, ({ url }) => {
      const cursor = url.searchParams.get('cursor')
      if (cursor === null) return { reply: cardsFrom(0, 24), headers: { ...countsOf(30), ...nextLink(place) } }
      return cursor === 'two' ? { status: 400 } : { reply: cardsFrom(24, 30), headers: countsOf(30) }
    })
    const user = await openResults()
    const again = await screen.findByRole('button', { name: 'Try again' })
    place = 'moved'
    await user.click(again)
    await screen.findByRole('article', { name: /^29 Page Street/ })
    expect(cursors(asked)).toEqual([null, 'two', null, 'moved'])
  })

  it('are skipped when a preview brings other homes into view', async () => {
    const weights: Weights = aWeightsRecord()
    const { filters } = aSearch()
    const far = aHome({ ...street(70), price: 300_000, bedrooms: 5 })
    const near = aHome({ ...street(1), price: 1_900_000, bedrooms: 1 })
    answer(listSearches, { reply: [aSearch({ scoringWeights: weights })] })
    answer(listResultColumns, { reply: columnsOf([near, far], { weights, filters }) })
    const asked = answer(listResultCards, ({ url }) => {
      const isNamed = url.searchParams.has('ids')
      const headers = isNamed ? {} : { ...countsOf(2), ...nextLink('two') }
      if (url.searchParams.has('cursor')) return new Promise<never>(() => undefined)
      return { reply: isNamed ? [aCard(street(70))] : [aCard(street(1))], headers }
    })
    const user = await openResults()
    screen.getByRole('slider', { name: 'Price' }).focus()
    await user.keyboard('{End}')
    await screen.findByRole('article', { name: /^70 Page Street/ })
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      '70 Page Street',
      '1 Page Street',
    ])
    expect(asked.flatMap(({ url }) => url.searchParams.get('ids') ?? [])).toEqual(['home-70'])
  })
})

describe('Sorting and filtering a list', () => {
  const shown = () => screen.getByText(/^Showing/).textContent

  it('is requested from the server and appears in the URL; Back reverts it', async () => {
    const asked = answer(listResultCards, ({ url }) => ({
      reply: cardsFrom(0, url.searchParams.has('under') ? 3 : 12),
      headers: countsOf(url.searchParams.has('under') ? 3 : 12, 12),
    }))
    const user = await openResults()
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price, low to high')
    await waitFor(() => expect(asked.at(-1)?.url.searchParams.get('sort')).toBe('price-low'))
    expect(currentAddress()).toBe('/search-results?searchId=search-1&sort=price-low')
    await press(user, 'Filter')
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter these results' }))
    await user.type(dialog.getByLabelText('Price under'), '800k')
    await user.click(dialog.getByRole('checkbox', { name: 'House' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Own pool' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Open this weekend' }))
    await user.type(dialog.getByLabelText('Words to include'), ' north  ')
    await user.click(dialog.getByRole('button', { name: 'Show homes' }))
    await waitFor(() => expect(shown()).toBe('Showing 3 of 12'))
    const query = 'type=House&fact=pool%3Ayes&open=weekend&under=800000&words=north'
    expect(new URLSearchParams(currentAddress().split('?')[1]).toString()).toContain(query)
    const sent = asked.at(-1)?.url.searchParams
    expect(sent?.getAll('type')).toEqual(['House'])
    expect([sent?.get('fact'), sent?.get('under'), sent?.get('words')]).toEqual(['pool:yes', '800000', 'north'])
    await press(user, 'Remove Under $800,000')
    await waitFor(() => expect(shown()).toBe('Showing 12 of 12'))
    window.history.back()
    await waitFor(() => expect(shown()).toBe('Showing 3 of 12'))
    expect(screen.getByRole('heading', { name: 'Found 12 Properties' })).toBeTruthy()
  })

  it('starts as a link states, and ignores invalid parts of the link', async () => {
    const asked = answer(listResultCards, { reply: cardsFrom(0, 2), headers: countsOf(2, 9, 3) })
    const nonsense = 'type=Castle&under=cheap&beds=-2&fact=nothing:yes&hidden=maybe'
    await openResults(`/search-results?searchId=search-1&sort=land&unseen=1&${nonsense}`)
    expect(shown()).toBe('Showing 2 of 9 · 3 hidden')
    expect(asked[0]?.url.search).toBe('?limit=24&sort=land&unseen=1')
    expect(screen.getByLabelText('Sort by')).toHaveProperty('value', 'land')
  })

  it('shows no number of the previous list while the next one loads', async () => {
    let read = (): void => undefined
    const isRead = new Promise<void>((resolve) => (read = resolve))
    answer(listResultCards, async ({ url }) => {
      if (url.searchParams.has('words')) await isRead
      return { reply: cardsFrom(0, 3), headers: countsOf(3, 5) }
    })
    const user = await openResults('/search-results?searchId=search-1&unseen=1')
    expect(shown()).toBe('Showing 3 of 5')
    await press(user, 'Filter (1)')
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter these results' }))
    await user.type(dialog.getByLabelText('Words to include'), 'north')
    await user.click(dialog.getByRole('button', { name: 'Show homes' }))
    await screen.findByText('Updating…')
    read()
    await waitFor(() => expect(shown()).toBe('Showing 3 of 5'))
  })

  it('that matches nothing is reported and can be cleared', async () => {
    answer(listResultCards, ({ url }) =>
      url.searchParams.has('words')
        ? { reply: [], headers: { ...countsOf(0, 5), 'X-Unknown-Count': '2' } }
        : { reply: cardsFrom(0, 5), headers: countsOf(5) },
    )
    const { user } = renderRoute('/search-results?searchId=search-1&words=moat')
    await screen.findByText('No homes match these filters')
    expect(screen.getByRole('heading', { name: 'Found 5 Properties' })).toBeTruthy()
    expect(screen.getByText(/^2 more may match/)).toBeTruthy()
    await press(user, 'Clear filters')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5))
  })
})

describe('A card', () => {
  it('becomes a row, which this browser remembers', async () => {
    answer(listResultCards, { reply: cardsFrom(0, 2), headers: countsOf(2) })
    const user = await openResults()
    await press(user, 'Show as rows')
    expect(screen.queryByRole('button', { name: /^View Property/ })).toBeNull()
    const [row] = screen.getAllByRole('article')
    expect(
      within(row!)
        .getByRole('link', { name: /0 Page Street/ })
        .getAttribute('href'),
    ).toBe('/property/home-0?searchId=search-1')
    expect(localStorage.getItem('showsRows')).toBe('true')
    await press(user, 'Show as cards')
    expect(screen.getAllByRole('button', { name: /^View Property/ })).toHaveLength(2)
  })
})
