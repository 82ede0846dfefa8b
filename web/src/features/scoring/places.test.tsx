import {
  getCriteria,
  getCurrentUser,
  getMapConfig,
  getWeights,
  listMapPlaces,
  listSearches,
  type Place,
  searchLocalities,
  updateWeights,
} from '@verandah/contracts'
import { aPlace } from '@verandah/contracts/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { noteOf, press, renderRoute, valueOf } from '@/testing/app.tsx'
import { aSuggestion, aUser, aWeightsRecord } from '@/testing/builders.ts'
import { answer, neverAnswer } from '@/testing/network.ts'
import { choosePlace } from '@/testing/place-chooser.ts'

const richmond = { latitude: -37.82, longitude: 145 }

const openWith = async (...places: Place[]) => {
  answer(getWeights, { reply: aWeightsRecord({ places }) })
  const saved = answer(updateWeights, { reply: aWeightsRecord() })
  const { user } = renderRoute('/setup-scoring')
  await press(user, 'Scoring Weights', 'tab')
  const save = async () => {
    await press(user, 'Save')
    await waitFor(() => expect(saved).toHaveLength(1))
    return (saved[0]!.body as { places: Place[] }).places
  }
  return { user, save }
}

const dialog = () => screen.findByRole('dialog')

beforeEach(() => {
  answer(getCurrentUser, { reply: aUser() })
  neverAnswer(listSearches)
  answer(getCriteria, { reply: {} })
  answer(searchLocalities, { reply: [aSuggestion()] })
  answer(getMapConfig, { reply: { tiles: null, file: null, offer: null } })
  answer(listMapPlaces, { reply: [] })
})

describe('A place that matters', () => {
  it('is added with a suburb, a way to get there and two numbers of minutes, at weight 5', async () => {
    const { user, save } = await openWith()
    await press(user, 'Add a place')
    const form = within(await dialog())
    await user.type(form.getByLabelText('Name'), 'Work')
    await choosePlace(user, 'Rich', /Richmond/)
    expect((await form.findByText(/^The pin is in the middle of Richmond VIC 3121/)).textContent).toContain(
      'press a spot',
    )
    await user.selectOptions(form.getByLabelText('How you get there'), 'Public transport')
    await user.selectOptions(form.getByLabelText('Arrive on a'), 'Tuesday')
    expect(valueOf('By')).toBe('09:00')
    await user.clear(form.getByLabelText('Good up to (min)'))
    await user.type(form.getByLabelText('Good up to (min)'), '30{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(
      screen.getByText('By public transport, by 9:00 on a Tuesday. Good up to 30 min, too far from 45 min.'),
    ).toBeTruthy()
    screen.getByRole('slider', { name: 'Work' }).focus()
    await user.keyboard('{ArrowRight}')
    const arriveBy = { weekday: 2, time: '09:00' }
    expect(await save()).toEqual([
      { name: 'Work', ...richmond, mode: 'transit', arriveBy, goodMinutes: 30, tooFarMinutes: 45, weight: 6 },
    ])
  })

  it('is put on the exact spot by moving the map with the keyboard', async () => {
    const { user, save } = await openWith(aPlace(richmond))
    await press(user, 'Change Work')
    const form = within(await dialog())
    form.getByRole('region', { name: /^Map: arrow keys/ }).focus()
    fireEvent.keyDown(document, { keyCode: 39 })
    await form.findByText('The pin is where you put it.')
    await user.click(form.getByRole('button', { name: 'Change place' }))
    const [moved] = await save()
    expect(moved!.latitude).toBeCloseTo(richmond.latitude, 4)
    expect(moved!.longitude).toBeGreaterThan(richmond.longitude)
  })

  it('says at each field what is missing or out of range, and keeps what was typed', async () => {
    const { user } = await openWith(aPlace())
    await press(user, 'Add a place')
    const form = within(await dialog())
    await user.type(form.getByLabelText('Name'), ' work')
    await user.clear(form.getByLabelText('Too far from (min)'))
    await user.type(form.getByLabelText('Too far from (min)'), '20')
    await user.click(form.getByRole('button', { name: 'Add place' }))
    expect(noteOf('Name')).toBe('work is already there')
    expect(noteOf('Suburb')).toBe('Choose a suburb from the list')
    expect(noteOf('Too far from (min)')).toBe('Give more than 20')
    await user.clear(form.getByLabelText('Good up to (min)'))
    expect(noteOf('Good up to (min)')).toBe('Give 1 to 240 minutes')
    await user.clear(form.getByLabelText('Name'))
    expect(noteOf('Name')).toBe('Give it a name')
  })

  it('is removed, and comes back where it was', async () => {
    const { user, save } = await openWith(aPlace(), aPlace({ name: 'School' }), aPlace({ name: 'Beach' }))
    await press(user, 'Remove School')
    expect(screen.queryByRole('slider', { name: 'School' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Undo removing School')
    await press(user, 'Undo removing School')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'))
    expect((await save()).map(({ name }) => name)).toEqual(['Work', 'School', 'Beach'])
  })

  it('is one of six at most, which a sentence says', async () => {
    await openWith(...Array.from({ length: 6 }, (_none, index) => aPlace({ name: `Place ${index}` })))
    expect(screen.getByText('You’ve added all 6 places. Remove one to add another.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a place' })).toBeNull()
  })
})
