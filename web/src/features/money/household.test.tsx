import {
  type BuyersMoney,
  getBuyersMoney,
  getHousehold,
  listHousematesMoney,
  saveBuyersMoney,
} from '@verandah/contracts'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { asUser, press, renderRoute, type, valueOf } from '@/testing/app.tsx'
import { aHousehold, tom } from '@/testing/household-builders.ts'
import { answer } from '@/testing/network.ts'

const changedAt = '2026-11-20T02:00:00.000Z'
const toms = { deposit: { percent: 20 }, savings: 180_000, isShared: true }

beforeEach(() => {
  asUser()
  answer(getHousehold, { reply: aHousehold() })
  answer(getBuyersMoney, { reply: { savings: 90_000 } })
})

const open = async () => {
  const { user } = renderRoute('/setup-property-criteria')
  await screen.findByRole('form', { name: 'Your money' })
  return user
}
const echo = () => answer(saveBuyersMoney, ({ body }) => ({ reply: body as BuyersMoney }))
const save = () => screen.getByRole('button', { name: 'Save these details' })

it('money is shared by a switch, once it is saved', async () => {
  answer(listHousematesMoney, { reply: [] })
  const calls = echo()
  const user = await open()
  await press(user, 'Share it with my household', 'switch')
  expect(screen.getByText(/^Only you see this\./)).toBeDefined()
  await user.click(save())
  await screen.findByText(/^Your household sees this/)
  expect(calls[0]?.body).toEqual({ savings: 90_000, isShared: true })
})

it('what a housemate shares fills in the form, which stays one’s own until it is saved', async () => {
  answer(listHousematesMoney, { reply: [{ member: tom, money: toms, changedAt }] })
  const calls = echo()
  const user = await open()
  const list = await screen.findByRole('list', { name: 'Money that your household shares' })
  expect(list.textContent).toContain('Tom has said: a deposit of 20% and savings of $180,000')
  await user.click(within(list).getByRole('button', { name: 'Use it (the money of Tom)' }))
  expect(valueOf('Total savings')).toBe('180,000')
  expect(screen.getByRole('switch', { name: 'Share it with my household' }).getAttribute('aria-checked')).toBe('false')
  await user.click(save())
  await screen.findByText('Saved')
  expect(calls[0]?.body).toEqual({ deposit: { percent: 20 }, savings: 180_000 })
})

it('what was typed and not saved keeps what another device has saved since', async () => {
  answer(listHousematesMoney, { reply: [] })
  const user = await open()
  await type(user, 'Deposit', '80k')
  cleanup()
  answer(getBuyersMoney, { reply: { savings: 120_000 } })
  const calls = echo()
  const again = await open()
  expect([valueOf('Deposit'), valueOf('Total savings')]).toEqual(['80,000', '120,000'])
  await again.click(save())
  await screen.findByText('Saved')
  expect(calls[0]?.body).toEqual({ deposit: { dollars: 80_000 }, savings: 120_000 })
})
