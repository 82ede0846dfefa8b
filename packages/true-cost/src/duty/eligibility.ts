import { type Asked, whyNot, whyOtherKind } from '../conditions.ts'
import { longDay } from '../day.ts'
import type { Buyer, Purchase } from '../input.ts'
import type { Cents, Range } from '../money.ts'
import type { Eligibility } from '../result.ts'
import { deals, decidingDay, inForce } from '../tables/in-force.ts'
import type { Condition, Relief, ReliefRule, StateTable, ValueBounds } from '../tables/types.ts'

/** Which reliefs the buyers meet, and why not: for every relief that concerns what they buy. */
export function reliefEligibility(purchase: Purchase, price: Range, state: StateTable): Eligibility[] {
  const isShared = inForce(state.duty, purchase)[0]?.isApportioned === true
  const now = inForce(state.reliefs, purchase)
  const concerned = state.reliefs.filter(({ when }) => concerns(when, purchase))
  return concerned.flatMap((relief): Eligibility[] => {
    if (!now.includes(relief)) return endedOf(relief, purchase, now)
    const when = { ...relief.when, value: { ...reachOf(relief.rule), ...relief.when.value } }
    return [{ what: relief.label, ...judge(when, purchase, price, isShared) }]
  })
}

/** The values at which a relief takes something off. */
const reachOf = (rule: ReliefRule): ValueBounds => {
  if (rule.kind === 'taper') return { underCents: rule.endCents }
  if (rule.kind === 'perHundredOver') return { upToCents: rule.endCents }
  const last = rule.kind === 'deduction' && rule.steps.findLast(({ deductCents }) => deductCents > 0)?.underCents
  return last ? { underCents: last } : {}
}

/** The answer at both ends of the price range. */
export function judge(when: Condition, purchase: Purchase, { from, to }: Range, isShared: boolean): Verdict {
  const at = (value: Cents): Verdict => {
    const asked = { purchase, value, judged: purchase.buyers }
    return isShared && purchase.buyers.length > 1 ? judgeShares(when, asked) : verdictOf(whyNot(when, asked))
  }
  const low = at(from)
  const high = at(to)
  if (low.isMet === high.isMet) return low
  return { isMet: 'depends', why: `At the lower price: ${low.why} At the higher: ${high.why}` }
}

type Verdict = Pick<Eligibility, 'isMet' | 'why'>

const met: Verdict = { isMet: 'yes', why: 'Every condition is met.' }

const verdictOf = (why: string | null): Verdict => (why === null ? met : { isMet: 'no', why })

const judgeShares = (when: Condition, asked: Asked): Verdict => {
  const meeting = asked.judged.filter((buyer) => whyNot(when, { ...asked, judged: [buyer] }) === null)
  const why = whyNot(when, asked)
  if (meeting.length === 0 || why === null) return verdictOf(why)
  return { isMet: 'yes', why: `For ${String(sharesOf(meeting) / 100)}% of the home. ${why}` }
}

const sharesOf = (buyers: readonly Buyer[]) => buyers.reduce((sum, { shareBps }) => sum + shareBps, 0)

/** New or established is said, but a relief for land says nothing about a home. */
const concerns = ({ property, construction, isBuilderPackage }: Condition, purchase: Purchase): boolean => {
  const kind: Condition = {}
  if (property !== undefined) kind.property = property
  if (construction !== undefined) kind.construction = construction
  if (isBuilderPackage !== undefined) kind.isBuilderPackage = isBuilderPackage
  return whyOtherKind(kind, { purchase, value: 0, judged: purchase.buyers }) === null
}

/** One that has ended, unless another took its place. */
const endedOf = (relief: Relief, purchase: Purchase, now: readonly Relief[]): Eligibility[] => {
  const { id, label, validUntil } = relief
  if (validUntil === null || decidingDay(relief, purchase) <= validUntil || now.some((one) => one.id === id)) return []
  return [{ what: label, isMet: 'no', why: `Only for ${deals(relief)} to ${longDay(validUntil)}.` }]
}
