import { addBusinessDays, businessDayFrom } from '../calendar/business-days.ts'
import { isDay, longDay } from '../calendar/days.ts'
import { holidayTable, type Holiday, holidaysBetween } from '../calendar/holidays.ts'
import type { State, Day } from '../types.ts'
import type { CoolingOff, CoolingOffFacts } from './facts.ts'
import { type CoolingOffRule, coolingOffRules, hasNone, type Caution } from './table.ts'

/** Until when a buyer may withdraw, or why they may not. Of several readings of a law, the earliest date. */
export function coolingOffOf(facts: CoolingOffFacts): CoolingOff {
  const rule = coolingOffRules[facts.state]
  if (facts.method === 'auction')
    return { kind: 'none', because: 'There is no cooling-off period for a home bought at auction.', rule }
  if (hasNone(rule)) return { kind: 'none', because: rule.because, rule }
  if (facts.isWaived && rule.waiver !== null) return { kind: 'none', because: rule.waiver, rule }
  const dates = [facts.contractDate, facts.receivedDate, facts.auctionDate]
  if (!dates.every((day) => day === undefined || isDay(day)))
    return { kind: 'unknown', because: 'One of the dates does not exist.', rule }
  return nearAuction(facts, rule) ?? endOf(facts, rule)
}

const nearAuction = ({ contractDate, auctionDate, state }: CoolingOffFacts, rule: CoolingOffRule) => {
  if (auctionDate === undefined) return null
  const { before, after, isCertain, because } = rule.nearAuction
  const first = addBusinessDays(auctionDate, -before, state)
  const last = addBusinessDays(auctionDate, after, state)
  if (first === null || last === null) return unknownAfterTable(state, rule)
  if (contractDate < first || contractDate > last) return null
  return { kind: isCertain ? 'none' : 'unknown', because, rule } as const
}

const endOf = (facts: CoolingOffFacts, rule: CoolingOffRule): CoolingOff => {
  const { state, contractDate, receivedDate } = facts
  const start =
    rule.from === 'received' && receivedDate !== undefined && receivedDate > contractDate ? receivedDate : contractDate
  const days = facts.isOffThePlan ? (rule.offThePlanBusinessDays ?? rule.businessDays) : rule.businessDays
  const first = rule.countsFirstDay ? businessDayFrom(start, state) : addBusinessDays(start, 1, state)
  const date = first === null ? null : addBusinessDays(first, days - 1, state)
  if (date === null) return unknownAfterTable(state, rule)
  const { time, penaltyPercent, penaltyDollars } = rule
  const cautions = cautionsOf(facts, rule, start, date)
  return { kind: 'until', date, time, penaltyPercent, penaltyDollars, rule, cautions }
}

const unknownAfterTable = (state: State, rule: CoolingOffRule) => {
  const { firstDay, states } = holidayTable
  const because = `Public holidays are known from ${longDay(firstDay)} to ${longDay(states[state].lastDay)} only.`
  return { kind: 'unknown', because, rule } as const
}

/** Sentences on what could move the end of a period. */
function cautionsOf(facts: CoolingOffFacts, rule: CoolingOffRule, start: Day, end: Day): string[] {
  const ofRule = rule.cautions.filter((caution) => touches(caution, start, end) && concerns(caution, facts))
  const ofHolidays = holidaysBetween(start, end, facts.state).flatMap(sentenceOn)
  // There is no period left where the law allows a waiver.
  const ofWaiver = facts.isWaived ? ['A contract cannot take this period away; ask your conveyancer.'] : []
  return [...ofRule.map(({ text }) => text), ...ofHolidays, ...ofWaiver]
}

const concerns = ({ unlessReceived }: Caution, { receivedDate }: CoolingOffFacts): boolean =>
  unlessReceived !== true || receivedDate === undefined

const touches = ({ from = '01-01', to = '12-31' }: Caution, start: Day, end: Day): boolean => {
  const year = start.slice(0, 4)
  return `${year}-${from}` <= end && start <= `${year}-${to}`
}

const sentenceOn = ({ on, name, isOpen, isNotEverywhere }: Holiday): string[] => {
  if (isOpen) return [`${longDay(on)} (${name}) may not count as a business day. We count it, which is the safe side.`]
  if (isNotEverywhere)
    return [
      `${name} is not a holiday everywhere in the state. Where it is not, the period ends a business day earlier.`,
    ]
  return []
}
