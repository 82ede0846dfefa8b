import { screen, waitFor, within } from '@testing-library/react'
import { editSavedProperty, getHousehold, listHousematesSaved, type SavedProperty } from '@verandah/contracts'
import { afterEach, describe, expect, it } from 'vitest'
import { press } from '@/testing/app.tsx'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { aHousehold, aHousemateSaved } from '@/testing/household-builders.ts'
import { answer, type Asked, refuse } from '@/testing/network.ts'
import { openShortlist, takeEdits, threeHomes } from '@/testing/shortlist.ts'
import { columnsOf } from './board/columns.ts'

const staged = (): SavedProperty[] => {
  const [first, second, third] = threeHomes()
  return [
    { ...first!, stage: 'seen', verdict: 'love', walkAway: { price: 812_000, reason: '', isPrivate: true } },
    { ...second!, stage: 'lost', stageReason: 'Over our limit', verdict: 'love' },
    third!,
  ]
}

const bodiesOf = (calls: readonly Asked[]) => calls.map(({ body }) => body)
const openBoard = (list = staged()) => openShortlist(list, '/my-properties?tab=board')
const column = (name: string) => screen.findByRole('region', { name })
const streetsOf = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const stageOf = (street: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: `Stage of ${street}` })

describe('The board', () => {
  it('has a column for each stage, with its homes and their number', async () => {
    openBoard()
    expect(streetsOf(await column('Seen 1'))).toEqual(['12 Lennox Street'])
    expect(streetsOf(await column('Lost 1'))).toEqual(['4 Swan Street'])
    expect(streetsOf(await column('No stage yet 1'))).toEqual(['9 Bridge Road'])
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['To see 0', 'Booked 0', 'Checking 0', 'Offer made 0', 'Under contract 0', 'Bought 0']),
    )
  })

  it('says of each home what it is, what the buyer thinks, and why its pursuit ended', async () => {
    openBoard()
    const card = within(await screen.findByRole('article', { name: '12 Lennox Street, Richmond' }))
    expect(card.getByRole('img', { name: /^Score \d+ of 100/ })).toBeDefined()
    expect(card.getByText('Love')).toBeDefined()
    expect(card.getByText('Stop at $812,000')).toBeDefined()
    expect(card.getByRole('link').getAttribute('href')).toBe('/property/home-1?searchId=search-1')
    const lost = within(screen.getByRole('article', { name: '4 Swan Street, Richmond' }))
    expect(lost.getByText('Love')).toBeDefined()
    expect(lost.getByText('“Over our limit”')).toBeDefined()
  })

  it('folds what has ended until it is unfolded', async () => {
    const { user } = openBoard()
    const unfold = await screen.findByRole('button', { name: 'Unfold Lost' })
    expect(unfold.getAttribute('aria-expanded')).toBe('false')
    await user.click(unfold)
    expect(screen.getByRole('button', { name: 'Fold Lost' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('keeps a home at a stage that only a later build knows', () => {
    const later = { ...aSavedHome(), stage: 'settling' as 'bought' }
    expect(columnsOf([later]).at(-1)).toEqual({ name: 'settling', title: 'settling', homes: [later], isEnd: true })
  })
})

describe('A move on the board', () => {
  it('takes the card to its new column by the keyboard alone, and the focus with it', async () => {
    const { user } = openBoard()
    const calls = takeEdits(staged())
    ;(await stageOf('12 Lennox Street')).focus()
    await user.selectOptions(document.activeElement!, 'Under contract')
    expect(streetsOf(await column('Under contract 1'))).toEqual(['12 Lennox Street'])
    expect(streetsOf(await column('Seen 0'))).toEqual([])
    expect(document.activeElement).toBe(await stageOf('12 Lennox Street'))
    await waitFor(() => expect(bodiesOf(calls)).toEqual([{ stage: 'under-contract', stageReason: '' }]))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo moving 12 Lennox Street' }))
  })

  it('is undone with the reason that the home had, and the card keeps the focus', async () => {
    const { user } = openBoard()
    const calls = takeEdits(staged())
    await user.selectOptions(await stageOf('4 Swan Street'), 'Seen')
    await screen.findByText('Moved from Lost.')
    await press(user, 'Undo moving 4 Swan Street')
    expect(streetsOf(await column('Lost 1'))).toEqual(['4 Swan Street'])
    expect(document.activeElement).toBe(await stageOf('4 Swan Street'))
    expect(screen.queryByText(/^Moved from/)).toBeNull()
    await waitFor(() =>
      expect(bodiesOf(calls)).toEqual([
        { stage: 'seen', stageReason: '' },
        { stage: 'lost', stageReason: 'Over our limit' },
      ]),
    )
  })

  it('to the end unfolds its column and asks why', async () => {
    const { user } = openBoard()
    const calls = takeEdits(staged())
    await user.selectOptions(await stageOf('12 Lennox Street'), 'Lost')
    expect(screen.getByRole('button', { name: 'Fold Lost' })).toBeDefined()
    await press(user, 'Finance fell through (12 Lennox Street)')
    await waitFor(() => expect(bodiesOf(calls).at(-1)).toEqual({ stage: 'lost', stageReason: 'Finance fell through' }))
  })

  it('opens its column where one is shown at a time', async () => {
    const { user } = openBoard()
    takeEdits(staged())
    const chip = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
    await stageOf('12 Lennox Street')
    expect(chip('No stage yet 1')).toBe('true')
    await press(user, 'Seen 1')
    expect([chip('Seen 1'), chip('No stage yet 1')]).toEqual(['true', 'false'])
    await user.selectOptions(await stageOf('12 Lennox Street'), 'Booked')
    await waitFor(() => expect(chip('Booked 1')).toBe('true'))
  })

  it('that is refused goes back, and the reason is shown', async () => {
    const { user } = openBoard()
    refuse(editSavedProperty, { status: 503, detail: 'The pen is dry.' })
    await user.selectOptions(await stageOf('12 Lennox Street'), 'Offer made')
    await screen.findByText('There was an error: The pen is dry.')
    expect(streetsOf(await column('Seen 1'))).toEqual(['12 Lennox Street'])
    expect(screen.queryByText(/^Moved from/)).toBeNull()
  })
})

describe('A move on the board without a connection', () => {
  afterEach(() => window.dispatchEvent(new Event('online')))

  it('is shown at once, kept, and sent once there is one', async () => {
    const { user } = openBoard()
    const calls = takeEdits(staged())
    await stageOf('12 Lennox Street')
    window.dispatchEvent(new Event('offline'))
    await user.selectOptions(await stageOf('12 Lennox Street'), 'Booked')
    expect(streetsOf(await column('Booked 1'))).toEqual(['12 Lennox Street'])
    await screen.findByText('1 change is kept on this device until you’re back online')
    expect(bodiesOf(calls)).toEqual([])
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(bodiesOf(calls)).toEqual([{ stage: 'booked', stageReason: '' }]))
    expect(streetsOf(await column('Booked 1'))).toEqual(['12 Lennox Street'])
  })
})

describe('The board, narrowed', () => {
  it('has the filters of the list, which stay from one to the other', async () => {
    const { user } = openBoard()
    takeEdits(staged())
    await press(user, 'Love 2')
    expect(await column('No stage yet 0')).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Narrow by stage' }), 'Not lost or bought (2)')
    expect(await column('Lost 0')).toBeDefined()
    await press(user, 'Saved', 'tab')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await press(user, 'Board', 'tab')
    await user.selectOptions(await stageOf('12 Lennox Street'), 'Bought')
    expect(streetsOf(await column('Bought 1'))).toEqual(['12 Lennox Street'])
  })

  it('reports that nothing matches, and shows all again', async () => {
    const { user } = openBoard()
    await user.type(await screen.findByRole('searchbox'), 'lighthouse')
    await press(user, 'Show all')
    expect(await screen.findAllByRole('article')).toHaveLength(3)
  })
})

describe('The board of few, many and others’ homes', () => {
  it('without homes says how to save one', async () => {
    openBoard([])
    await screen.findByText('No saved properties')
  })

  it('draws the first cards of a long column whole, the others as text until the keyboard reaches them', async () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      aSavedHome({ id: `home-${index}`, address: `${index} Swan Street` }, { stage: 'to-see' }),
    )
    const { user } = openBoard(many)
    expect(streetsOf(await column('To see 500'))).toHaveLength(500)
    expect(screen.getAllByRole('combobox', { name: /^Stage of/ })).toHaveLength(8)
    screen.getByRole('link', { name: '20 Swan Street' }).focus()
    expect(await stageOf('20 Swan Street')).toBeDefined()
    await user.tab()
    expect(document.activeElement).toBe(await stageOf('20 Swan Street'))
  })

  it('leaves the homes of housemates to the list, and says so', async () => {
    answer(getHousehold, { reply: aHousehold() })
    answer(listHousematesSaved, {
      reply: [aHousemateSaved({ id: 'home-9', address: '7 Park Lane' }, { stage: 'seen' })],
    })
    openBoard()
    await screen.findByText(/^The board shows your own homes/)
    expect(streetsOf(await column('Seen 1'))).toEqual(['12 Lennox Street'])
  })
})
