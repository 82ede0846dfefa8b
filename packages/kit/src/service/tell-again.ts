import { reasonOf } from '../errors.ts'
import type { Bus, StreamState } from '../bus/bus.ts'
import { createLeases } from '../store/leases.ts'
import { createTellings } from '../store/tellings.ts'
import type { Fact } from './facts.ts'
import type { Job } from './jobs.ts'
import type { Kit } from './kit.ts'

interface Telling {
  readonly facts: readonly Fact<unknown>[]
  readonly context: unknown
  readonly kit: Kit<unknown>
  readonly bus: Pick<Bus, 'publish' | 'broadcast' | 'stream'>
}

const lookMs = 2_000
const leaseMs = 15_000

/**
 * Tells the facts of a service again when the stream is another one than it was, or has gone back, and when an operator asks. The stream is
 * remembered last: a process that dies meanwhile leaves the telling to the next.
 */
export const createTellAgain = (telling: Telling): Job => {
  const { kit, bus } = telling
  const { store, clock, log } = kit
  const tellings = createTellings(store)
  const leases = createLeases({ store, clock })
  const hold = () => leases.hold('tell-again', leaseMs)

  /** The known stream is read before the real one, which only grows meanwhile. */
  const look = async () => {
    const [asked, known] = [await tellings.asked(), await tellings.knownStream()]
    const stream = await bus.stream()
    const isLost = known !== null && stream !== null && hasLost(known, stream)
    return { asked, known, stream, isLost, isDue: isLost || asked.length > 0 }
  }
  const run = async () => {
    const first = await look()
    if (!first.isDue) return first.stream && rememberMoved(first.known, first.stream)
    if (!(await hold())) return
    const { isDue, isLost, asked, stream } = await look()
    if (!isDue) return
    log.warn({ isLost, asked: asked.length }, 'the facts of this service are told again')
    const count = await tellAll(telling, hold)
    if (stream) await tellings.remember(stream)
    await tellings.markDone(asked, clock.now(), count)
    log.info({ count }, 'the facts of this service were told again')
  }
  const rememberMoved = async (known: StreamState | null, stream: StreamState) => {
    if (known?.lastSequence !== stream.lastSequence) await tellings.remember(stream)
  }
  return {
    name: 'tell-again',
    intervalMs: lookMs,
    run: () =>
      run().catch((error: unknown) => {
        log.warn({ reason: reasonOf(error) }, 'facts could not be told again; the next look tries again')
      }),
  }
}

/**
 * Publishes every fact and resolves to their number; `hold` extends the lease with each page. A page of which one event did not get through is published once more, under the
 * same ids, before the whole telling is left to the next look.
 */
const tellAll = async ({ facts, context, bus }: Telling, hold: () => Promise<unknown>): Promise<number> => {
  let count = 0
  for (const { event, tell } of facts) {
    const say = event.delivery === 'broadcast' ? bus.broadcast : bus.publish
    for await (const page of tell(context)) {
      const sayPage = () => Promise.all(page.map((told) => say(told)))
      await Promise.all([hold(), sayPage().catch(sayPage)])
      count += page.length
    }
  }
  return count
}

const hasLost = (known: StreamState, stream: StreamState): boolean =>
  known.created !== stream.created || stream.lastSequence < known.lastSequence
