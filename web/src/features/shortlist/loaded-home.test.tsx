import { screen } from '@testing-library/react'
import { getProperty, getSearchProperty, listProperties } from '@verandah/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '@/lib/api/query-client.ts'
import { press } from '@/testing/app.tsx'
import { aHome } from '@/testing/builders.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { nothingIsFar, openShortlist } from '@/testing/shortlist.ts'
import { loadedHomeQuery } from './use-home-of.ts'

const load = (searchId: string | null) => createQueryClient().query(loadedHomeQuery({ propertyId: 'home-1', searchId }))
const seen = aHome({ description: 'as the search saw it' })
const now = aHome({ description: 'as it is now' })
const listed = aHome({ description: 'from the list' })

describe('The home of a saved record', () => {
  it('is loaded as its search saw it', async () => {
    answer(getSearchProperty, { reply: seen })
    expect(await load('search-1')).toEqual(seen)
  })

  it('is loaded in its current state when no search is known', async () => {
    answer(getProperty, { reply: now })
    expect(await load(null)).toEqual(now)
  })

  it('is loaded in its current state when the search twice does not find it', async () => {
    const asked = refuse(getSearchProperty, { status: 404, detail: 'Not in this search.' })
    answer(getProperty, { reply: now })
    expect(await load('search-1')).toEqual(now)
    expect(asked).toHaveLength(2)
  })

  it('is loaded in its current state after three more attempts of a search that fails', async () => {
    const asked = refuse(getSearchProperty, { status: 503, detail: 'Back soon.' })
    answer(getProperty, { reply: now })
    expect(await load('search-1')).toEqual(now)
    expect(asked).toHaveLength(4)
  })

  it('is finally loaded from the list of all homes, however many pages that has', async () => {
    refuse(getProperty, { status: 404, detail: 'Gone.' })
    answer(listProperties, ({ url }) =>
      url.searchParams.get('cursor') === 'two'
        ? { reply: [listed] }
        : { reply: [aHome({ id: 'other' })], headers: { Link: '</api/properties?cursor=two>; rel="next"' } },
    )
    expect(await load(null)).toEqual(listed)
  })

  it('is not found when it is unknown everywhere', async () => {
    refuse(getProperty, { status: 404, detail: 'Gone.' })
    answer(listProperties, { reply: [] })
    await expect(load(null)).rejects.toThrow('haven’t found this home')
  })
})

describe('The card of a saved home', () => {
  beforeEach(nothingIsFar)

  it('shows the price of now and how far it moved since the home was found', async () => {
    const list = [aSavedHome({ price: 1_210_000, revision: 2 })]
    openShortlist(list)
    answer(getSearchProperty, { reply: aHome({ price: 1_250_000 }) })
    await screen.findByText('Down $40,000 since you found it')
    expect(screen.getByText('$1.2M')).toBeDefined()
  })

  it('keeps the notes in reach when the home cannot be loaded, and tries again', async () => {
    const { user } = openShortlist([aSavedHome({}, { home: null, searchId: null, notes: 'Sunny' })])
    refuse(getProperty, { status: 503, detail: 'Back soon.' })
    await screen.findByText('This home could not be loaded')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes on A saved home').value).toBe('Sunny')
    answer(getProperty, { reply: now })
    await press(user, 'Try again')
    await screen.findByRole('heading', { name: '12 Lennox Street' })
  })
})
