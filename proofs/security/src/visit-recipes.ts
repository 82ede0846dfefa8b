import * as contracts from '@verandah/contracts'
import type { Asking } from './asking.ts'
import { spareSavedHome } from './make-things.ts'
import { keeping, type Recipe } from './recipe.ts'
import type { Member } from './world.ts'

const day = '2027-02-06'

const note = ({ canary }: Member) => ({
  kind: 'note',
  id: canary,
  changedAt: '2026-11-14T01:00:00.000Z',
  basedOn: null,
  text: canary,
})

const entriesOf = (member: Member, propertyId: string): Asking => ({
  params: { propertyId, on: day },
  body: { entries: [note(member)] },
})

/** A note at the home whose notes a member keeps private. */
export function privateNote(member: Member): Asking {
  return {
    params: { propertyId: member.things.propertyId, on: day },
    body: { entries: [{ ...note(member), id: 'private', text: 'words at a home' }] },
  }
}

const haveVisit = (member: Member, propertyId: string) =>
  member.want(contracts.saveVisitEntries, entriesOf(member, propertyId))

/** A document, which is sent as text. */
const uploadOf = ({ canary, userId, things }: Member, purpose: string): Asking => ({
  params: { id: `${purpose}-${userId}` },
  query: { propertyId: things.propertyId, kind: 'other', name: `${canary}.pdf`, visitOn: day },
  body: `%PDF-1.4\n% ${canary}\n%%EOF\n`,
})

const haveFile = async (member: Member, purpose: string): Promise<Asking> => {
  const asking = uploadOf(member, purpose)
  await member.want(contracts.keepFile, asking)
  return { params: asking.params ?? {} }
}

export const visitRecipes: Readonly<Record<string, Recipe>> = {
  listVisits: keeping(async (member) => {
    await haveVisit(member, member.things.propertyId)
    return { query: { propertyId: member.things.propertyId } }
  }),
  saveVisitEntries: keeping((member) => entriesOf(member, member.things.propertyId)),
  deleteVisit: keeping(async (member) => {
    const propertyId = member.things.sparePropertyId
    await spareSavedHome(member)
    await haveVisit(member, propertyId)
    return { params: { propertyId, on: day } }
  }),
  listHousematesVisits: keeping(({ things: { propertyId } }) => ({ query: { propertyId } })),
  listFiles: keeping(async (member) => {
    await haveFile(member, 'read')
    return { query: { propertyId: member.things.propertyId } }
  }),
  keepFile: keeping((member) => uploadOf(member, 'kept')),
  readFile: keeping((member) => haveFile(member, 'read')),
  deleteFile: keeping((member) => haveFile(member, 'spare')),
  getHomeArchive: keeping(async (member) => {
    await haveFile(member, 'read')
    return { params: { propertyId: member.things.propertyId } }
  }),
}
