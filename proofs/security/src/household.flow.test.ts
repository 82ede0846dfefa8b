import * as contracts from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestOf } from './asking.ts'
import { buildWorld } from './build-world.ts'
import { exposedRoutes } from './exposed-routes.ts'
import { findLeak } from './find-leak.ts'
import { householdInvite } from './household-recipes.ts'
import { someMoney } from './listings.ts'
import { readyExport } from './make-things.ts'
import { recipeOf } from './recipes.ts'
import { startTestedProduct } from './start-tested-product.ts'
import { until } from './until.ts'
import { privateNote } from './visit-recipes.ts'
import { canariesOf, type Member, type World } from './world.ts'

let world: World
let anna: Member
let tom: Member
beforeAll(async () => {
  world = await buildWorld(await startTestedProduct({ MAIL_OUTBOX: 'false' }))
  anna = world.owner
  tom = world.other
  const body = { notes: 'a note for Anna alone', areNotesPrivate: true, walkAway: { ...walkAway, isPrivate: true } }
  await anna.want(contracts.editSavedProperty, { params: { id: anna.things.savedId }, body })
  for (const one of [anna, tom])
    for (const route of [contracts.listVisits, contracts.listFiles]) await recipeOf(route).ask(one, world)
  await anna.want(contracts.saveVisitEntries, privateNote(anna))
  const preApproval = { ...someMoney.preApproval, lender: 'Bank of Anna', amount: 654_321 }
  await anna.want(contracts.saveBuyersMoney, { body: { ...someMoney, preApproval } })
})
afterAll(() => world.product.stop())

const walkAway = { price: 812_345, reason: 'what the bank says' }
/** What Anna keeps from everybody. */
const secrets = ['a note for Anna alone', 'words at a home', '812345', 'what the bank says', 'Bank of Anna', '654321']

const join = async () => {
  const { token } = await householdInvite(anna)
  await tom.want(contracts.joinHousehold, { body: { token } })
  await world.product.idle()
}

/** The reading calls of a member whose answers show one of these texts, each with what shows. */
const showing = async (reader: Member, texts: readonly string[]): Promise<string[]> => {
  const shown: string[] = []
  for (const route of exposedRoutes.filter(({ method }) => method === 'GET')) {
    const recipe = recipeOf(route)
    if (recipe.isSpending) throw new Error(`${route.name} uses up its caller`)
    const request = requestOf(route, await recipe.ask(reader, world), reader.baseUrl)
    if (findLeak(request, await reader.send(request), texts) !== null) shown.push(route.name)
  }
  return shown
}

const shared = [
  'getHousehold',
  'readCalendarFeed',
  'listHousematesBriefs',
  'listHousematesSaved',
  'listHousematesSearches',
  'listHousematesEvents',
  'listHousematesVisits',
  'listMemberColumns',
]

describe('a household', () => {
  it('shows its members what they share and nothing that one keeps private, and nobody else anything', async () => {
    expect(await showing(tom, canariesOf(anna))).toEqual([])
    await join()
    expect((await showing(tom, canariesOf(anna))).sort()).toEqual(shared.toSorted())
    expect((await showing(anna, canariesOf(tom))).sort()).toEqual(shared.toSorted())
    expect(await showing(tom, secrets)).toEqual([])
    expect(await showing(world.admin, [...canariesOf(anna), ...canariesOf(tom), ...secrets])).toEqual([])
  })

  it('shows money once it is shared, and no longer once it is not', async () => {
    const lender = ['Bank of Anna']
    const money = { ...someMoney, preApproval: { ...someMoney.preApproval, lender: lender[0] } }
    await anna.want(contracts.saveBuyersMoney, { body: { ...money, isShared: true } })
    expect(await showing(tom, lender)).toEqual(['listHousematesMoney'])
    expect(await showing(world.admin, lender)).toEqual([])
    await anna.want(contracts.saveBuyersMoney, { body: money })
    expect(await showing(tom, lender)).toEqual([])
  })

  it('adds nothing of the others to an export', async () => {
    await readyExport(tom)
    const { text } = await tom.ask(contracts.downloadExport)
    expect(text).toContain(tom.canary)
    expect([...canariesOf(anna), ...secrets].filter((one) => text.includes(one))).toEqual([])
  })

  it('ends for whoever leaves, and for whom they leave', async () => {
    await tom.want(contracts.leaveHousehold)
    await world.product.idle()
    expect(await showing(tom, [...canariesOf(anna), ...secrets])).toEqual([])
    expect(await showing(anna, canariesOf(tom))).toEqual([])
  })

  it('of a deleted account leaves the others whole', async () => {
    await join()
    await anna.want(contracts.requestAccountDeletion, { body: { password: anna.password } })
    await until('everything of Anna is gone', async () => {
      await world.product.idle()
      return (await showing(tom, canariesOf(anna))).length === 0 ? true : null
    })
    const saved = (await tom.want(contracts.listSavedProperties)) as contracts.SavedProperty[]
    expect(saved.map(({ id }) => id)).toContain(tom.things.savedId)
    expect(((await tom.want(contracts.getHousehold)) as contracts.Household).members).toMatchObject([
      { userId: tom.userId },
    ])
  })
})
