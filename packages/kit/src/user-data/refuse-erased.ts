import type { ConsumedEvent } from '../service/consumed-event.ts'
import type { Job } from '../service/jobs.ts'
import { unauthenticated } from '../errors.ts'
import type { Call, ServedRoute } from '../http/route.ts'
import type { Erasures } from './erasures.ts'

/** A context with its service's erasures. */
export interface Erasing {
  readonly erasures: Erasures<unknown>
}

/**
 * Drops events about erased users. A redelivery erases once more, since the previous attempt may have been interrupted
 * after it wrote.
 */
export function refuseErasedEvents<Context extends Erasing>(consumed: ConsumedEvent<Context>): ConsumedEvent<Context> {
  return {
    ...consumed,
    create: (context) => {
      const handle = consumed.create(context)
      const { erasures } = context
      return async (event, delivery) => {
        const userId = consumed.event.subjectUser(event.data)
        if (userId === null || !(await erasures.hasErased(userId)))
          return erasures.watch(userId, () => handle(event, delivery))
        if (delivery.attempt > 1) await erasures.erase(userId)
      }
    },
  }
}

/** Answers 401 to changes by an erased user whose access token is still valid. */
export function refuseErasedCallers<Context extends Erasing>(served: ServedRoute<Context>): ServedRoute<Context> {
  return {
    ...served,
    create: (context) => {
      const handle = served.create(context) as (call: Call) => Promise<unknown>
      const { erasures } = context
      return async (call) => {
        const userId = served.route.method === 'GET' ? null : (call.caller?.sub ?? null)
        if (userId !== null && (await erasures.hasErased(userId))) throw unauthenticated()
        return erasures.watch(userId, () => handle(call))
      }
    },
  }
}

/** Wraps a job so that it leaves nothing about a user who is erased during its run. */
export const watchJob =
  <Context extends Erasing>(create: (context: Context) => Job) =>
  (context: Context): Job => {
    const job = create(context)
    return { ...job, run: (signal) => context.erasures.watch(null, () => job.run(signal)) }
  }
