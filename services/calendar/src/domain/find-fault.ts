import type { InvalidField } from '@verandah/contracts'
import type { PlannedEvent } from './planned-event.ts'

const dayMs = 24 * 60 * 60 * 1000
const longestMs = 31 * dayMs
const furthestMs = 5 * 366 * dayMs

/** What is wrong with the times of an event that a buyer sets; null when nothing is. */
export const findFault = ({ startTime, endTime }: Times, now: Date): InvalidField | null => {
  if (startTime.getTime() > now.getTime() + furthestMs)
    return { field: 'startTime', message: 'Choose a date within the next five years' }
  if (endTime === null) return null
  const lengthMs = endTime.getTime() - startTime.getTime()
  if (lengthMs <= 0) return { field: 'endTime', message: 'The end must be after the start' }
  return lengthMs > longestMs ? { field: 'endTime', message: 'An event lasts at most 31 days' } : null
}

type Times = Pick<PlannedEvent, 'startTime' | 'endTime'>
