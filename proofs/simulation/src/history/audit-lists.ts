import {
  getBuyersMoney,
  getProperty,
  type HomeCard,
  listHiddenProperties,
  listNotices,
  listProperties,
  listResultCards,
  listSavedProperties,
} from '@verandah/contracts'
import { publicUrl } from '../world/world.ts'
import type { Buyer } from './buyer.ts'

type Expect = (what: string, found: unknown, promised: unknown) => void
type Query = Record<string, string>

/** Says where two answers about the same homes disagree: scores, costs, counts and what is hidden. */
export async function auditLists(buyer: Buyer, expect: Expect): Promise<void> {
  await auditScores(buyer, expect)
  await auditHidden(buyer, expect)
  await auditNotices(buyer, expect)
  const searchId = [...buyer.searches].at(-1)
  if (searchId !== undefined) await auditCards(buyer, searchId, expect)
}

const auditScores = async (buyer: Buyer, expect: Expect): Promise<void> => {
  const { body, headers } = await buyer.ask('audit', (call) => call(listSavedProperties))
  expect('the count of the shortlist', headers.get('x-total-count'), String(body.length))
  for (const { propertyId: id, score } of body) {
    const page = (await buyer.ask('audit', (call) => call(getProperty, { params: { id } }))).body
    expect(`the saved score of ${id}`, score, page.score)
  }
}

const auditHidden = async (buyer: Buyer, expect: Expect): Promise<void> => {
  const hidden = (await buyer.ask('audit', (call) => call(listHiddenProperties))).body
  expect('the hidden homes', hidden.map(({ propertyId }) => propertyId).toSorted(), [...buyer.hidden].toSorted())
  const { body, headers } = await buyer.ask('audit', (call) => call(listProperties, { query: { limit: 100 } }))
  expect('the count of ranked homes', headers.get('x-total-count'), String(body.length))
  expect('what ranked homes show of hidden ones', hiddenIn(buyer, body), [])
}

const auditNotices = async (buyer: Buyer, expect: Expect): Promise<void> => {
  const { body, headers } = await buyer.ask('audit', (call) => call(listNotices, { query: { limit: 100 } }))
  expect('the count of notices', headers.get('x-total-count'), String(body.length))
  const unread = body.filter(({ readAt }) => readAt === null)
  expect('the count of unread notices', headers.get('x-unread-count'), String(unread.length))
}

const hiddenIn = ({ hidden }: Buyer, homes: readonly { id: string }[]): string[] =>
  homes.map(({ id }) => id).filter((id) => hidden.has(id))

const auditCards = async (buyer: Buyer, searchId: string, expect: Expect): Promise<void> => {
  const list = await cardsOf(buyer, searchId, { sort: 'cash-low' })
  expect('the count of cards', list.count('shown'), list.cards.length)
  expect('what cards show of hidden homes', hiddenIn(buyer, list.cards), [])
  expect('the sum of counts', list.count('total'), list.count('shown') + list.count('hidden'))
  expect('the deposit', (await buyer.ask('audit', (call) => call(getBuyersMoney))).body.deposit, depositOf(buyer))
  const cash = list.cards.flatMap((card) => cashOf(card) ?? [])
  expect('the order by cash', list.cards.map(cashOf), [
    ...cash.toSorted((one, other) => one - other),
    ...unknownIn(list.cards),
  ])
  const most = cash[Math.floor(cash.length / 2)]
  if (most === undefined) return
  const within = await cardsOf(buyer, searchId, { cash: String(most) })
  const promised = list.cards.filter((card) => (cashOf(card) ?? Infinity) <= most)
  expect(`the homes for ${most} in cash`, idsOf(within.cards), idsOf(promised))
  expect(`the count of homes for ${most}`, within.count('shown'), promised.length)
  expect('the count of unknown costs', within.count('unknown'), unknownIn(list.cards).length)
}

const depositOf = ({ deposit }: Buyer) => (deposit === undefined ? undefined : { dollars: deposit })
const cashOf = ({ cost }: HomeCard): number | null => cost?.cash.from ?? null
const unknownIn = (cards: readonly HomeCard[]): null[] => cards.map(cashOf).filter((cash) => cash === null)
const idsOf = (cards: readonly HomeCard[]): string[] => cards.map(({ id }) => id).toSorted()

const pageSize = '5'

/** All pages of a list, and the counts that its first page says. */
const cardsOf = async (buyer: Buyer, searchId: string, narrowing: Query) => {
  const cards: HomeCard[] = []
  const said: Headers[] = []
  for (let query: Query | undefined = { ...narrowing, limit: pageSize }; query !== undefined;) {
    const asked: Query = query
    const page = await buyer.ask('audit', (call) => call(listResultCards, { params: { searchId }, query: asked }))
    cards.push(...page.body)
    said.push(page.headers)
    query = nextIn(page.headers)
  }
  return { cards, count: (name: string) => Number(said[0]?.get(`x-${name}-count`)) }
}

const nextIn = (headers: Headers): Query | undefined => {
  const [, next] = /<([^>]*)>; *rel="next"/.exec(headers.get('link') ?? '') ?? []
  return next === undefined ? undefined : Object.fromEntries(new URL(next, publicUrl).searchParams)
}
