import type { BodyInput, saveDayPlan } from '@verandah/contracts'

type PlanInput = Exclude<BodyInput<typeof saveDayPlan>, undefined>
type StopInput = PlanInput['routes'][number]['stops'][number]

/** The open home of `aHome` on Saturday 28 November, in Adelaide. */
export function aStop(overrides: Partial<StopInput> = {}): StopInput {
  return {
    propertyId: 'home-1',
    eventType: 'Open Home',
    address: '39 Example Street, Norwood SA 5067',
    timeZone: 'Australia/Adelaide',
    opens: '2026-11-28T00:30:00.000Z',
    closes: '2026-11-28T01:00:00.000Z',
    travelMinutes: 12,
    arrivesAt: '2026-11-28T00:30:00.000Z',
    leavesAt: '2026-11-28T00:45:00.000Z',
    ...overrides,
  }
}

export function aRoute(stops: StopInput[] = [aStop()]): PlanInput['routes'][number] {
  return {
    leavesAt: '2026-11-28T00:13:00.000Z',
    endsAt: '2026-11-28T01:00:00.000Z',
    travelMinutes: 24,
    stops,
  }
}

export function aPlan(overrides: Partial<PlanInput> = {}): PlanInput {
  return {
    revision: null,
    timeZone: 'Australia/Adelaide',
    start: { name: 'Unley SA 5061', latitude: -34.95, longitude: 138.6 },
    end: null,
    leavesAt: '09:00',
    backBy: '17:00',
    mode: 'driving',
    stayMinutes: 15,
    slackMinutes: 5,
    companion: null,
    choices: [],
    routes: [aRoute()],
    ...overrides,
  }
}
