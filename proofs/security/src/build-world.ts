import { type FeedReport, receiveReaxml } from '@verandah/contracts'
import { createStranger, openAccount, signIn } from './actor.ts'
import { fillAccount } from './fill-account.ts'
import { agencyHeaders, listingsAt } from './listings.ts'
import { grantAdmin, issueFeedToken } from './run-operator.ts'
import type { TestedProduct } from './start-tested-product.ts'
import { notifyMembers } from './notify-members.ts'
import type { Member, World } from './world.ts'

/** Two users and an admin with data in every service, in a market of three homes, one of which has become cheaper. */
export async function buildWorld(product: TestedProduct): Promise<World> {
  const stranger = createStranger(product)
  const feedToken = await issueFeedToken(product.storeUrl)
  const push = async (price: number, at: string) => {
    const feed = { ...agencyHeaders({ feedToken }), body: listingsAt(price, at) }
    const report = (await stranger.want(receiveReaxml, feed)) as FeedReport
    await product.runJob('search', 'read-received-feeds')
    return report.id
  }
  const feedReportId = await push(900_000, '2026-11-01-09:00:00')
  const [owner, other, buyer] = await Promise.all([
    newMember(product, 'owner'),
    newMember(product, 'other'),
    newMember(product, 'admin'),
  ])
  const members = [owner, other, buyer]
  await notifyMembers(product, members, () => push(890_000, '2026-11-02-09:00:00'))
  await grantAdmin(product.storeUrl, buyer.username)
  const admin = { ...(await signIn(product, buyer)), things: buyer.things }
  let opened = 0
  const openFreshAccount = () => {
    opened += 1
    return openAccount(product, `fresh-${opened}`)
  }
  return { product, owner, other, admin, stranger, feedToken, feedReportId, openFreshAccount }
}

const newMember = async (product: TestedProduct, name: string): Promise<Member> => {
  const actor = await openAccount(product, name)
  return { ...actor, things: await fillAccount(actor) }
}
