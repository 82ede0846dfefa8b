import {
  addOwnHome,
  deleteOwnHome,
  editOwnHome,
  getOwnHome,
  getProperty,
  getSubscription,
  listPropertyAdverts,
  listSavedProperties,
  type OwnHomeInput,
  removeSavedProperty,
  saveProperty,
  searchLocalities,
} from '@verandah/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, noteOf, press, renderRoute, type, valueOf } from '@/testing/app.tsx'
import { aHome, aSubscription, aSuggestion } from '@/testing/builders.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, refuse } from '@/testing/network.ts'

const id = 'own:user-7:1'
const home = aHome({ id, url: 'https://homes.example/1', sources: [] })
const input: OwnHomeInput = {
  link: 'https://homes.example/1',
  address: '12 Lennox Street',
  propertyType: 'House',
  price: '$1,250,000',
  locality: { suburb: 'Richmond', state: 'VIC', postcode: '3121' },
  bedrooms: 3,
  bathrooms: null,
  parking: 0,
  landSize: 312,
  features: ['Deck', 'Study'],
  description: 'Sunny.',
}

beforeEach(() => {
  asUser()
  answer(searchLocalities, { reply: [aSuggestion()] })
  answer(getProperty, { reply: home })
  answer(listPropertyAdverts, { reply: [] })
})

describe('adding a home', () => {
  it('takes street, suburb and type from the words of its link, and keeps what was typed', async () => {
    const { user } = renderRoute('/own-home')
    await type(user, 'Street and number', '9 Own Words')
    await user.click(screen.getByLabelText('Link to its advert'))
    await user.paste('https://www.domain.com.au/12-lennox-street-richmond-vic-3121-2016241957')
    await waitFor(() => expect(valueOf('Suburb')).toBe('Richmond VIC 3121'))
    expect(valueOf('Street and number')).toBe('9 Own Words')
  })

  it('names invalid fields and their remedies, focuses the first, and sends nothing', async () => {
    const asked = answer(addOwnHome, { reply: home, status: 201 })
    const { user } = renderRoute('/own-home')
    await type(user, 'Bedrooms', 'three')
    await type(user, 'Price, as advertised', '80000')
    await press(user, 'Add home')
    expect(noteOf('Price, as advertised')).toBe('Price: write it as $80,000 or 650k, so that it is read as a price')
    expect(noteOf('Suburb')).toBe('Suburb: type its first letters and choose it from the list')
    expect(noteOf('Bedrooms')).toBe('Bedrooms: enter a whole number, or leave it empty')
    expect(document.activeElement).toBe(screen.getByLabelText('Suburb'))
    expect(asked).toHaveLength(0)
  })

  it('sends the home, puts it on the shortlist with its score, and shows it', async () => {
    const added = answer(addOwnHome, { reply: home, status: 201 })
    const saved = answer(saveProperty, { reply: aSavedHome({ id }) })
    const { user } = renderRoute('/own-home')
    await type(user, 'Suburb', 'richm')
    await press(user, /Richmond/, 'option')
    await type(user, 'Land size', '1,312 sqm')
    await type(user, 'Features', 'Deck, Study')
    await press(user, 'Add home')
    const bar = await screen.findByText('Added by you.')
    expect(bar.parentElement?.textContent).toBe('Added by you. Only you and your household can see this home.')
    expect(added[0]?.body).toMatchObject({
      locality: input.locality,
      landSize: 1_312,
      features: ['Deck', 'Study'],
      link: null,
    })
    expect(saved[0]?.body).toMatchObject({ propertyId: id, score: 82 })
    expect(window.localStorage.getItem('unsavedForms')).toBeNull()
    expect(screen.getByRole('link', { name: /^Open its advert/ }).getAttribute('href')).toBe('https://homes.example/1')
  })

  it('keeps what was typed over a log-in, until it is cancelled', async () => {
    answer(getSubscription, { reply: aSubscription() })
    const { user } = renderRoute('/own-home')
    await type(user, 'Description', 'The neighbour told us')
    cleanup()
    const again = renderRoute('/own-home')
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Description')).value).toBe('The neighbour told us')
    await again.user.click(screen.getByRole('link', { name: 'Cancel' }))
    cleanup()
    renderRoute('/own-home')
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Description')).value).toBe('')
  })

  it('shows why it was refused, and keeps the typed values', async () => {
    refuse(addOwnHome, { status: 409, code: 'own-homes-full', detail: 'You can keep up to 200 homes of your own.' })
    const { user } = renderRoute('/own-home')
    await type(user, 'Suburb', 'richm')
    await press(user, /Richmond/, 'option')
    await press(user, 'Add home')
    await screen.findByText('You can keep up to 200 homes of your own.')
    expect(valueOf('Suburb')).toBe('Richmond VIC 3121')
  })
})

describe('a home of one’s own', () => {
  it('is changed in the words of its form', async () => {
    answer(getOwnHome, { reply: { id, ...input } })
    const edited = answer(editOwnHome, { reply: home })
    const { user } = renderRoute(`/own-home/${id}`)
    await screen.findByLabelText('Features')
    expect([valueOf('Features'), valueOf('Parking'), valueOf('Bathrooms')]).toEqual(['Deck\nStudy', '0', ''])
    await user.clear(screen.getByLabelText('Price, as advertised'))
    await press(user, 'Save changes')
    await screen.findByText('Added by you.')
    expect(edited[0]?.body).toEqual({ ...input, price: '' })
  })

  it('is deleted with its place on the shortlist, and restored by Undo', async () => {
    answer(listSavedProperties, { reply: [aSavedHome({ id })] })
    answer(getOwnHome, { reply: { id, ...input } })
    const deleted = answer(deleteOwnHome, { status: 204 })
    const removed = answer(removeSavedProperty, { status: 204 })
    const restored = answer(editOwnHome, { reply: home })
    const saved = answer(saveProperty, { reply: aSavedHome({ id }) })
    const { user } = renderRoute(`/property/${id}`)
    await screen.findByRole('link', { name: /On your shortlist/ })
    await press(user, 'Delete')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    expect([deleted.length, removed.length]).toEqual([1, 1])
    await user.click(undo)
    await screen.findByText('Added by you.')
    expect(restored[0]?.body).toEqual(input)
    expect(saved).toHaveLength(1)
  })
})
