import { listCalendarEvents, listSavedProperties } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, goTo, press, renderRoute, setClock } from '@/testing/app.tsx'
import { anEvent } from '@/testing/calendar-builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')
beforeEach(() => {
  asUser()
  answer(listSavedProperties, { reply: [] })
})

const cells = () => screen.getAllByRole('gridcell')
const dayButton = (name: string | RegExp) => screen.getByRole('button', { name })
const upcoming = () => screen.getByRole('region', { name: 'Upcoming Events' })

const auction = anEvent({
  id: 'event-2',
  eventType: 'Auction',
  title: 'Auction: 4 Swan Street',
  address: '4 Swan Street, Richmond VIC 3121',
  startTime: '2026-12-05T02:30:00.000Z',
  endTime: null,
})

describe('the month', () => {
  it('is a grid of 42 days under the names of the week, with today marked', async () => {
    renderRoute('/calendar')
    await screen.findByRole('grid', { name: 'December 2026' })
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ])
    expect(cells()).toHaveLength(42)
    expect(cells()[0]?.textContent).toBe('29')
    expect(dayButton('Tuesday 1 December 2026').getAttribute('aria-current')).toBe('date')
  })

  it('navigates to the previous and next months, and back to today', async () => {
    const { user } = renderRoute('/calendar')
    await screen.findByRole('grid', { name: 'December 2026' })
    await press(user, 'Previous month')
    await press(user, 'Previous month')
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeDefined()
    expect(cells()).toHaveLength(42)
    await press(user, 'Today')
    await press(user, 'Next month')
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeDefined()
  })

  it('is navigated by keys, with one day focusable', async () => {
    const { user } = renderRoute('/calendar?day=2026-12-31')
    const last = await screen.findByRole('button', { name: 'Thursday 31 December 2026' })
    last.focus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement).toBe(dayButton('Friday 1 January 2027')))
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeDefined()
    await user.keyboard('{ArrowDown}{Home}{PageDown}')
    await waitFor(() => expect(document.activeElement).toBe(dayButton('Wednesday 3 February 2027')))
    expect(cells().filter((cell) => cell.querySelector('[tabindex="0"]'))).toHaveLength(1)
    expect(cells().filter((cell) => cell.getAttribute('aria-selected') === 'true')).toHaveLength(1)
  })
})

describe('a day with events', () => {
  it('is marked, and a press shows its events', async () => {
    answer(listCalendarEvents, { reply: [anEvent({ notes: 'Look at the roof' }), auction] })
    const { user } = renderRoute('/calendar')
    const cell = await screen.findByRole('button', {
      name: 'Saturday 5 December 2026, 2 events: 11:00 am 12 Lennox Street, auction 1:30 pm 4 Swan Street',
    })
    for (const line of ['11:00 am', '12 Lennox Street', '1:30 pm', '4 Swan Street'])
      expect(within(cell).getByText(line)).toBeDefined()
    await user.click(cell)
    const day = screen.getByRole('region', { name: 'Saturday 5 December 2026' })
    const event = within(day).getByRole('article', { name: 'Open Home, 12 Lennox Street, Richmond VIC 3121' })
    expect(within(event).getByText('11:00 am to 11:30 am')).toBeDefined()
    expect(within(event).getByText('Look at the roof')).toBeDefined()
    expect(within(event).queryByText('Open Home: 12 Lennox Street')).toBeNull()
    expect(within(event).getByRole('link', { name: '12 Lennox Street, Richmond VIC 3121' }).getAttribute('href')).toBe(
      '/property/home-1',
    )
    expect(
      within(event)
        .getByRole('link', { name: /^Google/ })
        .getAttribute('href'),
    ).toBe(anEvent().googleUrl)
    expect(
      within(event)
        .getByRole('link', { name: /^Directions/ })
        .getAttribute('href'),
    ).toContain('Lennox')
    expect(within(day).getAllByRole('article')).toHaveLength(2)
    goTo('/pricing')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    window.history.back()
    await screen.findByRole('region', { name: 'Saturday 5 December 2026' })
  })

  it('is the day at the home, with the home’s time zone named when it differs from the viewer’s', async () => {
    const late = { startTime: '2026-12-05T14:00:00.000Z', endTime: null, timeZone: 'Australia/Perth' }
    answer(listCalendarEvents, { reply: [anEvent(late)] })
    renderRoute('/calendar')
    await screen.findByRole('button', { name: 'Saturday 5 December 2026, 1 event: 10:00 pm 12 Lennox Street' })
    expect(within(upcoming()).getByText('Sat 5 Dec, 10:00 pm').textContent).toBe('Sat 5 Dec, 10:00 pm · Perth time')
  })

  it('shows when the advert moved it, dropped it, and when it clashes with another event', async () => {
    const moved = anEvent({ isTakenOver: true, movedFrom: '2026-12-04T23:00:00.000Z', clashes: ['event-2'] })
    answer(listCalendarEvents, { reply: [moved, { ...auction, isWithdrawn: true }] })
    renderRoute('/calendar?day=2026-12-05')
    const day = await screen.findByRole('region', { name: 'Saturday 5 December 2026' })
    await within(day).findByText('The agent moved it from Sat 5 Dec, 10:00 am.')
    expect(within(day).getByText(/^This time is no longer in the advert/)).toBeDefined()
    expect(within(day).getByText('At the same time as 4 Swan Street, Richmond VIC 3121.')).toBeDefined()
  })
})

describe('the upcoming events', () => {
  it('are the first four that are not over, each linking to its day', async () => {
    const days = ['2026-11-30', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']
    const events = days.map((day, index) =>
      anEvent({ id: `e${index}`, startTime: `${day}T01:00:00.000Z`, endTime: null, address: `${index} High Street` }),
    )
    answer(listCalendarEvents, { reply: events })
    const { user } = renderRoute('/calendar')
    await screen.findByRole('link', { name: /1 High Street/ })
    const links = within(upcoming()).getAllByRole('link', { name: /High Street/ })
    expect(links.map((link) => link.textContent.slice(0, 13))).toEqual([
      '1 High Street',
      '2 High Street',
      '3 High Street',
      '4 High Street',
    ])
    await press(user, /2 High Street/, 'link')
    const heading = await screen.findByRole('heading', { name: 'Thursday 3 December 2026' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('fall back to the title, and show auctions in another colour', async () => {
    answer(listCalendarEvents, { reply: [anEvent({ address: null, title: 'Talk to the bank' }), auction] })
    renderRoute('/calendar')
    await within(await screen.findByRole('region', { name: 'Upcoming Events' })).findByText('Talk to the bank')
    expect(within(upcoming()).getByText('Auction').className).toContain('ochre')
    expect(within(upcoming()).getByText('Open Home').className).not.toContain('ochre')
  })

  it('say when there are none', async () => {
    renderRoute('/calendar')
    await screen.findByText('No upcoming events')
    expect(screen.getByText('Nothing is planned for this day.')).toBeDefined()
  })

  it('show that they are loading', async () => {
    neverAnswer(listCalendarEvents)
    renderRoute('/calendar')
    await screen.findByRole('status', { name: 'Loading your events' })
    expect(cells()).toHaveLength(42)
  })

  it('report a failure to load, and retry', async () => {
    refuse(listCalendarEvents, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/calendar')
    await screen.findByText('Your calendar could not be loaded')
    answer(listCalendarEvents, { reply: [anEvent()] })
    await press(user, 'Try again')
    await screen.findByText('Sat 5 Dec, 11:00 am to 11:30 am')
  })
})

describe('all events', () => {
  it('are everything upcoming, day by day, and lead back to the month', async () => {
    const past = anEvent({ id: 'past', startTime: '2026-11-05T00:00:00.000Z', endTime: null })
    const next = anEvent({ id: 'next', startTime: '2026-12-12T00:00:00.000Z', endTime: null })
    answer(listCalendarEvents, { reply: [past, anEvent(), auction, next] })
    const { user } = renderRoute('/calendar')
    await press(user, 'View All Events', 'link')
    await screen.findByRole('heading', { name: /^All Events/ })
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Saturday 5 December 2026',
      'Saturday 12 December 2026',
    ])
    expect(screen.getAllByRole('article')).toHaveLength(3)
    await press(user, 'Back to month', 'link')
    await screen.findByRole('grid')
  })
})
