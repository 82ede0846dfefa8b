import { rollingKeys, rollingRestart, rollingUpgrade } from '../rolling/rolling.ts'
import { clockAhead } from './clock-ahead.ts'
import { kills } from './kills.ts'
import {
  diskFull,
  natsAway,
  poison,
  redisAway,
  startStopped,
  storeFrozen,
  streamDeleted,
  streamWiped,
} from './losses.ts'
import { failover } from './failover.ts'
import { feedDiskFull } from './feed-disk.ts'
import { halfOpen, storeSlow } from './network.ts'
import { photosKilled } from './photos.ts'
import { replicaStopped } from './replica-stopped.ts'
import type { Scenario } from './scenario.ts'
import { soak } from './soak.ts'
import { webhooksLate } from './webhooks-late.ts'

/** All scenarios of `npm run prove chaos`, in order. */
export const scenarios: readonly Scenario[] = [
  ...[kills, failover, streamDeleted, streamWiped, storeFrozen, diskFull],
  ...[storeSlow, halfOpen, photosKilled, feedDiskFull],
  ...[redisAway, natsAway, poison, startStopped, replicaStopped, webhooksLate, clockAhead],
  ...[rollingRestart, rollingUpgrade, rollingKeys, soak],
]

/** The same for everyone on one day. */
export function seedOfDay(): number {
  return Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''))
}
