import { isDeepStrictEqual } from 'node:util'
import { type IdealCriteria, idealOf, type PropertyCriteria } from '@verandah/contracts'
import { withoutUnset } from '@verandah/kit'
import type { Smtp } from '@verandah/notifications/testing'
import type { BuyerAtWork } from './buyer-at-work.ts'
import type { Behind } from './look-behind.ts'
import { saidTwice } from './said-twice.ts'
import { allowedAgain, countTimes, type World } from './read-world.ts'

interface Paid {
  readonly _id: string
  readonly version: number
}
interface Mail {
  readonly _id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly state: string
}

/**
 * Returns faults that no buyer can see yet, one sentence each: events not published, data of one service unknown to
 * another. `lettersExpected` dead letters are intended.
 */
export async function auditEffects(behind: Behind, lettersExpected: number): Promise<string[]> {
  const unsaid = await behind.unsaid()
  const letters = await behind.deadLetters()
  return [
    ...unsaid.map((document) => `an event is still in ${document}`),
    ...(letters.length === lettersExpected
      ? []
      : [`${letters.length} dead letters: ${letters.join('; ').slice(0, 2_000)}`]),
    ...(await unknownPlans(behind)),
    ...(await unknownAccounts(behind)),
    ...(await unknownHomes(behind)),
    ...(await staleIdeals(behind)),
    ...(await lateSearches(behind)),
    ...saidTwice(await behind.events(), onceFor),
  ]
}

interface Home {
  readonly _id: string
  readonly home: { readonly address: string; readonly status: string; readonly displayPrice: string | null }
}

/** Compares homes that a user saved or scheduled with the read models that show them. */
const unknownHomes = async ({ read }: Behind): Promise<string[]> => {
  const tracked = await read<Home>('search', 'properties', { isTracked: true })
  const shown = new Map((await read<Home>('shortlist', 'homes')).map(({ _id, home }) => [_id, home]))
  const planned = new Set((await read<Home>('calendar', 'homes')).map(({ _id }) => _id))
  return tracked.flatMap(({ _id, home: { address, status, displayPrice } }) => {
    const known = shown.get(_id)
    return [
      ...(known?.status === status && known.displayPrice === displayPrice
        ? []
        : [`the shortlist is behind on ${address}`]),
      ...(planned.has(_id) ? [] : [`the calendar does not know ${address}`]),
    ]
  })
}

/** Ideal criteria that follow the brief equal it. */
const staleIdeals = async ({ read }: Behind): Promise<string[]> => {
  const briefs = await read<{ _id: string; criteria: PropertyCriteria }>('search', 'property_preferences')
  const idealOfUser = new Map(briefs.map(({ _id, criteria }) => [_id, withoutUnset(idealOf(criteria))]))
  const following = await read<{ userId: string; idealCriteria: IdealCriteria }>('scoring', 'scoring_weights', {
    isIdealApart: false,
  })
  return following.flatMap(({ userId, idealCriteria }) => {
    const wanted = idealOfUser.get(userId)
    return wanted === undefined || isDeepStrictEqual(idealCriteria, wanted)
      ? []
      : [`the ideal of ${userId} follows the brief and says ${JSON.stringify(idealCriteria)}`]
  })
}

/** A search ended by its deadline had lost something on the way. */
const lateSearches = async ({ read }: Behind): Promise<string[]> => {
  const searches = await read<{ _id: string; completedAt?: Date; deadlineAt: Date }>('search', 'searches')
  return searches.flatMap(({ _id, completedAt, deadlineAt }) =>
    completedAt !== undefined && completedAt < deadlineAt
      ? []
      : [`the search ${_id} was not complete before its deadline`],
  )
}

/** Events that must be unique per subject, with the field that names the subject. */
const onceFor = { UserRegistered: 'userId', SearchCompleted: 'searchId', NoticeCreated: 'noticeId' }

const unknownPlans = async ({ read }: Behind): Promise<string[]> => {
  const paid = await read<Paid>('billing', 'subscriptions')
  const known = await Promise.all([
    read<{ _id: string; revision: number }>('search', 'standings'),
    read<{ _id: string; revision: number }>('shortlist', 'standings'),
    read<{ _id: string; revision: number }>('notifications', 'subscriptions'),
  ])
  const users = await read<{ _id: string; subscriptionVersion?: number }>('auth', 'users')
  const versions = [
    ...known.map((documents) => new Map(documents.map(({ _id, revision }) => [_id, revision]))),
    new Map(users.map(({ _id, subscriptionVersion }) => [_id, subscriptionVersion])),
  ]
  const services = ['search', 'shortlist', 'notifications', 'auth']
  return paid.flatMap(({ _id, version }) =>
    versions.flatMap((byUser, at) =>
      byUser.get(_id) === version
        ? []
        : [`${services[at]} knows version ${byUser.get(_id) ?? 'nothing'} of what ${_id} pays for, not ${version}`],
    ),
  )
}

const unknownAccounts = async ({ read }: Behind): Promise<string[]> => {
  const users = await read<{ _id: string; name: string; email: string }>('auth', 'users')
  const copies = await read<{ _id: string; name: string; email: string }>('notifications', 'addressees')
  const customers = new Set((await read<{ _id: string }>('billing', 'billing_customers')).map(({ _id }) => _id))
  return users.flatMap(({ _id, name, email }) => {
    const copy = copies.find((one) => one._id === _id)
    return [
      ...(copy?.name === name && copy.email === email ? [] : [`notifications does not know how to reach ${email}`]),
      ...(customers.has(_id) ? [] : [`billing does not know ${email}`]),
    ]
  })
}

/** A message whose sender died or stopped while it was sent comes once more, under the same Message-ID. */
const mostSendings = 2

/**
 * Returns every message by its text and recipient, counted by Message-ID: a resend with the same one is the same
 * message.
 */
export async function readMail(
  { read }: Behind,
  { buyers, smtp, faults }: { buyers: readonly BuyerAtWork[]; smtp: Smtp; faults: string[] },
): Promise<World> {
  const kept = await read<Mail>('notifications', 'outgoing_mail')
  const received = new Map(smtp.received.map(({ to, raw }) => [idIn(raw), { to: to.join(), raw }]))
  const keptIds = new Set(kept.map(({ _id }) => _id))
  for (const { _id, state } of kept)
    if (state === 'sent' && !received.has(_id)) faults.push(`${_id} was never received`)
  for (const [id, times] of countTimes(smtp.received, ({ raw }) => idIn(raw)))
    if (times > mostSendings) faults.push(`${id} was received ${times} times`)
  for (const [id, { to }] of received)
    if (!keptIds.has(id)) faults.push(`a message to ${to} has a Message-ID of its own: ${id}`)
  const lasting = kept.filter(({ _id }) => !_id.startsWith('digest:'))
  const counts = countTimes(lasting, ({ to, subject, text }) => {
    const [about = 'their account'] = /buyer\d+ s\d+/.exec(text) ?? []
    return `mail to ${to} about ${about}: ${subject}`
  })
  return new Map(
    [...counts].map(([text, times]) => {
      const [, name, step] = /(buyer\d+) (s\d+)/.exec(text) ?? []
      const buyer = buyers.find((one) => one.name === name)
      return [text, String(times - (buyer ? allowedAgain(buyer, step, times) : 0))]
    }),
  )
}

/** Decodes our own id from a hexadecimal Message-ID; returns any other unchanged. */
const idIn = (raw: string): string => {
  const id = /^Message-ID:\s+<([^@>]+)/im.exec(raw)?.[1] ?? 'none'
  return /^[0-9a-f]+$/.test(id) ? Buffer.from(id, 'hex').toString() : id
}

/** Counts messages received more than once with the same Message-ID. */
export function countRepeated({ received }: Smtp): number {
  const ids = received.map(({ raw }) => idIn(raw))
  return ids.length - new Set(ids).size
}
