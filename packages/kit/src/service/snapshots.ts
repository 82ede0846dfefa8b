import type { AnyEnvelope, EventContract, EventOf } from '@verandah/contracts'
import { randomUUID } from 'node:crypto'

/** State that a service can publish again at any time, from its own collections. */
export interface Snapshot<Context> {
  readonly event: EventContract
  readonly read: (context: Context) => AsyncIterable<readonly AnyEnvelope[]>
}

/**
 * Declares a service's current state as pages of ordinary events: `snapshot(SubscriptionChanged, eachSubscription)`.
 * Event ids are new each time, so consumers detect repeats by a version or key in the data.
 */
export function snapshot<Contract extends EventContract, Context>(
  event: Contract,
  read: (context: Context) => AsyncIterable<readonly EventOf<Contract>[]>,
): Snapshot<Context> {
  return { event, read: (context) => withNewIds(read(context)) }
}

async function* withNewIds(pages: AsyncIterable<readonly AnyEnvelope[]>) {
  for await (const page of pages) yield page.map((event) => ({ ...event, id: randomUUID() }))
}
