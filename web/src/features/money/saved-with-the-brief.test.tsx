import { type BuyersMoney, getCriteria, saveBuyersMoney, saveCriteria } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { asUser, currentAddress, noteOf, press, renderRoute, type, valueOf } from '@/testing/app.tsx'
import { answer } from '@/testing/network.ts'

beforeEach(() => {
  asUser()
  answer(getCriteria, { reply: { suburb: 'Coburg', maxPrice: 780_000 } })
})

const open = async () => {
  const { user } = renderRoute('/setup-property-criteria')
  await screen.findByRole('form', { name: 'Your money' })
  await screen.findByLabelText('Suburb')
  const money = answer(saveBuyersMoney, ({ body }) => ({ reply: body as BuyersMoney }))
  const criteria = answer(saveCriteria, ({ body }) => ({ reply: body as never }))
  return { user, money, criteria }
}
const saveBrief = () => screen.getByRole('button', { name: 'Save and continue' })

it('"Save and continue" also saves the money that was typed below it', async () => {
  const { user, money } = await open()
  await type(user, 'Deposit', '160k')
  await user.click(saveBrief())
  await waitFor(() => expect(currentAddress()).toBe('/setup-scoring'))
  expect(money.map(({ body }) => body)).toEqual([{ deposit: { dollars: 160_000 } }])
})

it('"Save and continue" stays on the page while a field of the money is refused', async () => {
  const { user, money, criteria } = await open()
  await type(user, 'Loan term, years', '90')
  await user.click(saveBrief())
  await waitFor(() => expect(noteOf('Loan term, years')).toBe('Give whole years from 1 to 40, or leave it empty'))
  expect(currentAddress()).toBe('/setup-property-criteria')
  expect([money, criteria]).toEqual([[], []])
})

it('"Save and continue" leaves money alone that was not edited', async () => {
  const { user, money } = await open()
  await user.click(saveBrief())
  await waitFor(() => expect(currentAddress()).toBe('/setup-scoring'))
  expect(money).toEqual([])
})

it('A deposit of a few dollars is asked about: it was meant as a share of the price', async () => {
  const { user } = await open()
  await type(user, 'Deposit', '20')
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull()
  await user.tab()
  await press(user, 'Did you mean 20% of the price?')
  expect([valueOf('Deposit'), valueOf('Deposit in')]).toEqual(['20', 'percent'])
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull()
})
