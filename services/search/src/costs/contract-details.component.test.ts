import {
  addOwnHome,
  type BuyersMoney,
  type ContractDetails,
  contractsKept,
  getBuyersMoney,
  saveBuyersMoney,
  saveContractDetails,
} from '@verandah/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownHome } from '../testing/own-home.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
let as: string
beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())
beforeEach(() => {
  as = service.signIn()
})

const buyer = { residency: 'citizen', ownedIn: [], ownedInFiveYears: false, willLiveThere: true } as const
const money: BuyersMoney = { buyers: [{ ...buyer, ownedIn: [] }], deposit: { percent: 20 } }
const save = (body: BuyersMoney) => service.call(saveBuyersMoney, { as, body })
const saved = async () => (await service.call(getBuyersMoney, { as })).body

describe('what a buyer knows of a contract', () => {
  const contract: ContractDetails = { isNew: true, contractMonth: '2027-02', amounts: { strataYearly: 4_200 } }
  const homeOf = async (address = ownHome.address) =>
    (await service.call(addOwnHome, { as, body: { ...ownHome, address } })).body.id
  const keep = (id: string, body: ContractDetails, user = as) =>
    service.call(saveContractDetails, { as: user, params: { id }, body })

  it('is kept for them alone beside their money, which neither replaces', async () => {
    const id = await homeOf()
    await save(money)
    expect((await keep(id, contract)).body).toEqual({ ...money, contracts: { [id]: contract } })
    expect((await save({ rate: 6 })).body).toEqual({ rate: 6, contracts: { [id]: contract } })
    await save({})
    expect(await saved()).toEqual({ contracts: { [id]: contract } })
    expect((await service.call(getBuyersMoney, { as: service.signIn() })).body).toEqual({})
  })

  it('is replaced as a whole, and deleted by saving nothing', async () => {
    const id = await homeOf()
    const other = await homeOf('2 Lane')
    await keep(id, contract)
    await keep(other, { isNew: true })
    await keep(id, { settlementMonth: '2028-01', amounts: {} })
    expect(await saved()).toEqual({ contracts: { [id]: { settlementMonth: '2028-01' }, [other]: { isNew: true } } })
    await keep(id, {})
    await keep(other, { amounts: {} })
    expect(await saved()).toEqual({})
    expect(await service.store.collection('buyers_money').countDocuments({ contracts: {} })).toBe(0)
  })

  it('is not found for a home that is not theirs to see', async () => {
    const id = await homeOf()
    expect((await keep(id, contract, service.signIn())).status).toBe(404)
    expect((await keep('never.listed', {})).status).toBe(404)
    expect(await saved()).toEqual({})
  })

  it.each<[string, ContractDetails]>([
    ['unbuiltPercent', { unbuiltPercent: 101 }],
    ['contractMonth', { contractMonth: '2027-13' }],
    ['settlementMonth', { contractMonth: '2027-03', settlementMonth: '2027-02' }],
    ['amounts.lmi', { amounts: { lmi: -1 } }],
  ])('is refused with a %s that cannot be', async (field, body) => {
    const reply = await keep(await homeOf(), body)
    expect(reply.status).toBe(400)
    expect(JSON.stringify(reply.body)).toContain(`"field":"${field}`)
  })

  it('is kept for a limited number of homes, and says so', async () => {
    const id = await homeOf()
    const kept = Array.from({ length: contractsKept }, (_, index) => [`home-${index}`, { isNew: true }] as const)
    await keep(id, contract)
    await service.store
      .collection('buyers_money')
      .updateMany({ [`contracts.${id}`]: { $exists: true } }, { $set: { contracts: Object.fromEntries(kept) } })
    const { status, body } = await keep(id, contract)
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'contracts-full', detail: expect.stringContaining('up to 200 homes') })
    expect(Object.keys((await saved()).contracts ?? {})).toHaveLength(contractsKept)
  })
})
