import type { AnyEnvelope, EventContract } from '@verandah/contracts'
import { reasonOf } from '../errors.ts'
import type { BusLog } from './bus-log.ts'
import { readEvent } from './read-event.ts'

export interface BroadcastListener {
  readonly contract: EventContract
  readonly handle: (event: AnyEnvelope) => void
}

/** What does not fit the contract is dropped, and a listener that throws harms nobody else: both are logged. */
export const notifyListener = ({ contract, handle }: BroadcastListener, payload: unknown, log: BusLog) => {
  const read = readEvent(contract, payload)
  try {
    if ('reason' in read) log.error({ reason: read.reason }, 'a broadcast is dropped')
    else handle(read.event)
  } catch (error) {
    log.error({ reason: reasonOf(error), type: contract.type }, 'a listener failed on a broadcast')
  }
}
