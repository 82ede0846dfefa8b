import { screen, waitFor, within } from '@testing-library/react'
import { type ContractDetails, getBuyersMoney, type Property, saveContractDetails } from '@verandah/contracts'
import { bundledTables, costOfHome, dollarRange, purchaseOfHome } from '@verandah/true-cost'
import { beforeEach, describe, expect, it } from 'vitest'
import { noteOf, setClock, valueOf } from '@/testing/app.tsx'
import { aHome } from '@/testing/builders.ts'
import { enoughMoney } from '@/testing/money.ts'
import { answer, refuse } from '@/testing/network.ts'
import { nothingIsFar } from '@/testing/shortlist.ts'
import { asBuyer, openHome } from '../testing/open-home.ts'

setClock('2026-11-28T02:00:00.000Z', 'Australia/Melbourne')
beforeEach(() => {
  asBuyer()
  nothingIsFar()
})

const flat = { state: 'VIC', timeZone: 'Australia/Melbourne', price: 620_000, propertyType: 'Apartment' } as const

const openWith = async (contract?: ContractDetails, over: Partial<Property> = {}) => {
  const money = { ...enoughMoney, ...(contract && { contracts: { 'home-1': contract } }) }
  answer(getBuyersMoney, { reply: money })
  const user = await openHome({ ...flat, ...over })
  const costs = within(await screen.findByRole('region', { name: 'What it costs you' }))
  await user.click(await costs.findByText('From the contract and your quotes'))
  return { user, costs }
}
const echo = () =>
  answer(saveContractDetails, (call) => {
    const body = call.body as ContractDetails
    return { reply: { ...enoughMoney, contracts: { 'home-1': body } } }
  })
const cashWith = (contract: ContractDetails): string => {
  const purchase = purchaseOfHome(aHome(flat), { money: enoughMoney, today: '2026-11-28', contract })
  const cost = purchase && costOfHome(purchase, bundledTables)
  if (!cost?.known) throw new Error('This home has a cost.')
  return dollarRange(cost.cashNeeded.withoutGrant.amount)
}

describe('What the buyer knows of a contract', () => {
  it('changes the figures while it is typed, and is kept when the field is left', async () => {
    const calls = echo()
    const { user, costs } = await openWith()
    expect(costs.getByText(cashWith({}))).toBeDefined()
    await user.type(costs.getByLabelText('Conveyancing'), '3.2k')
    expect(costs.getByText(cashWith({ amounts: { conveyancing: 3_200 } }))).toBeDefined()
    expect(calls).toHaveLength(0)
    await user.tab()
    await costs.findByText('Saved, only for you')
    expect(calls.map(({ params, body }) => [params.id, body])).toEqual([
      ['home-1', { amounts: { conveyancing: 3_200 } }],
    ])
  })

  it('says no more that levies are not counted once they are known', async () => {
    echo()
    const { user, costs } = await openWith()
    const missing = () => within(costs.getByRole('region', { name: 'Not counted' }))
    expect(missing().getByText(/^Strata levies a year\./)).toBeDefined()
    await user.type(costs.getByLabelText('Strata levies a year'), '4200{Tab}')
    expect(missing().queryByText(/^Strata levies a year\./)).toBeNull()
  })

  it('asks what is still to be built of a new home only, and takes it off where the state does', async () => {
    const calls = echo()
    const { user, costs } = await openWith({ amounts: { moving: 900 } })
    expect(costs.queryByLabelText('Still to be built, % of the price')).toBeNull()
    await user.click(costs.getByRole('switch', { name: /This is a new home/ }))
    await user.type(costs.getByLabelText('Still to be built, % of the price'), '60{Tab}')
    const contract: ContractDetails = {
      isNew: true,
      unbuiltPercent: 60,
      construction: 'notStarted',
      amounts: { moving: 900 },
    }
    await waitFor(() => expect(calls.at(-1)?.body).toEqual(contract))
    expect(costs.getByText(cashWith(contract))).toBeDefined()
    await user.selectOptions(costs.getByLabelText('Building on the day of the contract'), 'Under way')
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ ...contract, construction: 'underWay' }))
    await user.click(costs.getByRole('switch', { name: /This is a new home/ }))
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ amounts: { moving: 900 } }))
  })

  it('has a month of contract, and one of settlement that is not before it', async () => {
    const calls = echo()
    const { user, costs } = await openWith({ settlementMonth: '2027-01' })
    expect(valueOf('Settlement')).toBe('2027-01')
    await user.selectOptions(costs.getByLabelText('Contract signed'), 'July 2027')
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ contractMonth: '2027-07' }))
    expect(within(costs.getByLabelText('Settlement')).queryByRole('option', { name: 'June 2027' })).toBeNull()
    await user.selectOptions(costs.getByLabelText('Settlement'), 'March 2029')
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ contractMonth: '2027-07', settlementMonth: '2029-03' }))
  })

  it('is sent when a choice is taken back before the server has answered it', async () => {
    let letReply = (): void => undefined
    const isReplying = new Promise<void>((resolve) => {
      letReply = resolve
    })
    const calls = answer(saveContractDetails, async ({ body }) => {
      await isReplying
      return { reply: { ...enoughMoney, contracts: { 'home-1': body as ContractDetails } } }
    })
    const { user, costs } = await openWith({ contractMonth: '2027-01' })
    await user.selectOptions(costs.getByLabelText('Contract signed'), 'July 2027')
    await user.selectOptions(costs.getByLabelText('Contract signed'), 'January 2027')
    letReply()
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ contractMonth: '2027-01' }))
  })

  it('of a month that has passed is asked again', async () => {
    await openWith({ contractMonth: '2026-10', settlementMonth: '2026-12' })
    expect(valueOf('Contract signed')).toBe('')
    expect(valueOf('Settlement')).toBe('2026-12')
  })
})

describe('The details of a contract', () => {
  it('are not sent while a field cannot be read, and say which', async () => {
    const calls = echo()
    const { user, costs } = await openWith({ isNew: true })
    await user.type(costs.getByLabelText('Still to be built, % of the price'), '160{Tab}')
    expect(noteOf('Still to be built, % of the price')).toBe(
      'Give a percentage from 0 to 100, such as 20, or leave it empty',
    )
    await user.type(costs.getByLabelText('Moving'), 'a lot{Tab}')
    expect(noteOf('Moving')).toMatch(/amount/i)
    expect(calls).toHaveLength(0)
    expect(valueOf('Moving')).toBe('a lot')
  })

  it('that were not saved stay, and can be saved again', async () => {
    refuse(saveContractDetails, { status: 409, code: 'contracts-full', detail: 'Clear those of another home first.' })
    const { user, costs } = await openWith()
    await user.type(costs.getByLabelText('Water a year'), '800{Tab}')
    expect((await costs.findByRole('alert')).textContent).toContain('Clear those of another home first.')
    expect(valueOf('Water a year')).toBe('800')
    const calls = echo()
    await user.click(costs.getByRole('button', { name: 'Try again' }))
    await costs.findByText('Saved, only for you')
    expect(calls[0]?.body).toEqual({ amounts: { waterYearly: 800 } })
  })

  it('are cleared, and restored by undo', async () => {
    const calls = echo()
    const { user, costs } = await openWith({ isNew: true, amounts: { moving: 900 } })
    await user.click(costs.getByRole('button', { name: 'Clear these details' }))
    const undo = await costs.findByRole('button', { name: 'Undo clearing the contract details' })
    expect(document.activeElement).toBe(undo)
    expect(calls[0]?.body).toEqual({})
    expect(valueOf('Moving')).toBe('')
    await user.click(undo)
    await waitFor(() => expect(calls[1]?.body).toEqual({ isNew: true, amounts: { moving: 900 } }))
    await waitFor(() => expect(valueOf('Moving')).toBe('900'))
  })
})

it('Land is neither new nor off the plan, and has no levies', async () => {
  const { costs } = await openWith({ isNew: true }, { propertyType: 'Land' })
  expect(costs.queryByRole('switch', { name: /This is a new home/ })).toBeNull()
  expect(costs.queryByLabelText('Still to be built, % of the price')).toBeNull()
  expect(costs.queryByLabelText('Strata levies a year')).toBeNull()
  expect(costs.getByLabelText('Council rates a year')).toBeDefined()
})
