import { getCriteria, getWeights, listProperties, listSavedProperties } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, press, renderRoute } from '@/testing/app.tsx'
import { aHome, aWeightsRecord } from '@/testing/builders.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

const shownHomes = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))

it('the criteria are beside the search, and can be changed at any time', async () => {
  asUser()
  answer(getCriteria, { reply: { suburb: 'Richmond', maxPrice: 900_000 } })
  renderRoute('/dashboard')
  const panel = within(await screen.findByRole('region', { name: 'What you are looking for' }))
  await panel.findByText('Richmond · up to $900,000')
  const change = panel.getByRole('link', { name: 'Change your criteria' })
  expect(change.getAttribute('href')).toBe('/setup-property-criteria')
})

describe('the top ranked properties', () => {
  beforeEach(asUser)

  it('show that they are loading', async () => {
    neverAnswer(listProperties)
    renderRoute('/dashboard')
    await screen.findByText('Loading properties...')
  })

  it('report a failure to load, and retry', async () => {
    refuse(listProperties, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/dashboard')
    await screen.findByText('Error loading properties. Please try again later.')
    answer(listProperties, { reply: [aHome()] })
    await press(user, 'Try again')
    await screen.findByText('12 Lennox Street')
  })

  it('report that there are none', async () => {
    renderRoute('/dashboard')
    await screen.findByText('No properties found matching your criteria.')
  })

  it('show each home with price, score and source', async () => {
    answer(listProperties, { reply: [aHome()] })
    renderRoute('/dashboard')
    await screen.findByText('$1.3M')
    expect(screen.getByRole('img', { name: 'Score 82 of 100, excellent' })).toBeDefined()
    expect(screen.getByText('3 bedrooms')).toBeDefined()
    expect(screen.getByText(/^Source: Domain/)).toBeDefined()
  })

  it('say which of them the buyer has lost', async () => {
    answer(listProperties, { reply: [aHome(), aHome({ id: 'home-2', address: '4 Swan Street' })] })
    answer(listSavedProperties, { reply: [aSavedHome({}, { stage: 'lost' })] })
    renderRoute('/dashboard')
    const lost = await screen.findByText('You lost this one')
    expect(lost.closest('article')?.getAttribute('aria-label')).toMatch(/^12 Lennox Street/)
  })

  it('load more, page by page, to the end', async () => {
    const calls = answer(listProperties, ({ url }) =>
      url.searchParams.get('cursor') === 'second'
        ? { reply: [aHome({ id: 'home-2', address: '4 Swan Street' })], headers: { 'X-Total-Count': '2' } }
        : {
            reply: [aHome()],
            headers: { 'X-Total-Count': '2', Link: '</api/properties?cursor=second>; rel="next"' },
          },
    )
    const { user } = renderRoute('/dashboard')
    await press(user, 'Load More Properties')
    await screen.findByText('2 of 2')
    expect(shownHomes()).toEqual(['12 Lennox Street, Richmond', '4 Swan Street, Richmond'])
    expect(screen.queryByRole('button', { name: 'Load More Properties' })).toBeNull()
    expect(calls.map(({ url }) => url.search)).toEqual(['?sort=score-desc', '?sort=score-desc&cursor=second'])
  })

  it('are sorted four ways', async () => {
    const calls = answer(listProperties, { reply: [aHome()] })
    const { user } = renderRoute('/dashboard')
    const sort = await screen.findByLabelText<HTMLSelectElement>('Sort by')
    expect([...sort.options].map(({ value }) => value)).toEqual(['score-desc', 'price-asc', 'price-desc', 'recent'])
    await waitFor(() => expect(calls).toHaveLength(1))
    await user.selectOptions(sort, 'price-asc')
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('sort')).toBe('price-asc'))
  })
})

describe('unfinished set-up', () => {
  beforeEach(asUser)

  it('continues with the criteria, then with the weights', async () => {
    const first = renderRoute('/dashboard')
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe(
      '/setup-property-criteria',
    )
    first.unmount()
    answer(getCriteria, { reply: { suburb: 'Richmond' } })
    renderRoute('/dashboard')
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/setup-scoring')
  })

  it('is not mentioned once the server has both, even in a new browser', async () => {
    answer(getCriteria, { reply: { suburb: 'Richmond' } })
    answer(getWeights, { reply: aWeightsRecord() })
    renderRoute('/dashboard')
    await waitFor(() => expect(window.localStorage.getItem('scoringSet')).toBe('true'))
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
  })
})
