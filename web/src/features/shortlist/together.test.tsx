import {
  editSavedProperty,
  getHousehold,
  type HousemateSaved,
  listHousematesSaved,
  listSavedProperties,
  ownHomeIdOf,
  type SavedProperty,
  saveProperty,
} from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '@/testing/app.tsx'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { aHousehold, aHousemateSaved, tom } from '@/testing/household-builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { openShortlist, streetsIn, threeHomes } from '@/testing/shortlist.ts'

const toms: Partial<HousemateSaved> = {
  score: 64,
  verdict: 'love',
  verdictReason: 'Close to the park',
  stage: 'booked',
  stageAt: '2026-11-03T02:00:00.000Z',
  tags: ['big garden'],
  notes: 'Ask about the fence',
}
const shared = { id: 'home-1' }
const onlyToms = { id: 'home-9', address: '7 Park Lane', suburb: 'Abbotsford' }

const open = (saved: HousemateSaved[], list: SavedProperty[] = threeHomes()) => {
  answer(getHousehold, { reply: aHousehold() })
  answer(listHousematesSaved, { reply: saved })
  return openShortlist(list)
}

const opinions = async (street: string) =>
  within(await screen.findByRole('region', { name: `What your household says of ${street}` }))
const theirCard = () => screen.findByRole('article', { name: '7 Park Lane, Abbotsford' })
const saveToo = { name: 'Save it too (7 Park Lane)' }
const chip = () => screen.findByRole('button', { name: /^Everybody loves it/ })
const streets = () => streetsIn(screen.getAllByRole('article'))

describe('The shortlist of a household', () => {
  it('shows on a buyer’s card what a housemate says of the home', async () => {
    open([aHousemateSaved(shared, toms)])
    const said = await opinions('12 Lennox Street')
    expect(said.getByText('Tom').nextSibling?.textContent).toBe('Love')
    expect(said.getByRole('img', { name: 'Score 64 of 100, good' })).toBeDefined()
    expect(said.getByText('Good by their weights')).toBeDefined()
    expect(said.getByText('“Close to the park”')).toBeDefined()
    expect(said.getByText(/^Booked · Tom, 3 Nov/)).toBeDefined()
    expect(said.getByText('big garden')).toBeDefined()
    expect(said.getByText('Ask about the fence').nextSibling?.textContent).toBe('— Tom')
    expect(screen.getAllByRole('region', { name: /^What your household says/ })).toHaveLength(1)
  })

  it('lists homes that only others saved, found by what they say and not by one’s own verdicts', async () => {
    const list = threeHomes().map((home) => ({ ...home, verdict: 'maybe' as const }))
    const { user } = open([aHousemateSaved(onlyToms, { ...toms, createdAt: '2026-11-22T02:00:00.000Z' })], list)
    expect(within(await theirCard()).getByText('Saved by Tom')).toBeDefined()
    expect(screen.getByText('3 homes, 1 more from your household')).toBeDefined()
    expect(streets()).toEqual(['7 Park Lane', '12 Lennox Street', '4 Swan Street', '9 Bridge Road'])
    await type(user, 'Search your shortlist', 'fence')
    await waitFor(() => expect(streets()).toEqual(['7 Park Lane']))
    await user.clear(screen.getByLabelText('Search your shortlist'))
    await press(user, /^Maybe\s*3$/)
    await waitFor(() => expect(streets()).toEqual(['12 Lennox Street', '4 Swan Street', '9 Bridge Road']))
  })

  it('saves a home of a housemate’s too, and moves to its card', async () => {
    const { user } = open([aHousemateSaved(onlyToms, toms)], [])
    const saved = answer(saveProperty, () => {
      const record = aSavedHome(onlyToms)
      answer(listSavedProperties, { reply: [record] })
      return { reply: record }
    })
    await user.click(await screen.findByRole('button', saveToo))
    const said = await opinions('7 Park Lane')
    expect(said.getByText('Ask about the fence')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Saved by Tom')).toBeNull())
    expect(saved.map(({ body }) => body)).toEqual([expect.objectContaining({ propertyId: 'home-9', score: null })])
    expect(document.activeElement?.contains(await theirCard())).toBe(true)
    expect(document.activeElement?.tagName).toBe('LI')
  })

  it('neither opens nor saves a home that a housemate added', async () => {
    open([aHousemateSaved({ ...onlyToms, id: ownHomeIdOf(tom.userId, '1') }, toms)], [])
    const card = within(await theirCard())
    expect(card.queryByRole('button')).toBeNull()
    expect(card.queryByRole('link')).toBeNull()
  })

  it('narrows to homes that everybody loves', async () => {
    const love = { verdict: 'love' } as const
    const [first, second, third] = threeHomes() as [SavedProperty, SavedProperty, SavedProperty]
    const list = [{ ...first, ...love }, { ...second, ...love }, third]
    const { user } = open([aHousemateSaved(shared, toms), aHousemateSaved({ id: 'home-3' }, toms)], list)
    expect((await chip()).textContent).toBe('Everybody loves it1')
    await user.click(await chip())
    await waitFor(() => expect(streets()).toEqual(['12 Lennox Street']))
  })

  it('asks every other member before it says that everybody loves a home', async () => {
    const mia = { userId: 'user-9', name: 'Mia' }
    answer(getHousehold, {
      reply: { members: [...aHousehold().members, { ...mia, joinedAt: '2026-11-04T02:00:00.000Z' }], invites: [] },
    })
    answer(listHousematesSaved, { reply: [aHousemateSaved(shared, toms)] })
    openShortlist(threeHomes().map((home) => ({ ...home, verdict: 'love' as const })))
    expect((await chip()).textContent).toBe('Everybody loves it0')
  })

  it('keeps notes for the buyer alone by a switch', async () => {
    const [first] = threeHomes()
    const edits = answer(editSavedProperty, { reply: { ...first!, areNotesPrivate: true } })
    const { user } = open([])
    await press(user, 'Only for me (notes on 12 Lennox Street)', 'switch')
    await waitFor(() => expect(edits.map(({ body }) => body)).toEqual([{ areNotesPrivate: true }]))
  })
})

describe('The shortlist without others', () => {
  it('asks for nothing of others, and shows nothing of a household', async () => {
    const asked = answer(listHousematesSaved, { reply: [] })
    const household = answer(getHousehold, { reply: { members: [], invites: [] } })
    openShortlist()
    await screen.findByRole('article', { name: '12 Lennox Street, Richmond' })
    await waitFor(() => expect(household).toHaveLength(1))
    expect(asked).toHaveLength(0)
    expect(screen.queryByRole('button', { name: /^Everybody loves it/ })).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('is shown while what the household saved fails, with a way to try again', async () => {
    answer(getHousehold, { reply: aHousehold() })
    refuse(listHousematesSaved, { status: 503, detail: 'Back soon.' })
    const { user } = openShortlist()
    await screen.findByText('What your household saved could not be loaded.')
    await screen.findByRole('article', { name: '12 Lennox Street, Richmond' })
    answer(listHousematesSaved, { reply: [aHousemateSaved(onlyToms, toms)] })
    await press(user, 'Try again')
    expect(await theirCard()).toBeDefined()
    expect(screen.queryByText('What your household saved could not be loaded.')).toBeNull()
  })
})
