import type { AnyEnvelope, EventContract } from '@verandah/contracts'
import { reasonOf } from '../errors.ts'
import type { BusLog } from './bus-log.ts'
import { readEvent } from './read-event.ts'

export interface BroadcastListener {
  readonly contract: EventContract
  readonly handle: (event: AnyEnvelope) => void
}

/** Drops and logs payloads that violate the contract; logs a listener's exception without affecting other listeners. */
export function notifyListener({ contract, handle }: BroadcastListener, payload: unknown, log: BusLog) {
  const read = readEvent(contract, payload)
  try {
    if ('reason' in read) log.error({ reason: read.reason }, 'a broadcast is dropped')
    else handle(read.event)
  } catch (error) {
    log.error({ reason: reasonOf(error), type: contract.type }, 'a listener failed on a broadcast')
  }
}
