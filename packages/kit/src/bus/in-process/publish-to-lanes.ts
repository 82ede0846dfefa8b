import { setImmediate as nextTick } from 'node:timers/promises'
import type { AnyEnvelope } from '@verandah/contracts'
import { currentTraceHeaders } from '../deliver.ts'
import { createDeliverOnce } from './deliver-once.ts'
import { busStopped, type createDeliverUntilSettled, type Lane, type Parcel } from './deliver-until-settled.ts'
import { planDisorder, planOneCopy, type Disorder } from './disorder.ts'

interface Dependencies {
  readonly lanes: ReadonlyMap<string, Lane>
  readonly settle: ReturnType<typeof createDeliverUntilSettled>
  readonly disorder: Disorder | undefined
  readonly signal: AbortSignal
}

/** Every consumer gets its own copy on a later tick; resolves when all of them have settled theirs. */
export const createPublish = ({ lanes, settle, disorder, signal }: Dependencies) => {
  const planCopies = disorder === undefined ? planOneCopy : planDisorder(disorder)
  const deliverOnce = disorder === undefined ? createDeliverOnce() : deliverAlways

  const deliverCopy = async (lane: Lane, parcel: Parcel, ticks: number) => {
    for (let tick = 0; tick < ticks; tick += 1) await nextTick()
    await settle(lane, parcel)
  }
  const deliverCopies = async (lane: Lane, parcel: Parcel) => {
    await Promise.all(planCopies().map((ticks) => deliverCopy(lane, parcel, ticks)))
  }

  return async (event: AnyEnvelope): Promise<void> => {
    if (signal.aborted) throw busStopped()
    const parcel = { event: structuredClone(event), headers: currentTraceHeaders() }
    const interested = [...lanes].filter(([, { consumer }]) => consumer.event.type === event.type)
    await Promise.all(
      interested.map(([name, lane]) => deliverOnce(`${name}:${event.id}`, () => deliverCopies(lane, parcel))),
    )
  }
}

const deliverAlways = (_key: string, deliver: () => Promise<void>) => deliver()
