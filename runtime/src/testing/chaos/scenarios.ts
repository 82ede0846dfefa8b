import { rollingRestart, rollingUpgrade } from '../rolling/rolling.ts'
import { kills } from './kills.ts'
import type { Scenario } from './scenario.ts'

/** All that `npm run chaos` knows to do, in its order. */
export const scenarios: readonly Scenario[] = [kills, rollingRestart, rollingUpgrade]

/** The same for everybody on one day. */
export const seedOfDay = (): number => Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''))
