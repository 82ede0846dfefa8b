import type { AnyEnvelope } from '@verandah/contracts'
import type { Clock } from '../../clock.ts'
import { broadcastMemoryMs } from '../bus.ts'
import type { BusLog } from '../bus-log.ts'
import { notifyListener, type BroadcastListener } from '../notify-listener.ts'

/** Delivers to every listener; late listeners receive recent broadcasts. */
export function createBroadcasts({ clock, log }: { clock: Clock; log: BusLog }) {
  const listeners: BroadcastListener[] = []
  let recent = new Map<string, { event: AnyEnvelope; atMs: number }>()

  const forgetOld = () => {
    const oldestMs = clock.now().getTime() - broadcastMemoryMs
    recent = new Map([...recent].filter(([, { atMs }]) => atMs > oldestMs))
  }

  const notify = (listener: BroadcastListener, event: AnyEnvelope) => {
    if (event.type === listener.contract.type) notifyListener(listener, structuredClone(event), log)
  }

  return {
    send: (event: AnyEnvelope) => {
      forgetOld()
      if (recent.has(event.id)) return
      recent.set(event.id, { event, atMs: clock.now().getTime() })
      listeners.forEach((listener) => notify(listener, event))
    },
    add: (listener: BroadcastListener) => {
      forgetOld()
      listeners.push(listener)
      recent.forEach(({ event }) => notify(listener, event))
    },
  }
}
