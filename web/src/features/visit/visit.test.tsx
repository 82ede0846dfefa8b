import { screen, waitFor, within } from '@testing-library/react'
import {
  deleteVisit,
  getHousehold,
  getProperty,
  listHousematesVisits,
  listSavedProperties,
  listVisits,
  saveVisitEntries,
} from '@verandah/contracts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { asSubscriber, currentAddress, press, renderRoute, setClock } from '@/testing/app.tsx'
import { aHome } from '@/testing/builders.ts'
import { withDeviceStore } from '@/testing/device.ts'
import { aHousehold, tom } from '@/testing/household-builders.ts'
import { answer, network, refuse } from '@/testing/network.ts'
import { expectConsoleError } from '@/testing/setup.ts'
import { aNote, aStoredFile, aVisit } from '@/testing/visits.ts'
import { openVisit, part, sentEntries } from './testing/open-visit.ts'

withDeviceStore()
setClock('2026-12-05T00:15:00.000Z', 'Australia/Perth')

const group = (name: string) => within(screen.getByRole('radiogroup', { name }))
const cutOff = () => {
  expectConsoleError('POST /api/visits/home-1/2026-12-05/entries failed')
  network.use(http.post('*/api/visits/:propertyId/:on/entries', () => HttpResponse.error()))
}

describe('the page of a visit', () => {
  it('is about today where the home is, with its opening and directions', async () => {
    const inspections = [{ start: '2026-12-05T00:00:00.000Z', end: '2026-12-05T00:30:00.000Z' }]
    await openVisit({ home: { inspections, openHome: true, openHomeDate: inspections[0]!.start } })
    expect(screen.getByText('Visit today, Saturday 5 December')).toBeDefined()
    expect(screen.getByText('Open 11:00 am to 11:30 am')).toBeDefined()
    expect(screen.getByRole('link', { name: /^Directions to 12 Lennox Street/ })).toBeDefined()
  })

  it.each([
    ['House', 'Signs of termites', 'Lifts'],
    ['Apartment', 'Lifts', 'Signs of termites'],
    ['Land', 'Services to the block', 'Damp and mould'],
  ] as const)('asks of a %s what is worth a look there', async (propertyType, asked, notAsked) => {
    await openVisit({ home: { propertyType } })
    expect(screen.getByRole('radiogroup', { name: asked, hidden: true })).toBeDefined()
    expect(screen.queryByRole('radiogroup', { name: notAsked, hidden: true })).toBeNull()
  })

  it('says that a home is not on the shortlist, and saves it', async () => {
    asSubscriber()
    answer(getProperty, { reply: aHome() })
    renderRoute('/visit/home-9')
    await screen.findByText('This home is not on your shortlist')
    expect(screen.getByRole('button', { name: 'Save this home' })).toBeDefined()
  })

  it('offers to try again when the visits could not be loaded', async () => {
    asSubscriber()
    answer(getProperty, { reply: aHome() })
    answer(listSavedProperties, { reply: [] })
    refuse(listVisits, { status: 500, code: 'internal', detail: 'Something went wrong on our side.' })
    renderRoute('/visit/home-1')
    await screen.findByText('We could not load this visit')
  })
})

describe('what a buyer looks at', () => {
  it('is rated with one press, and taken back with another', async () => {
    const { user, entries } = await openVisit()
    await user.click(group('Noise').getByRole('radio', { name: 'Poor' }))
    expect(group('Noise').getByRole<HTMLInputElement>('radio', { name: 'Poor' }).checked).toBe(true)
    await waitFor(() => expect(sentEntries(entries)).toMatchObject([{ kind: 'check', id: 'noise', rating: 'poor' }]))
    await screen.findByText('Everything is saved')
    await user.click(group('Noise').getByRole('radio', { name: 'Poor' }))
    await waitFor(() => expect(sentEntries(entries).at(-1)).toMatchObject({ id: 'noise', rating: null }))
    expect(group('Noise').getByRole<HTMLInputElement>('radio', { name: 'Poor' }).checked).toBe(false)
  })

  it('is rated by keyboard, and takes a note that is saved when it is left', async () => {
    const { user, entries } = await openVisit()
    group('Noise').getByRole('radio', { name: 'Good' }).focus()
    await user.keyboard(' ')
    await user.click(group('Noise').getByRole('button', { name: 'Note on Noise' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note on Noise' }))
    await user.keyboard('Tram every ten minutes{Tab}')
    await waitFor(() =>
      expect(sentEntries(entries).at(-1)).toMatchObject({ rating: 'good', note: 'Tram every ten minutes' }),
    )
  })

  it('survives that the page is closed while there is no connection', async () => {
    const { user, unmount } = await openVisit()
    cutOff()
    await user.click(group('Noise').getByRole('radio', { name: 'Fair' }))
    await screen.findByText('1 note waits on this device. We’ll send everything as soon as there is a connection.')
    unmount()
    const { entries } = await openVisit()
    await waitFor(() => expect(sentEntries(entries)).toMatchObject([{ id: 'noise', rating: 'fair' }]))
    expect(group('Noise').getByRole<HTMLInputElement>('radio', { name: 'Fair' }).checked).toBe(true)
  })

  it('says why the server refuses it, and can be tried again or dropped', async () => {
    const { user } = await openVisit()
    refuse(saveVisitEntries, { status: 409, code: 'visit-full', detail: 'A visit holds 300 entries.' })
    await user.click(group('Noise').getByRole('radio', { name: 'Fair' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Not saved. A visit holds 300 entries.')
    await user.click(within(alert).getByRole('button', { name: 'Discard the changes' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(group('Noise').getByRole<HTMLInputElement>('radio', { name: 'Fair' }).checked).toBe(false)
  })
})

describe('a visit', () => {
  it('is deleted after a question, with what this device has not sent of it', async () => {
    const { user } = await openVisit({ visits: [aVisit()] })
    cutOff()
    await user.click(group('Noise').getByRole('radio', { name: 'Fair' }))
    await screen.findByText(/waits on this device/)
    const deleted = answer(deleteVisit, () => {
      answer(listVisits, { reply: [] })
      return {}
    })
    await press(user, 'Delete this visit')
    await press(user, 'Delete')
    await waitFor(() => expect(screen.queryByText('Smells of paint')).toBeNull())
    expect(deleted[0]?.params).toMatchObject({ propertyId: 'home-1', on: '2026-12-05' })
    expect(group('Noise').getByRole<HTMLInputElement>('radio', { name: 'Fair' }).checked).toBe(false)
    expect(screen.queryByText(/waits on this device/)).toBeNull()
  })
})

describe('other visits', () => {
  it('of the buyer to the same home say what is there, and open', async () => {
    const earlier = aVisit({ on: '2026-11-28' })
    const { user } = await openVisit({ visits: [earlier], files: [aStoredFile({ visitOn: '2026-11-28' })] })
    const others = part('Other visits')
    expect(others.getByText('1 note and 1 photo')).toBeDefined()
    await user.click(others.getByRole('link', { name: 'Sat 28 Nov' }))
    await screen.findByText('Visit, Saturday 28 November')
    expect(currentAddress()).toBe('/visit/home-1/2026-11-28')
    expect(screen.getByText('Smells of paint')).toBeDefined()
    expect(part('Other visits').getByRole('link', { name: 'Today' })).toBeDefined()
  })

  it('of the household are shown under their names', async () => {
    answer(getHousehold, { reply: aHousehold() })
    const check = { kind: 'check', id: 'roof', rating: 'poor', note: 'rust' } as const
    const { changedAt, basedOn, isRemoved } = aNote()
    const theirs = aVisit({ entries: [{ ...check, changedAt, basedOn, isRemoved }, aNote('The pool is green')] })
    const asked = answer(listHousematesVisits, { reply: [{ member: tom, visits: [theirs], files: [aStoredFile()] }] })
    await openVisit()
    const household = within(await screen.findByRole('region', { name: 'Your household' }))
    expect(household.getByRole('heading', { name: 'Tom, Sat 5 Dec' })).toBeDefined()
    expect(household.getByText('Roof and gutters (rust)')).toBeDefined()
    expect(household.getByText('The pool is green')).toBeDefined()
    expect(household.getByRole('button', { name: 'Photo 1 of 1 by Tom' })).toBeDefined()
    expect(asked[0]?.url.search).toBe('?propertyId=home-1')
  })
})
