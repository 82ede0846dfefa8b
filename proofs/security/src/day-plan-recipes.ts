import * as contracts from '@verandah/contracts'
import type { Actor } from './actor.ts'
import { want } from './make-things.ts'
import { keeping, plain, type Recipe } from './recipe.ts'
import type { Member } from './world.ts'

/** A day in that many days, YYYY-MM-DD. */
const dayIn = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const revisionOn = async (actor: Actor, date: string): Promise<number | null> =>
  (await want(actor, contracts.listDayPlans)).find((plan) => plan.date === date)?.revision ?? null

const planOf = ({ canary, userId, things: { propertyId } }: Member, date: string) => {
  const at = (time: string) => `${date}T${time}:00.000Z`
  const stop = {
    propertyId,
    eventType: 'Open Home',
    address: canary,
    timeZone: 'Australia/Melbourne',
    travelMinutes: 9,
  }
  const times = { opens: at('01:00'), closes: at('01:30'), arrivesAt: at('01:00'), leavesAt: at('01:15') }
  return {
    timeZone: 'Australia/Melbourne',
    start: { name: canary, latitude: -37.8, longitude: 145 },
    leavesAt: '09:00',
    backBy: '17:00',
    mode: 'driving',
    stayMinutes: 15,
    slackMinutes: 5,
    companion: userId,
    choices: [{ propertyId, eventType: 'Open Home', decision: 'must' }],
    routes: [{ leavesAt: at('00:50'), endsAt: at('01:30'), travelMinutes: 18, stops: [{ ...stop, ...times }] }],
  }
}

/** Resolves to the day of a plan of the member, which it saves if there is none. */
const savePlan = async (member: Member, days: number): Promise<string> => {
  const date = dayIn(days)
  if ((await revisionOn(member, date)) === null)
    await member.ask(contracts.saveDayPlan, { params: { date }, body: planOf(member, date) })
  return date
}

export const dayPlanRecipes: Readonly<Record<string, Recipe>> = {
  listDayPlans: keeping((member) => savePlan(member, 40).then(() => ({}))),
  saveDayPlan: keeping(async (member) => {
    const date = await savePlan(member, 40)
    return { params: { date }, body: { ...planOf(member, date), revision: await revisionOn(member, date) } }
  }),
  deleteDayPlan: keeping(async (member) => ({ params: { date: await savePlan(member, 41) } })),
  addDayPlanEvents: keeping(async (member) => ({
    params: { date: await savePlan(member, 42) },
    body: { member: member.userId },
  })),
  findTravelTimes: keeping(() => ({
    body: {
      mode: 'driving',
      places: [
        { latitude: -37.8, longitude: 145 },
        { latitude: -37.9, longitude: 145.1 },
      ],
    },
  })),
  findTransitTimes: keeping(() => ({
    body: {
      from: { latitude: -37.8, longitude: 145 },
      state: 'VIC',
      timeZone: 'Australia/Melbourne',
      to: [{ latitude: -37.9, longitude: 145.1, arriveBy: { weekday: 2, time: '09:00' } }],
    },
  })),
  listHousematesDayPlans: plain,
}
