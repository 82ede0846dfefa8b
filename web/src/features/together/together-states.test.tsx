import { listMemberColumns, listResultCards } from '@verandah/contracts'
import { scoringRule } from '@verandah/scoring-model'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '@/testing/app.tsx'
import { neverAnswer, refuse } from '@/testing/network.ts'
import { anna, answerTogether, couple, member, openTogether, rows, ruth } from './testing/answer-together.ts'

it('says that the page is out of date when homes are scored by a newer rule', async () => {
  answerTogether(couple.map((one) => ({ ...one, rule: scoringRule + 1 })))
  openTogether()
  await screen.findByText('There is a newer version of this page')
  expect(screen.queryByRole('radio', { name: 'Ours' })).toBeNull()
})

describe('A long list', () => {
  it('shows and loads twenty homes, and moves the focus to the first of the next', async () => {
    const all = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`H${10 + index}`, 80 - index]))
    const asked = answerTogether([member(ruth, all), member(anna, all)])
    const { user } = openTogether()
    expect(await rows()).toHaveLength(20)
    expect(screen.getByText('Showing 20 of 30')).toBeDefined()
    expect(asked).toHaveLength(1)
    await press(user, 'Show more')
    await waitFor(() => expect(screen.getAllByRole('article', { name: /Rose St/ })).toHaveLength(30))
    expect(document.activeElement?.textContent).toMatch(/^21st/)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(asked[1]?.url.searchParams.get('ids')?.split(',')).toHaveLength(10)
  })
})

describe('A page without homes to compare', () => {
  it('leads a buyer who looks alone to the household', async () => {
    answerTogether([couple[0]!])
    openTogether()
    await screen.findByText('So far it’s only you')
    expect(screen.getByRole('link', { name: 'Invite somebody' }).getAttribute('href')).toBe('/household')
  })

  it('says that a search has no homes', async () => {
    answerTogether([member(ruth, {}), member(anna, {})])
    openTogether()
    await screen.findByText('This search has no homes to compare')
  })

  it('says that there is no such search', async () => {
    answerTogether([])
    refuse(listMemberColumns, { status: 404, code: 'not-found', detail: 'There is no such search.' })
    openTogether()
    await screen.findByText('We can’t find this search')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('says that it is loading, and tries again after a failure', async () => {
    answerTogether([])
    neverAnswer(listMemberColumns)
    const { unmount } = openTogether()
    await screen.findByRole('status', { name: 'Loading this search' })
    unmount()
    refuse(listMemberColumns, { status: 503, detail: 'Back soon.' })
    const { user } = openTogether()
    await screen.findByText('Back soon.')
    answerTogether(couple)
    await press(user, 'Try again')
    expect(await rows()).toHaveLength(4)
  })

  it('keeps places and scores where the homes themselves fail to load', async () => {
    answerTogether(couple)
    refuse(listResultCards, { status: 503, detail: 'Back soon.' })
    const { user } = openTogether()
    await screen.findByText('The homes could not be loaded')
    const [first] = screen.getAllByRole('article', { name: 'Loading a home' })
    expect(first?.textContent).toBe('1stYou 80 · 2ndAnna 50 · 2nd')
    answerTogether(couple)
    await press(user, 'Try again')
    expect(await rows()).toHaveLength(4)
  })
})
