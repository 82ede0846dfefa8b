import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { nothingIsFar, openShortlist, streetsIn } from '@/testing/shortlist.ts'

const saved = (id: string, address: string, price: number | null, score: number | null) =>
  aSavedHome({ id, address, price }, { score, createdAt: `2026-11-20T02:00:0${9 - Number(id)}.000Z` })
const list = [
  saved('1', '12 Lennox Street', 890_000, 71),
  saved('2', '4 Swan Street', null, 88),
  saved('3', '9 Bridge Road', 640_000, null),
  saved('4', '1 Bay Street', 760_000, 82),
]

beforeEach(() => nothingIsFar())

it.each([
  ['Newest first', ['12 Lennox Street', '4 Swan Street', '9 Bridge Road', '1 Bay Street']],
  ['Score, highest first', ['4 Swan Street', '1 Bay Street', '12 Lennox Street', '9 Bridge Road']],
  ['Price, low to high', ['9 Bridge Road', '1 Bay Street', '12 Lennox Street', '4 Swan Street']],
])('a buyer who has said nothing of their money sorts saved homes: %s', async (order, streets) => {
  const { user } = openShortlist(list)
  await screen.findAllByRole('article')
  await user.selectOptions(screen.getByLabelText('Sort by'), order)
  await waitFor(async () => expect(streetsIn(await screen.findAllByRole('article'))).toEqual(streets))
})
