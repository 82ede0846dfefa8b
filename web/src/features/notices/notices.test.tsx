import {
  getCurrentUser,
  getProperty,
  listNotices,
  listSavedSearches,
  type Notice,
  paths,
  readAllNotices,
  readNotice,
} from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { aHome, aSavedSearch } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

const aNotice = (over: Partial<Notice> = {}): Notice => ({
  id: 'notice-1',
  kind: 'price',
  savedSearchId: 'saved-1',
  planDate: null,
  searchName: 'Terraces in Richmond',
  propertyId: 'home-1',
  home: aHome(),
  before: '$1.3m',
  after: '$1.2m',
  text: 'Price changed from $1.3m to $1.2m',
  createdAt: '2026-11-20T02:00:00.000Z',
  readAt: null,
  ...over,
})

const unread = (count: number) => ({ 'X-Unread-Count': String(count) })

const openPanel = async (bell: string | RegExp = /^Notifications/) => {
  const { user } = renderRoute('/nowhere')
  await press(user, bell)
  return { user, panel: within(await screen.findByRole('region', { name: 'Your notifications' })) }
}

beforeEach(() => asUser())

describe('the bell', () => {
  it('counts what is unread', async () => {
    answer(listNotices, { reply: [aNotice()], headers: unread(12) })
    renderRoute('/nowhere')
    expect((await screen.findByRole('button', { name: 'Notifications, 12 unread' })).textContent).toBe('9+')
  })

  it('opens by the link of a mail', async () => {
    answer(listNotices, { reply: [aNotice()], headers: unread(1) })
    renderRoute(paths.notices)
    const panel = within(await screen.findByRole('region', { name: 'Your notifications' }))
    await panel.findByText('Price changed from $1.3m to $1.2m')
  })

  it('is not there for a visitor', async () => {
    refuse(getCurrentUser, { status: 401, detail: 'Sign in first.' })
    renderRoute('/nowhere')
    await screen.findByRole('link', { name: 'Sign In' })
    expect(screen.queryByRole('button', { name: /Notifications/ })).toBeNull()
  })
})

describe('the notices', () => {
  it.each([
    ['what is due', 'the purchase', '/purchase/home-1', { kind: 'due', searchName: 'Your purchase' }],
    ['a new member', 'the household', '/household', { kind: 'joined', propertyId: null, home: null }],
  ] as const)('of %s lead to %s', async (_, _place, address, about) => {
    answer(listNotices, { reply: [aNotice({ savedSearchId: null, ...about, readAt: '2026-11-20T03:00:00.000Z' })] })
    const { panel } = await openPanel()
    const link = await panel.findByRole('link', { name: /^Price changed/ })
    expect(link.getAttribute('href')).toBe(address)
  })

  it('say that they are loading', async () => {
    neverAnswer(listNotices)
    const { panel } = await openPanel()
    expect(panel.getByRole('status', { name: 'Loading your notifications' })).toBeTruthy()
  })

  it('say what to do while there are none', async () => {
    const { panel } = await openPanel()
    await panel.findByText('Nothing yet')
    expect(panel.getByRole('link', { name: 'Go to your search' })).toBeTruthy()
  })

  it('do not suggest saving a search to a user who has saved one', async () => {
    answer(listSavedSearches, { reply: [aSavedSearch()] })
    const { panel } = await openPanel()
    await panel.findByText(/^Your saved search is running\./)
    expect(panel.queryByText(/Save a search/)).toBeNull()
  })

  it('say why they could not be loaded, and are loaded again', async () => {
    refuse(listNotices, { status: 503, detail: 'Back soon.' })
    const { user, panel } = await openPanel()
    await panel.findByText('Back soon.')
    answer(listNotices, { reply: [aNotice()], headers: unread(1) })
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    await panel.findByText('Price changed from $1.3m to $1.2m')
  })

  it('lead to the home and are read then', async () => {
    answer(listNotices, { reply: [aNotice(), aNotice({ id: 'notice-2', text: 'New home' })], headers: unread(2) })
    const read = answer(readNotice, {})
    neverAnswer(getProperty)
    const { user, panel } = await openPanel('Notifications, 2 unread')
    await user.click(panel.getByRole('link', { name: /^Unread: Price changed/ }))
    expect(currentAddress()).toBe('/property/home-1')
    await screen.findByRole('button', { name: 'Notifications, 1 unread' })
    await waitFor(() => expect(read.map(({ params }) => params.id)).toEqual(['notice-1']))
  })

  it('are all read at once, and unread again when that fails', async () => {
    answer(listNotices, { reply: [aNotice()], headers: unread(1) })
    refuse(readAllNotices, { status: 503, detail: 'Back soon.' })
    const { user, panel } = await openPanel('Notifications, 1 unread')
    await user.click(panel.getByRole('button', { name: 'Mark all as read' }))
    expect((await screen.findAllByText('Notifications could not be marked as read')).length).toBeGreaterThan(0)
    answer(readAllNotices, {})
    await user.click(panel.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy())
    expect(panel.queryByText(/Unread/)).toBeNull()
  })

  it('load earlier ones', async () => {
    const link = '</api/notices?limit=20&cursor=abc>; rel="next"'
    answer(listNotices, ({ url }) =>
      url.searchParams.get('cursor') === 'abc'
        ? {
            reply: [aNotice({ id: 'notice-9', text: 'New home', readAt: '2026-11-19T02:00:00.000Z' })],
            headers: unread(1),
          }
        : { reply: [aNotice()], headers: { ...unread(1), Link: link } },
    )
    const { user, panel } = await openPanel('Notifications, 1 unread')
    await user.click(await panel.findByRole('button', { name: 'Show earlier notifications' }))
    await panel.findByRole('link', { name: /^New home/ })
    expect(panel.queryByRole('button', { name: 'Show earlier notifications' })).toBeNull()
  })

  it('close with Escape and give the focus back', async () => {
    const { user } = await openPanel()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Your notifications' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notifications' }))
  })
})
