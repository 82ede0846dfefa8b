import { type FactWish, getCriteria, saveCriteria, searchLocalities } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, currentAddress, noteOf, press, renderRoute, type, valueOf } from '@/testing/app.tsx'
import { aSuggestion } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { choosePlace } from '@/testing/place-chooser.ts'
import { expectConsoleError } from '@/testing/setup.ts'

const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const

const open = async () => {
  const { user } = renderRoute('/setup-property-criteria')
  await screen.findByLabelText('Suburb')
  return user
}
const places = () =>
  screen
    .queryAllByRole('button', { name: /^Remove .* \d{4}$/ })
    .map((chip) => chip.getAttribute('aria-label')?.slice(7))
const save = () => screen.getByRole('button', { name: 'Save and continue' })

beforeEach(() => {
  asUser()
  answer(searchLocalities, { reply: [aSuggestion()] })
})

describe('the property criteria', () => {
  it('shows placeholders while it loads', async () => {
    neverAnswer(getCriteria)
    renderRoute('/setup-property-criteria')
    await screen.findByLabelText('Loading your criteria')
  })

  it('offers the choices of each list', async () => {
    await open()
    const choices = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)
    expect(choices('State/region')).toEqual(['Any', 'NORTH', 'SOUTH', 'EAST', 'WEST', 'CENTRAL'])
    expect(choices('Property type')).toEqual(['Any', 'House', 'Apartment', 'Townhouse', 'Land', 'Other'])
    expect(choices('Bedrooms')).toEqual(['Any', '1+', '2+', '3+', '4+', '5+'])
    expect(choices('Bathrooms')).toEqual(['Any', '1+', '2+', '3+', '4+'])
    expect(choices('Parking')).toEqual(['Any', '1+', '2+', '3+'])
  })

  it('requires a suburb, at the field and in a message', async () => {
    const calls = answer(saveCriteria, { reply: { suburb: 'Richmond' } })
    const user = await open()
    await type(user, 'Suburb', '  ')
    await user.click(save())
    await screen.findByText('Missing information')
    expect(noteOf('Suburb')).toBe('Please enter at least a suburb or location to search.')
    expect(calls).toHaveLength(0)
  })
})

describe('amounts in the criteria', () => {
  it('are sent as interpreted', async () => {
    const calls = answer(saveCriteria, { reply: { suburb: 'Richmond' } })
    const user = await open()
    await type(user, 'Suburb', 'Richmond')
    await type(user, 'Minimum price', '0.6m')
    await type(user, 'Maximum price', '780k')
    await type(user, 'Minimum land size', '1/4 acre')
    await user.click(save())
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({ minPrice: 600_000, maxPrice: 780_000, minLandSize: 1012 })
  })

  it('are refused at their field, and nothing is sent', async () => {
    const calls = answer(saveCriteria, { reply: { suburb: 'Richmond' } })
    const user = await open()
    await type(user, 'Suburb', 'Richmond')
    await type(user, 'Maximum price', '780,000.50{Enter}')
    await screen.findByText('Whole dollars, please: 780,000')
    expect(noteOf('Maximum price')).toBe('Whole dollars, please: 780,000')
    expect(document.activeElement).toBe(screen.getByLabelText('Maximum price'))
    expect(calls).toHaveLength(0)
  })
})

describe('saving the criteria', () => {
  it('saves the suburb with its locality and every bound as a number, here and on the server, and continues', async () => {
    const calls = answer(saveCriteria, { reply: { suburb: 'Richmond', locality: richmond } })
    const user = await open()
    await choosePlace(user, 'Rich', /Richmond/)
    expect(places()).toEqual(['Richmond VIC 3121'])
    await user.selectOptions(screen.getByLabelText('State/region'), 'EAST')
    await type(user, 'Maximum price', '1500000{Tab}')
    expect(valueOf('Maximum price')).toBe('1,500,000')
    await user.selectOptions(screen.getByLabelText('Bedrooms'), '2')
    await type(user, 'Minimum land size', '300')
    await user.selectOptions(screen.getByLabelText('Surrounding suburbs'), 'Within 5 km')
    for (const wish of ['Own pool', 'Study', 'Solar panels'])
      await user.selectOptions(screen.getByLabelText('Must-haves and wishes'), wish)
    await user.selectOptions(screen.getByLabelText('How much Study matters'), 'Prefer')
    await press(user, 'Remove Solar panels')
    expect(document.activeElement).toBe(screen.getByLabelText('Must-haves and wishes'))
    await user.click(save())
    await waitFor(() => expect(currentAddress()).toBe('/setup-scoring'))
    const saved = {
      suburb: 'Richmond',
      locality: richmond,
      locations: [richmond],
      state: 'EAST',
      maxPrice: 1_500_000,
      minBedrooms: 2,
      minLandSize: 300,
      withinKm: 5,
      facts: [
        { name: 'pool', value: 'yes', wish: 'must' },
        { name: 'study', value: 'yes', wish: 'prefer' },
      ],
    }
    expect(calls[0]?.body).toEqual(saved)
    expect(JSON.parse(window.localStorage.getItem('propertyCriteria') ?? '')).toEqual(saved)
    expect(window.localStorage.getItem('criteriaSet')).toBe('true')
  })

  it('accepts a typed suburb without a choice', async () => {
    const calls = answer(saveCriteria, { reply: { suburb: 'Fitzroy' } })
    const user = await open()
    await type(user, 'Suburb', ' Fitzroy ')
    await user.click(save())
    await waitFor(() => expect(calls[0]?.body).toEqual({ suburb: 'Fitzroy', locality: null }))
  })
})

describe('criteria that were saved before', () => {
  it('fills from this browser first, then from the server, which takes precedence', async () => {
    window.localStorage.setItem('propertyCriteria', '{"suburb":"Fitzroy","minBedrooms":4,"maxPrice":900000}')
    const facts: FactWish[] = [{ name: 'view', value: 'yes', wish: 'prefer' }]
    let release: (value: unknown) => void = () => undefined
    const asked = new Promise((resolve) => (release = resolve))
    answer(getCriteria, async () => {
      await asked
      return { reply: { suburb: 'Richmond', locality: richmond, minBedrooms: 2, withinKm: 10 as const, facts } }
    })
    await open()
    expect(valueOf('Suburb')).toBe('Fitzroy')
    expect(valueOf('Bedrooms')).toBe('4')
    expect(valueOf('Maximum price')).toBe('900,000')
    release(null)
    await waitFor(() => expect(places()).toEqual(['Richmond VIC 3121']))
    expect(valueOf('Suburb')).toBe('')
    expect(valueOf('Bedrooms')).toBe('2')
    expect(valueOf('Maximum price')).toBe('')
    expect(valueOf('Surrounding suburbs')).toBe('10')
    expect(screen.getByLabelText<HTMLSelectElement>(/^How much .* matters$/).value).toBe('prefer')
  })

  it('only logs a failure of the server', async () => {
    expectConsoleError('Criteria could not be loaded')
    refuse(getCriteria, { status: 503, detail: 'Back soon.' })
    await open()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the form that is open after a failure, and does not ask again', async () => {
    expectConsoleError('Criteria could not be loaded')
    const asked = refuse(getCriteria, { status: 503, detail: 'Back soon.' })
    await open()
    const field = screen.getByLabelText('Suburb')
    await screen.findByLabelText('Deposit')
    expect(field.isConnected).toBe(true)
    expect(asked).toHaveLength(1)
  })
})

describe('leaving the criteria', () => {
  it('continues with the browser’s copy when the server cannot save', async () => {
    expectConsoleError('Criteria could not be saved on the server')
    refuse(saveCriteria, { status: 503, detail: 'Back soon.' })
    const user = await open()
    await type(user, 'Suburb', 'Fitzroy')
    await user.click(save())
    await screen.findByText('Error saving criteria')
    expect(
      screen.getByText(
        'There was a problem saving your property criteria. Your preferences were saved locally but may not be available on other devices.',
      ),
    ).toBeDefined()
    expect(currentAddress()).toBe('/setup-scoring')
    expect(window.localStorage.getItem('propertyCriteria')).toContain('Fitzroy')
    expect(window.localStorage.getItem('criteriaSet')).toBe('true')
  })

  it('returns to the start by Cancel', async () => {
    const user = await open()
    await press(user, 'Cancel', 'link')
    await waitFor(() => expect(currentAddress()).toBe('/dashboard'))
  })
})
