import { afterEach, describe } from 'vitest'
import { describeBroadcasts } from './describe-broadcasts.ts'
import { describeDeadLetters } from './describe-dead-letters.ts'
import { describeDeliveries } from './describe-deliveries.ts'
import { describeErasing } from './describe-erasing.ts'
import { describeRetries } from './describe-retries.ts'
import { describeStopping } from './describe-stopping.ts'
import { describeTracing } from './describe-tracing.ts'
import { describeUpgrades } from './describe-upgrades.ts'
import type { BusSetup, StartBus } from './things.ts'

/** The contract of every bus. `start` returns a new, empty one. */
export function describeBus(name: string, start: StartBus): void {
  const started: BusSetup[] = []
  const startAndKeep: StartBus = async (options) => {
    const setup = await start(options)
    started.push(setup)
    return setup
  }

  describe(name, () => {
    afterEach(async () => {
      await Promise.all(started.splice(0).map((setup) => setup.stop()))
    })
    describeDeliveries(startAndKeep)
    describeRetries(startAndKeep)
    describeDeadLetters(startAndKeep)
    describeErasing(startAndKeep)
    describeBroadcasts(startAndKeep)
    describeTracing(startAndKeep)
    describeStopping(startAndKeep)
    describeUpgrades(startAndKeep)
  })
}
