import type { AnyEnvelope, EventContract, EventOf } from '@verandah/contracts'
import type { Bus } from '../bus/bus.ts'
import { unpackEvent } from '../bus/packing.ts'

/** A real bus that also records its traffic. */
export interface RecordingBus extends Bus {
  published<Contract extends EventContract>(contract: Contract): EventOf<Contract>[]
}

export function recordEvents(bus: Bus): RecordingBus {
  const seen: AnyEnvelope[] = []
  const record = (event: AnyEnvelope) => void seen.push(structuredClone(unpackEvent(event)))
  return {
    ...bus,
    publish: (event) => {
      record(event)
      return bus.publish(event)
    },
    broadcast: (event) => {
      record(event)
      return bus.broadcast(event)
    },
    published: (contract) => seen.filter((event) => event.type === contract.type) as EventOf<typeof contract>[],
  }
}
