import type { AnyEnvelope } from '@verandah/contracts'
import type { Clock } from '../../clock.ts'
import { broadcastMemoryMs } from '../bus.ts'
import type { BusLog } from '../bus-log.ts'
import { hearSafely, type Hearer } from '../hear-safely.ts'

/** What everybody hears at once, and what a late hearer still hears. */
export const createBroadcasts = ({ clock, log }: { clock: Clock; log: BusLog }) => {
  const hearers: Hearer[] = []
  let said = new Map<string, { event: AnyEnvelope; atMs: number }>()

  const forgetOld = () => {
    const oldestMs = clock.now().getTime() - broadcastMemoryMs
    said = new Map([...said].filter(([, { atMs }]) => atMs > oldestMs))
  }

  const tell = (hearer: Hearer, event: AnyEnvelope) => {
    if (event.type === hearer.contract.type) hearSafely(hearer, structuredClone(event), log)
  }

  return {
    say: (event: AnyEnvelope) => {
      forgetOld()
      if (said.has(event.id)) return
      said.set(event.id, { event, atMs: clock.now().getTime() })
      hearers.forEach((hearer) => tell(hearer, event))
    },
    add: (hearer: Hearer) => {
      forgetOld()
      hearers.push(hearer)
      said.forEach(({ event }) => tell(hearer, event))
    },
  }
}
