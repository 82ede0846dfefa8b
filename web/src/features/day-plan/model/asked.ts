import type { DayPlan, DayPlanInput, StopChoice, TravelSource } from '@verandah/contracts'
import { type Candidate, keyOf } from './candidates.ts'

export type Asked = Omit<DayPlanInput, 'revision' | 'routes' | keyof TravelSource>

export function askedOf(plan: DayPlan): Asked {
  const { timeZone, start, end, leavesAt, backBy, mode, stayMinutes, slackMinutes, companion, choices } = plan
  return { timeZone, start, end, leavesAt, backBy, mode, stayMinutes, slackMinutes, companion, choices }
}

/** For a day without a plan: as in the latest plan, but with nothing decided about stops. */
export function newAsked(latest: DayPlan | undefined, timeZone: string): Asked {
  return {
    ...(latest === undefined ? usual : askedOf(latest)),
    timeZone,
    choices: [],
  }
}

const usual: Omit<Asked, 'timeZone' | 'choices'> = {
  start: null,
  end: null,
  leavesAt: '09:00',
  backBy: '17:00',
  mode: 'driving',
  stayMinutes: 15,
  slackMinutes: 5,
  companion: null,
}

type Stop = Pick<Candidate, 'propertyId' | 'eventType'>

const undecided = { decision: null, opens: null, stayMinutes: null }

export function choiceOf({ choices }: Asked, stop: Stop): StopChoice {
  return (
    choices.find((choice) => keyOf(choice) === keyOf(stop)) ?? {
      propertyId: stop.propertyId,
      eventType: stop.eventType,
      ...undecided,
    }
  )
}

/** Changes what is decided about one stop; nothing decided is no choice. */
export function withChoice(
  asked: Asked,
  stop: Stop,
  change: Partial<Pick<StopChoice, 'decision' | 'opens' | 'stayMinutes'>>,
): Asked {
  const changed = { ...choiceOf(asked, stop), ...change }
  const others = asked.choices.filter((choice) => keyOf(choice) !== keyOf(stop))
  const isDecided = Object.keys(undecided).some((field) => changed[field as keyof typeof undecided] !== null)
  return { ...asked, choices: isDecided ? [...others, changed] : others }
}
