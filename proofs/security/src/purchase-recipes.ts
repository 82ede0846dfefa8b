import * as contracts from '@verandah/contracts'
import { spareSavedHome, want } from './make-things.ts'
import { keeping, type Recipe } from './recipe.ts'
import type { Member } from './world.ts'

const day = '2027-02-01'

const purchaseOf = ({ canary }: Member, revision: number | null) => ({
  revision,
  terms: { method: 'private', contractOn: day, settlementOn: '2027-04-01' },
  done: [{ id: canary, on: day }],
  offers: [
    { id: canary, by: 'buyer', amountAud: 812_000, madeOn: day, reply: 'open', conditions: canary, note: canary },
  ],
  people: [{ id: canary, role: 'other', name: canary, company: canary, phone: canary, agreed: canary }],
})

/** The current record's revision, null without one. */
const revisionOf = async (member: Member, propertyId: string): Promise<number | null> =>
  (await want(member, contracts.listPurchases)).find((record) => record.propertyId === propertyId)?.revision ?? null

/** Saves a record unless there is one; calls of several recipes may come at once. */
const haveRecord = async (member: Member, propertyId: string): Promise<void> => {
  if ((await revisionOf(member, propertyId)) === null)
    await member.ask(contracts.savePurchase, { params: { propertyId }, body: purchaseOf(member, null) })
}

export const purchaseRecipes: Readonly<Record<string, Recipe>> = {
  listPurchases: keeping((member) => haveRecord(member, member.things.propertyId).then(() => ({}))),
  savePurchase: keeping(async (member) => {
    const { propertyId } = member.things
    await haveRecord(member, propertyId)
    return { params: { propertyId }, body: purchaseOf(member, await revisionOf(member, propertyId)) }
  }),
  deletePurchase: keeping(async (member) => {
    const propertyId = member.things.sparePropertyId
    await spareSavedHome(member)
    await haveRecord(member, propertyId)
    return { params: { propertyId } }
  }),
}
