import { listNotices, listSavedSearches, updateSavedSearch, type Notice, type SavedSearch } from '@verandah/contracts'
import { connectStore, databaseOf, type Store } from '@verandah/kit'
import type { TestedProduct } from './start-tested-product.ts'
import { until } from './until.ts'
import type { Member, Things } from './world.ts'

type Found = { -readonly [Name in 'noticeId' | 'unsubscribeToken' | 'mailId']: Things[Name] }

/** Makes everyone's saved searches detect a change of the market, with a notice and a digest for each. */
export async function notifyMembers(product: TestedProduct, members: Member[], change: () => Promise<unknown>) {
  await until('every saved search has a first run', () => compared(product, members))
  await change()
  const store = await connectStore(product.storeUrl, databaseOf('notifications'))
  for (const member of members) {
    const things = member.things as Found
    things.noticeId = await until(`${member.name} has a notice`, () => noticeOf(product, member))
    Object.assign(things, await until(`${member.name} has a digest`, () => digestOf(product, store, member)))
    await member.want(updateSavedSearch, { params: { id: member.things.savedSearchId }, body: { frequency: 'off' } })
  }
  await store.close()
  await product.idle()
}

const compared = async (product: TestedProduct, members: Member[]): Promise<true | null> => {
  await product.runJob('search', 'run-saved-searches')
  const lists = await Promise.all(members.map((member) => member.want(listSavedSearches) as Promise<SavedSearch[]>))
  return lists.flat().every(({ lastCheckedAt }) => lastCheckedAt !== null) ? true : null
}

const noticeOf = async (product: TestedProduct, member: Member): Promise<string | null> => {
  await product.runJob('search', 'run-saved-searches')
  const [notice] = (await member.want(listNotices)) as Notice[]
  return notice?.id ?? null
}

/** Returns the mail of a digest and its token. Skips the minute for which a digest waits. */
const digestOf = async (product: TestedProduct, store: Store, { userId }: Member): Promise<Partial<Found> | null> => {
  await store.connection.collection('notices').updateMany({ userId }, { $set: { digestAt: new Date(0) } })
  await product.runJob('notifications', 'send-digests')
  const mails = await store.connection.collection('outgoing_mail').find({ userId }).toArray()
  const keys = mails.flatMap(({ _id, headers }) => {
    const unsubscribeToken = /\/api\/unsubscribe\/([\w.-]+)/.exec(JSON.stringify(headers ?? {}))?.[1]
    return unsubscribeToken === undefined ? [] : [{ mailId: String(_id), unsubscribeToken }]
  })
  return keys[0] ?? null
}
