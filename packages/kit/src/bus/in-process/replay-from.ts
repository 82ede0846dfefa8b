import { AppError } from '../../errors.ts'
import type { DeadLetterStore } from '../dead-letter-store.ts'
import { currentTraceHeaders } from '../deliver.ts'
import type { createDeliverUntilSettled, Lane } from './deliver-until-settled.ts'

interface Dependencies {
  readonly deadLetterStore: DeadLetterStore
  readonly lanes: ReadonlyMap<string, Lane>
  readonly settle: ReturnType<typeof createDeliverUntilSettled>
}

/** The letter is forgotten only once it is handled, so that a crash meanwhile loses nothing. False when there is none of that id. */
export const replayFrom = async ({ deadLetterStore, lanes, settle }: Dependencies, id: string): Promise<boolean> => {
  const letter = await deadLetterStore.find(id)
  if (letter === undefined) return false
  const lane = lanes.get(letter.consumer)
  if (lane === undefined) throw consumerNotRunning(letter.consumer)
  const outcome = await settle(lane, { event: letter.event, headers: currentTraceHeaders() })
  if (outcome === 'handled') await deadLetterStore.remove(id)
  return true
}

const consumerNotRunning = (consumer: string) =>
  new AppError('unavailable', {
    code: 'consumer-not-running',
    detail: `This process does not run ${consumer}; replay it where that runs.`,
  })
