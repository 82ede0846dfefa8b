import { screen, waitFor, within } from '@testing-library/react'
import { getProperty, getSharedHome, listPropertyAdverts, SharedHome } from '@verandah/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAdvert } from '@/testing/adverts.ts'
import { asUser, asVisitor, currentAddress, press, renderRoute, setClock } from '@/testing/app.tsx'
import { aFact, aHome } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')
beforeEach(() => asVisitor())

const token = '0123456789abcdef0123456789abcdef'

const pool = aFact('pool', { quote: 'A sparkling pool.' })

const shared = (over: Partial<SharedHome> = {}) =>
  SharedHome.parse({ ...aHome(), facts: [pool], adverts: [anAdvert()], ...over })

const open = async (over: Partial<SharedHome> = {}) => {
  const calls = answer(getSharedHome, { reply: shared(over) })
  const { user } = renderRoute(`/shared/${token}`)
  await screen.findByRole('heading', { name: 'Description' })
  return { user, calls }
}

describe('A shared home', () => {
  it('shows a visitor what the adverts say', async () => {
    const start = '2026-12-05T00:00:00.000Z'
    const { calls } = await open({ inspections: [{ start, end: null }], openHome: true, openHomeDate: start })
    expect(calls[0]?.params).toMatchObject({ token })
    expect(screen.getByRole('heading', { level: 1, name: '$1,250,000' })).toBeTruthy()
    expect(document.title).toBe('$1,250,000, 12 Lennox Street · Verandah')
    expect(screen.getByText('Richmond VIC 3121')).toBeTruthy()
    expect(screen.getByText('A Victorian terrace with a deep verandah.')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Facts and where they come from' }).textContent).toContain('sparkling')
    const listed = within(screen.getByRole('region', { name: 'Where it is listed' }))
    expect(listed.getByText('Jo Lane · Lane & Co · sample listing')).toBeTruthy()
    expect(listed.getByRole('link', { name: /^View Listing/ }).getAttribute('href')).toMatch(/home-1$/)
    expect(screen.getByRole('region', { name: 'Inspection times' }).textContent).toContain('Sat 5 Dec, 11:00 am')
  })

  it('has nothing that belongs to a buyer, and calls nothing that needs a session', async () => {
    const unneeded = [answer(getProperty, { reply: aHome() }), answer(listPropertyAdverts, { reply: [] })]
    await open()
    for (const name of [/score/i, /^Schedule/, /^Change/, /shortlist/i, /favourite/i, /Copy link/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByLabelText('Notes')).toBeNull()
    expect(unneeded).toEqual([[], []])
  })

  it('leads a visitor to an account, or through a log-in to the home', async () => {
    const { user } = await open()
    const log = screen.getByRole('link', { name: 'I have an account' }).getAttribute('href')
    expect(log).toBe('/auth?redirectTo=%2Fproperty%2Fhome-1')
    await press(user, 'See how it scores for you', 'link')
    await waitFor(() => expect(currentAddress()).toBe('/auth?tab=register&redirectTo=%2Fproperty%2Fhome-1'))
  })

  it('leads a signed-in user to the home', async () => {
    asUser()
    await open()
    const link = await screen.findByRole('link', { name: 'Open in Verandah' })
    expect(link.getAttribute('href')).toBe('/property/home-1')
    expect(screen.queryByRole('link', { name: 'See how it scores for you' })).toBeNull()
  })

  it('says when it is no longer for sale', async () => {
    await open({ status: 'sold' })
    expect(screen.getByText('This home has been sold')).toBeTruthy()
  })
})

describe('A link to a shared home', () => {
  it('shows that it is loading', async () => {
    neverAnswer(getSharedHome)
    renderRoute(`/shared/${token}`)
    await screen.findByText('Loading property details...')
  })

  it('says when it no longer works, without offering a retry', async () => {
    refuse(getSharedHome, { status: 404, detail: 'We can’t find that, or it isn’t yours.' })
    renderRoute(`/shared/${token}`)
    await screen.findByText('This link no longer works')
    expect(screen.getByRole('link', { name: 'Go to Verandah' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('can be tried again after a failure', async () => {
    refuse(getSharedHome, { status: 503, detail: 'The store is away.' })
    const { user } = renderRoute(`/shared/${token}`)
    await screen.findByText('We couldn’t load this home')
    answer(getSharedHome, { reply: shared() })
    await press(user, 'Try again')
    await screen.findByRole('heading', { name: '$1,250,000' })
  })
})
