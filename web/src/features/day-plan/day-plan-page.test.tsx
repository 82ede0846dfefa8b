import { addDayPlanEvents, searchLocalities } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asSubscriber, press, setClock } from '@/testing/app.tsx'
import { aSuggestion } from '@/testing/builders.ts'
import { anEvent } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'
import { answerWorkers } from '@/testing/workers.ts'
import { solveDay } from './model/solve-day.ts'
import { dayRegion, keepPlans, openPlan, type SavedPlan, stopsOf } from './testing/open-plan.tsx'
import { at } from './testing/saturday.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Melbourne')
beforeEach(() => {
  asSubscriber()
  answerWorkers(solveDay)
})

const left = async () => within(await screen.findByRole('region', { name: 'Not planned' }))

describe('a day of open homes', () => {
  it('is planned at once, with the reason of each home that is not, and saved on a press', async () => {
    const saves = keepPlans()
    const { user } = openPlan()
    expect(await stopsOf()).toEqual(['Open Home, 12 Lennox Street', 'Open Home, 4 Swan Street'])
    expect((await dayRegion()).getByText(/No other plan for this day scores higher in total/)).toBeDefined()
    expect((await left()).getByText(/^Needs \d+ more minutes? to be in time for 12 Lennox Street\.$/)).toBeDefined()
    expect(saves).toEqual([])
    await press(user, 'Save this plan')
    await screen.findByText('Saved')
    expect(saves[0]?.body).toMatchObject({ revision: null, routes: [{ stops: [{ propertyId: 'home-1' }, {}] }] })
  })

  it('answers what the buyer decides, and saves it', async () => {
    const saves = keepPlans()
    const { user } = openPlan()
    await press(user, 'Leave out 12 Lennox Street')
    await waitFor(async () => expect(await stopsOf()).toEqual(['Open Home, 9 Bridge Road', 'Open Home, 4 Swan Street']))
    expect((await left()).getByText('You left it out.')).toBeDefined()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your day'))
    await user.click((await left()).getByRole('button', { name: 'Add 12 Lennox Street' }))
    await waitFor(async () => expect(await stopsOf()).toContain('Open Home, 12 Lennox Street'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Must see 9 Bridge Road'))
    await user.click((await left()).getByRole('button', { name: 'Must see 9 Bridge Road' }))
    await waitFor(async () => expect(await stopsOf()).toContain('Open Home, 9 Bridge Road'))
    expect(screen.getByRole('button', { name: 'Must see 9 Bridge Road' }).getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(saves.map(({ body }) => (body as SavedPlan).revision)).toEqual([null, 1, 2]))
  })

  it('keeps a stop that the buyer locks, and lets it go again', async () => {
    const saves = keepPlans()
    const { user } = openPlan()
    const lock = async () => user.click(await screen.findByRole('button', { name: 'Must see 4 Swan Street' }))
    await lock()
    await waitFor(() => expect(saves.at(-1)?.body).toMatchObject({ choices: [{ decision: 'must' }] }))
    await lock()
    await waitFor(() => expect(saves.at(-1)?.body).toMatchObject({ choices: [] }))
  })

  it('takes the start, the hours, one of several times and a longer stay', async () => {
    const saves = keepPlans()
    const burnley = aSuggestion({ value: 'Burnley VIC 3121', latitude: -37.83, longitude: 145.01 })
    answer(searchLocalities, { reply: [burnley] })
    const { user } = openPlan()
    await user.type(await screen.findByRole('combobox', { name: 'Start in' }), 'Burn')
    await press(user, /Burnley/, 'option')
    await (await dayRegion()).findByText(/^Leave Burnley VIC 3121 at/)
    await user.selectOptions(screen.getByRole('combobox', { name: 'End' }), 'Back in Burnley VIC 3121')
    await press(user, 'Times at 4 Swan Street')
    await user.selectOptions(screen.getByRole('combobox', { name: 'When to see 4 Swan Street' }), at('12:00'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'How long to stay at 4 Swan Street' }), 'Stay 30 min')
    await waitFor(() =>
      expect(saves.at(-1)?.body).toMatchObject({ choices: [{ opens: at('12:00'), stayMinutes: 30 }] }),
    )
    expect(saves.at(-1)?.body).toMatchObject({ start: { name: 'Burnley VIC 3121' }, end: { name: 'Burnley VIC 3121' } })
    const back = screen.getByLabelText('Back by')
    await user.clear(back)
    await user.type(back, '08:00')
    await screen.findByText('Choose a time after you leave')
  })
})

describe('a planned day', () => {
  it('is printed without its controls, and leads to directions', async () => {
    const printing = vi.fn(() => document.documentElement.dataset.printing)
    vi.stubGlobal('print', printing)
    keepPlans()
    const { user } = openPlan()
    const way = await screen.findByRole('link', { name: 'Directions to 12 Lennox Street (opens in a new tab)' })
    expect(way.getAttribute('href')).toMatch(/^https:.*12\+Lennox\+Street/)
    await press(user, 'Print')
    expect(printing).toHaveReturnedWith('sheet')
    const sheet = document.querySelector<HTMLElement>('[data-sheet]')!
    expect(within(sheet).getByRole('article', { name: 'Open Home, 12 Lennox Street' })).toBeDefined()
    expect(
      screen.getByRole('button', { name: 'Leave out 12 Lennox Street' }).closest('[data-screen-only]'),
    ).not.toBeNull()
  })

  it('is deleted, and brought back by Undo', async () => {
    const saves = keepPlans()
    const { user } = openPlan()
    await press(user, 'Save this plan')
    await press(user, 'Delete plan')
    await press(user, 'Undo deleting the plan')
    await waitFor(() => expect(saves.map(({ body }) => (body as SavedPlan).revision)).toEqual([null, null]))
    await screen.findByRole('button', { name: 'Delete plan' })
  })

  it('goes into the calendar', async () => {
    keepPlans()
    const added = answer(addDayPlanEvents, { reply: [anEvent(), anEvent({ id: 'event-2' })] })
    const { user } = openPlan()
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Add to calendar' })).disabled).toBe(true)
    const reason = 'Save the plan to add its visits to your calendar.'
    expect(screen.getByText(reason)).toBeDefined()
    await press(user, 'Save this plan')
    await screen.findByText('Saved')
    expect(screen.queryByText(reason)).toBeNull()
    await press(user, 'Add to calendar')
    await screen.findByText('2 visits in your calendar')
    expect(added[0]?.body).toEqual({})
  })
})
