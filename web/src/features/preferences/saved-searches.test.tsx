import { screen, waitFor, within } from '@testing-library/react'
import {
  type FactName,
  type FactWish,
  listSavedSearches,
  listSearches,
  saveSearch,
  updateSavedSearch,
} from '@verandah/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentAddress } from '@/testing/app.tsx'
import { aSavedSearch, aSearch } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { searchLabel } from '@/components/search-filters/search-label.ts'
import { placeLabel } from './search-labels.ts'
import { asSavedSearcher, openSavedSearches, richmond } from './testing/open-saved-searches.ts'

const hobart = { suburb: 'Hobart', state: 'TAS', postcode: '7000' } as const

beforeEach(asSavedSearcher)

describe('Saved searches', () => {
  it('load with a word', async () => {
    neverAnswer(listSavedSearches)
    const { part } = await openSavedSearches()
    expect(part.getByRole('status', { name: 'Loading your saved searches' })).toBeDefined()
  })

  it('can be asked for again after a failure', async () => {
    refuse(listSavedSearches, { status: 503, detail: 'Back soon.' })
    const { user, part } = await openSavedSearches()
    await part.findByText('We could not load your saved searches')
    answer(listSavedSearches, { reply: [aSavedSearch()] })
    await user.click(part.getByRole('button', { name: 'Try again' }))
    await part.findByRole('heading', { name: 'Terraces' })
  })

  it('link to the first search when there were no searches', async () => {
    answer(listSavedSearches, { reply: [] })
    const { part } = await openSavedSearches()
    await part.findByText(/^No saved searches yet/)
    expect((await part.findByRole('link', { name: 'Start a search' })).getAttribute('href')).toBe('/dashboard')
  })

  it('show their filters and state, and open their results', async () => {
    const { part } = await openSavedSearches()
    await part.findByText('Richmond VIC 3121 · up to $1,500,000')
    expect(part.getByText(/^18 homes on \w{3} 20 Nov.* · next \w{3} 21 Nov/)).toBeDefined()
    const link = part.getByRole('link', { name: 'Open the results of Terraces' })
    expect(link.getAttribute('href')).toBe('/search-results?searchId=search-7')
  })
})

it.each([
  ['daily', 'Not run yet · first run within minutes, then every morning'],
  ['instant', 'Not run yet · first run within minutes'],
] as const)('A new %s search says that its first run is due', async (frequency, words) => {
  answer(listSavedSearches, {
    reply: [aSavedSearch({ frequency, lastCheckedAt: null, nextCheckAt: '2020-01-01T00:00:00Z' })],
  })
  const { part } = await openSavedSearches()
  await part.findByText(words)
})

describe('A saved search', () => {
  it('is paused at once', async () => {
    const updated = answer(updateSavedSearch, { reply: aSavedSearch({ frequency: 'off', nextCheckAt: null }) })
    const { user, part } = await openSavedSearches()
    const select = await part.findByLabelText<HTMLSelectElement>('How often Terraces runs')
    answer(listSavedSearches, { reply: [aSavedSearch({ frequency: 'off', nextCheckAt: null })] })
    await user.selectOptions(select, 'Paused')
    expect(select.value).toBe('off')
    await waitFor(() => expect(updated[0]?.body).toEqual({ frequency: 'off' }))
    await part.findByText(/ · paused$/)
  })

  it('reverts when the change failed', async () => {
    refuse(updateSavedSearch, { status: 503, detail: 'Back soon.' })
    const { user, part } = await openSavedSearches()
    await user.selectOptions(await part.findByLabelText('How often Terraces runs'), 'Every few minutes')
    await screen.findByText('There was an error saving your preferences: Back soon.')
    const select = part.getByLabelText<HTMLSelectElement>('How often Terraces runs')
    await waitFor(() => expect(select.value).toBe('daily'))
  })

  it('gets another name with Enter, and keeps its own with Escape', async () => {
    const updated = answer(updateSavedSearch, { reply: aSavedSearch({ name: 'Old houses' }) })
    const { user, part } = await openSavedSearches()
    await user.click(await part.findByRole('button', { name: 'Rename Terraces' }))
    await user.keyboard('Cottages{Escape}')
    expect(part.getByRole('heading', { name: 'Terraces' })).toBeDefined()
    expect(updated).toHaveLength(0)
    expect(document.activeElement).toBe(part.getByRole('button', { name: 'Rename Terraces' }))
    answer(listSavedSearches, { reply: [aSavedSearch({ name: 'Old houses' })] })
    await user.click(part.getByRole('button', { name: 'Rename Terraces' }))
    await user.clear(part.getByLabelText('New name of Terraces'))
    await user.type(part.getByLabelText('New name of Terraces'), 'Old houses{Enter}')
    await part.findByRole('heading', { name: 'Old houses' })
    await waitFor(() => expect(updated[0]?.body).toEqual({ name: 'Old houses' }))
  })
})

describe('Keeping a recent search', () => {
  it('offers finished searches that are not saved, each kind once', async () => {
    const filters = { locations: [hobart], maxPages: 5 }
    const saved = answer(saveSearch, { reply: aSavedSearch({ id: 'saved-2', name: 'Hobart', filters }) })
    answer(listSearches, {
      reply: [
        aSearch({ id: 'running', status: 'processing', completedAt: null }),
        aSearch({ id: 'new', filters }),
        aSearch({ id: 'same', filters }),
        aSearch({ id: 'known', filters: { locations: [richmond], maxPrice: 1_500_000, maxPages: 5 } }),
      ],
    })
    const { user, part } = await openSavedSearches()
    const options = within(await part.findByLabelText('Save a recent search')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Hobart TAS 7000'])
    await user.click(part.getByRole('button', { name: 'Save this search' }))
    await part.findByRole('heading', { name: 'Hobart' })
    expect(saved[0]?.body).toEqual({ searchId: 'new', name: 'Hobart' })
    expect(part.queryByLabelText('Save a recent search')).toBeNull()
  })

  it('leads to the plans when the plan has ended', async () => {
    answer(listSearches, { reply: [aSearch()] })
    refuse(saveSearch, { status: 403, detail: 'Your trial has ended.' })
    const { user, part } = await openSavedSearches()
    await user.click(await part.findByRole('button', { name: 'Save this search' }))
    await waitFor(() => expect(currentAddress()).toBe('/pricing'))
    await screen.findByText('Your trial has ended.')
  })
})

describe('A search in words', () => {
  it('names the places and every limit', () => {
    const filters = { locations: [richmond], minPrice: 500_000, maxPrice: 900_000, minBedrooms: 3, maxPages: 5 }
    expect(searchLabel({ ...filters, propertyType: 'House', minBathrooms: 1, minParking: 2, minLandSize: 1200 })).toBe(
      'Richmond VIC 3121 · House · $500,000 to $900,000 · 3 bedrooms or more · 1 bathroom or more · parking for 2 or more · 1,200 m² or more',
    )
    expect(searchLabel({ locations: [hobart], minPrice: 500_000, maxPages: 5 })).toBe('Hobart TAS 7000 · from $500,000')
  })

  it('names surrounding suburbs and wishes', () => {
    const wish = (name: FactName, kind: FactWish['wish']): FactWish => ({ name, value: 'yes', wish: kind })
    const facts = [wish('solarPanels', 'must'), wish('study', 'prefer'), wish('pool', 'must')]
    expect(searchLabel({ locations: [hobart], withinKm: 5, maxPages: 5, facts })).toBe(
      'Hobart TAS 7000 · suburbs within 5 km · must have: Solar panels, Own pool · would like: Study',
    )
  })

  it('is named after its places', () => {
    const named = (count: number) =>
      placeLabel({ locations: [richmond, hobart, richmond].slice(0, count), maxPages: 5 })
    expect([named(1), named(2), named(3)]).toEqual(['Richmond', 'Richmond and Hobart', 'Richmond and 2 more'])
  })
})
