import { longDay } from '../calendar/days.ts'
import { type Holiday, holidaysBetween } from '../calendar/holidays.ts'
import type { Day } from '../types.ts'
import type { CoolingOffFacts } from './facts.ts'
import type { Caution, CoolingOffRule } from './table.ts'

/** Sentences on what could move the end of a period. */
export function cautionsOf(facts: CoolingOffFacts, rule: CoolingOffRule, start: Day, end: Day): string[] {
  const ofRule = rule.cautions.filter((caution) => touches(caution, start, end) && concerns(caution, facts))
  const ofHolidays = holidaysBetween(start, end, facts.state).flatMap(sentenceOn)
  const ofWaiver =
    facts.isWaived && rule.waiver === null ? ['A contract cannot take this period away; ask your conveyancer.'] : []
  return [...ofRule.map(({ text }) => text), ...ofHolidays, ...ofWaiver]
}

const concerns = ({ unlessReceived }: Caution, { receivedDate }: CoolingOffFacts): boolean =>
  unlessReceived !== true || receivedDate === undefined

const touches = ({ from, to }: Caution, start: Day, end: Day): boolean => {
  if (from === undefined || to === undefined) return true
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
