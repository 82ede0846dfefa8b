import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { press, setClock, valueOf } from '@/testing/app.tsx'
import { asBuyer, openHome } from './testing/open-home.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Perth')
beforeEach(() => asBuyer())

const announced = {
  inspections: [
    { start: '2026-11-28T00:00:00.000Z', end: '2026-11-28T00:30:00.000Z' },
    { start: '2026-12-05T00:00:00.000Z', end: '2026-12-05T00:30:00.000Z' },
    { start: '2026-12-09T06:30:00.000Z', end: null },
  ],
  auction: true,
  auctionDate: '2026-12-12T02:30:00.000Z',
}

describe('Inspection times', () => {
  it('are the future ones, in the time zone of the home, which is named', async () => {
    await openHome(announced)
    const times = within(screen.getByRole('region', { name: 'Inspection times' }))
    expect(times.getAllByRole('listitem').map((time) => time.querySelector('p')?.textContent)).toEqual([
      'Sat 5 Dec, 11:00 am to 11:30 amOpen Home',
      'Wed 9 Dec, 5:30 pmOpen Home',
      'Sat 12 Dec, 1:30 pmAuction',
    ])
    expect(times.getByText('Melbourne time')).toBeTruthy()
  })

  it('name an open home that is under way, and when it ends', async () => {
    await openHome({ inspections: [{ start: '2026-12-01T01:45:00.000Z', end: '2026-12-01T02:15:00.000Z' }] })
    const times = within(screen.getByRole('region', { name: 'Inspection times' }))
    expect(times.getByText('Open for inspection now, until 1:15 pm')).toBeTruthy()
    expect(times.getByText('Melbourne time')).toBeTruthy()
    expect(times.queryByText(/^No times are announced/)).toBeNull()
    expect(times.queryByRole('listitem')).toBeNull()
  })

  it('leave a page that stays open once they have passed, also where the next one is named', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
    await openHome(announced)
    expect(screen.getByText('Next open home: Sat 5 Dec, 11:00 am')).toBeTruthy()
    vi.setSystemTime('2026-12-06T00:00:00Z')
    act(() => void vi.advanceTimersByTime(30_000))
    expect(screen.getByText('Next open home: Wed 9 Dec, 5:30 pm')).toBeTruthy()
    const times = within(screen.getByRole('region', { name: 'Inspection times' }))
    expect(times.getAllByRole('listitem')).toHaveLength(2)
  })

  it('each open the visit with their own time', async () => {
    const user = await openHome(announced)
    await press(user, 'Schedule Auction, Sat 12 Dec, 1:30 pm')
    expect(screen.getByRole('dialog', { name: 'Schedule Visit' })).toBeTruthy()
    expect([valueOf('Event Type'), valueOf('Date'), valueOf('Time')]).toEqual(['Auction', '2026-12-12', '13:30'])
  })

  it('need not be announced: Schedule Visit opens without one', async () => {
    const user = await openHome()
    expect(screen.getByText(/^No times are listed at the moment/)).toBeTruthy()
    await press(user, 'Schedule Visit')
    expect([valueOf('Event Type'), valueOf('Date')]).toEqual(['Open Home', ''])
  })
})

describe('The pictures', () => {
  const images = ['/pictures/a.svg', '/pictures/b.svg', '/pictures/c.svg']

  it('are loaded as they come near, chosen by their small ones, and seen large', async () => {
    const user = await openHome({ images })
    const pictures = within(screen.getByRole('group', { name: 'Pictures of 12 Lennox Street, Richmond' }))
    expect(pictures.getByText('Picture 1 of 3')).toBeTruthy()
    expect(pictures.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(3)
    await user.click(pictures.getByRole('button', { name: 'See the picture large' }))
    const large = within(screen.getByRole('dialog', { name: '12 Lennox Street, Richmond' }))
    await user.click(large.getByRole('button', { name: 'Next picture' }))
    expect(large.getByRole('img').getAttribute('src')).toBe('/pictures/b.svg')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(large.getByRole('img').getAttribute('src')).toBe('/pictures/c.svg')
    await user.click(large.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('have a stand-in where one fails to load, small and large', async () => {
    const user = await openHome({ images })
    const pictures = within(screen.getByRole('group', { name: 'Pictures of 12 Lennox Street, Richmond' }))
    const [first] = pictures.getAllByRole('button', { name: /^Show picture/ })
    fireEvent.error(first!.querySelector('img')!)
    expect([first!.querySelector('img'), first!.querySelector('svg') !== null]).toEqual([null, true])
    await user.click(pictures.getByRole('button', { name: 'See the picture large' }))
    const large = within(screen.getByRole('dialog', { name: '12 Lennox Street, Richmond' }))
    fireEvent.error(large.getByRole('img'))
    expect(large.getByRole('img', { name: /picture 1 of 3: no picture yet$/ })).toBeDefined()
    await user.click(large.getByRole('button', { name: 'Next picture' }))
    expect(large.getByRole('img').getAttribute('src')).toBe('/pictures/b.svg')
  })

  it('have a stand-in where there is none', async () => {
    await openHome({ images: [], imageUrl: null })
    expect(screen.getByRole('img', { name: '12 Lennox Street, Richmond: no picture yet' })).toBeTruthy()
  })
})
