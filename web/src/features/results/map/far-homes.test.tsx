import { listResultCards, listResultColumns } from '@verandah/contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { press } from '@/testing/app.tsx'
import { aCard, aHome } from '@/testing/builders.ts'
import { columnsByScore } from '@/testing/columns.ts'
import { answer } from '@/testing/network.ts'
import { aMappedSearch } from '../testing/open-map.ts'
import { countsOf, openResults } from '../testing/result-cards.ts'

const scoreOf = (index: number) => 99 - index

/** Homes in a row from west to east, best first. */
const homesAt = (placeOf: (index: number) => number) =>
  Array.from({ length: 60 }, (_, index) =>
    aHome({
      id: `home-${index}`,
      address: `${index} Far Street`,
      latitude: -37.8,
      longitude: placeOf(index),
      score: scoreOf(index),
      displayScore: scoreOf(index),
    }),
  )

interface Standing {
  placeOf?: (index: number) => number
  /** Whether requests for cards by id fail. */
  isBroken?: () => boolean
}

/** Opens a map of 60 homes, of which the first page has 24. Returns the card requests: a cursor or ids. */
const open = async ({ placeOf = (index) => 140 + index / 5, isBroken = () => false }: Standing = {}) => {
  const homes = homesAt(placeOf)
  const cards = homes.map((home) => aCard(home))
  answer(listResultColumns, { reply: columnsByScore(homes) })
  const asked = answer(listResultCards, ({ url: { searchParams } }) => {
    const ids = searchParams.get('ids')?.split(',')
    if (ids !== undefined) return isBroken() ? { status: 503 } : { reply: cards.filter(({ id }) => ids.includes(id)) }
    const from = Number(searchParams.get('cursor') ?? 0)
    const Link = `</api/search-properties/search-1?cursor=${from + 24}>; rel="next"`
    return { reply: cards.slice(from, from + 24), headers: { ...countsOf(60), ...(from < 48 && { Link }) } }
  })
  const user = await openResults()
  await press(user, 'Show map')
  await screen.findByRole('region', { name: 'Map of the homes' })
  const cardsAsked = () =>
    asked.slice(1).map(({ url }) => url.searchParams.get('cursor') ?? url.searchParams.get('ids'))
  return { user, cardsAsked }
}

const lastMarker = () => screen.findByRole('button', { name: new RegExp(`^Score ${scoreOf(59)}, `) })

beforeEach(aMappedSearch)

describe('A home of the map whose page has not loaded', () => {
  it('is shown without its card, which loads when the focus reaches it', async () => {
    const { cardsAsked } = await open()
    const marker = await lastMarker()
    expect(marker.getAttribute('aria-label')).toBe('Score 40, fair: $1.25M')
    expect(cardsAsked()).toEqual([])
    act(() => marker.focus())
    await waitFor(() =>
      expect(marker.getAttribute('aria-label')).toBe('Score 40, fair: 59 Far Street, Richmond, $1.3M'),
    )
    expect(await screen.findByText('Score 40, fair: 59 Far Street, Richmond, $1.3M')).toHaveProperty('role', 'status')
    expect(cardsAsked()).toEqual(['home-59'])
  })

  it('is pointed at no more once its results are left', async () => {
    await open()
    const marker = await lastMarker()
    act(() => marker.focus())
    cleanup()
    const { cardsAsked } = await open()
    expect((await lastMarker()).getAttribute('aria-label')).toBe('Score 40, fair: $1.25M')
    expect(cardsAsked()).toEqual([])
  })

  it('is shown in the list, which is read on as far as that home', async () => {
    const { user, cardsAsked } = await open()
    await user.click(await lastMarker())
    await press(user, 'Show in the list')
    await waitFor(() => expect(document.activeElement?.getAttribute('data-home')).toBe('home-59'))
    expect(cardsAsked()).toEqual(['home-59', '24', '48'])
  })

  it('reports that its card could not be loaded, and retries', async () => {
    let isBroken = true
    const { user } = await open({ isBroken: () => isBroken })
    await user.click(await lastMarker())
    await screen.findByText('This home could not be loaded.')
    isBroken = false
    await press(user, 'Try again')
    await screen.findByRole('link', { name: '59 Far Street' })
  })
})

it('of many homes at one place a dozen are shown, and more on demand', async () => {
  const { user, cardsAsked } = await open({ placeOf: (index) => (index < 30 ? 140 : 150) })
  await press(user, /^30 homes\. Best: Score 69, /)
  const chosen = within(await screen.findByRole('list', { name: 'Chosen on the map' }))
  await waitFor(() => expect(chosen.getAllByRole('link')).toHaveLength(12))
  await user.click(chosen.getByRole('button', { name: 'Show more of 30 homes' }))
  await waitFor(() => expect(chosen.getAllByRole('link')).toHaveLength(24))
  expect(cardsAsked().at(-1)?.split(',')).toHaveLength(12)
})
