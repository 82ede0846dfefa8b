import { randomUUID } from 'node:crypto'
import type { EventContract, EventOf } from '@verandah/contracts'
import type { Clock } from './clock.ts'
import { currentContext } from './work-context.ts'

/**
 * A new envelope around `data`, linked to the current request or event. Pass `id` where a repeat must produce the same
 * event.
 */
export function newEvent<Contract extends EventContract>(
  contract: Contract,
  data: EventOf<Contract>['data'],
  { clock, id = randomUUID() }: { clock: Clock; id?: string },
): EventOf<Contract> {
  const context = currentContext()
  return {
    id,
    type: contract.type,
    version: contract.version,
    occurredAt: clock.now().toISOString(),
    correlationId: context?.correlationId ?? id,
    causationId: context?.causationId ?? null,
    data,
  } as EventOf<Contract>
}
