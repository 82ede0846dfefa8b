import type { AnyEnvelope, EventContract, EventOf } from '@verandah/contracts'
import { randomUUID } from 'node:crypto'

/** What a service can tell again at any time, from its own collections. */
export interface Fact<Context> {
  readonly event: EventContract
  readonly tell: (context: Context) => AsyncIterable<readonly AnyEnvelope[]>
}

/**
 * Names the source of a service's current state as ordinary events, in pages: `fact(SubscriptionChanged, tellSubscriptions)`. Consumers
 * tell by a version or a key in the data what they know already, because the ids of these events are new each time.
 */
export const fact = <Contract extends EventContract, Context>(
  event: Contract,
  tell: (context: Context) => AsyncIterable<readonly EventOf<Contract>[]>,
): Fact<Context> => ({ event, tell: (context) => withNewIds(tell(context)) })

async function* withNewIds(pages: AsyncIterable<readonly AnyEnvelope[]>) {
  for await (const page of pages) yield page.map((event) => ({ ...event, id: randomUUID() }))
}
