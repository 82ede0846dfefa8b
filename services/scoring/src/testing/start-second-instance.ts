import type { AnyEnvelope } from '@verandah/contracts'
import { createInProcessBus, startService } from '@verandah/kit'
import { recordEvents, type TestService } from '@verandah/kit/testing'
import { scoring } from '../index.ts'

/** A second process of the service on the same store, whose bus delivers every event twice, almost at the same time. */
export async function startSecondInstance({ platform }: TestService) {
  const bus = recordEvents(createInProcessBus({ disorder: { seed: 7, duplicateRate: 1, maxDelayTicks: 3 } }))
  const secondInstance = await startService(scoring, { ...platform, bus })
  return {
    bus,
    receive: async (event: AnyEnvelope): Promise<void> => {
      await bus.publish(event)
      await secondInstance.idle()
    },
    stop: async (): Promise<void> => {
      await secondInstance.stopJobs(1_000)
      await secondInstance.drain(0)
      await bus.close()
      await secondInstance.close()
    },
  }
}
