import { act, screen, within } from '@testing-library/react'
import { getSearchProperty } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'
import { openShortlist, streetsIn } from '@/testing/shortlist.ts'

const thirty = Array.from({ length: 30 }, (_, index) =>
  aSavedHome(
    { id: `home-${index + 1}`, address: `${index + 1} Swan Street`, price: 900_000 },
    { notes: `Note ${index + 1}`, tags: ['quiet'], createdAt: new Date(Date.UTC(2026, 10, 20) - index).toISOString() },
  ),
)

const cards = () => screen.getAllByRole('article')
const openLong = async () => {
  const opened = openShortlist(thirty)
  const asked = answer(getSearchProperty, { status: 503 })
  await screen.findByRole('heading', { name: '30 Swan Street' })
  return { ...opened, asked }
}
const wholeOnes = () => cards().filter((card) => within(card).queryAllByRole('button').length > 0).length

describe('A long shortlist', () => {
  it('draws the cards of the first window whole, and of the others what can be read and found', async () => {
    await openLong()
    expect(streetsIn(cards())).toEqual(thirty.map(({ home }) => home?.address))
    expect(wholeOnes()).toBe(8)
    const last = within(cards()[29]!)
    expect(last.getByText('$900,000')).toBeDefined()
    expect(last.getByText('Note 30')).toBeDefined()
    expect(last.getByText('quiet')).toBeDefined()
    expect(last.getByRole('link', { name: '30 Swan Street' }).getAttribute('href')).toBe(
      '/property/home-30?searchId=search-1',
    )
  })

  it('renders a far card whole that the keyboard reaches, and keeps the focus', async () => {
    await openLong()
    act(() => screen.getByRole('link', { name: '20 Swan Street' }).focus())
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '20 Swan Street' }))
    expect(within(cards()[19]!).getByRole('button', { name: 'Compare 20 Swan Street' })).toBeDefined()
    expect(wholeOnes()).toBe(9)
  })

  it('renders every card whole before printing, without loading homes for that', async () => {
    const { asked } = await openLong()
    act(() => {
      window.dispatchEvent(new Event('beforeprint'))
      expect(wholeOnes()).toBe(30)
    })
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(wholeOnes()).toBe(8)
    expect(asked).toEqual([])
  })

  it('draws a far home whole that is narrowed to', async () => {
    const { user } = await openLong()
    await user.type(screen.getByRole('searchbox'), 'note 27')
    expect(streetsIn(cards())).toEqual(['27 Swan Street'])
    expect(wholeOnes()).toBe(1)
  })
})
