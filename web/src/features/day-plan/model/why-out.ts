import { type HomeStage, isEnded } from '@verandah/contracts'
import type { LeftOut } from '@verandah/decide'
import { type Asked, choiceOf } from './asked.ts'
import type { Candidate } from './candidates.ts'
import { endOf, startOf, type Ways } from './ways.ts'

/**
 * Why a candidate is not planned: the buyer left it out, what they said of the home, where it is, its times, the way to
 * it, or that none is known. `against` is the key of the stop that would be too late.
 */
export type WhyOut =
  | { kind: 'chosen' | 'verdict' | 'ended' | 'seen' | 'appointment' | 'auction' | 'place' | 'closed' | 'way' }
  | { kind: 'far'; minutes: number }
  | { kind: 'short'; minutes: number; against: string | null }

interface Considered {
  asked: Asked
  candidates: readonly Candidate[]
}

const unseen: readonly HomeStage[] = ['to-see', 'booked']

/** Why a candidate is not even tried; null when it is. */
export function notPlannedWhy(considered: Considered, candidate: Candidate): WhyOut | null {
  const { decision } = choiceOf(considered.asked, candidate)
  if (candidate.point === null) return { kind: 'place' }
  if (decision === 'out') return { kind: 'chosen' }
  return decision === null ? whyByItself(considered, candidate) : null
}

/** Why a candidate is not even tried that its buyer has not decided about. */
const whyByItself = (considered: Considered, candidate: Candidate): WhyOut | null => {
  const { eventType, verdict, stage, isWanted } = candidate
  if (verdict === 'no') return { kind: 'verdict' }
  // A home that was bought is inspected once more before settlement.
  if (eventType === 'Private Inspection' && stage !== 'lost') return null
  if (isEnded(stage)) return { kind: 'ended' }
  if (eventType === 'Auction') return isWanted || verdict === 'love' ? null : { kind: 'auction' }
  return openHomeWhy(considered, candidate)
}

const openHomeWhy = ({ asked, candidates }: Considered, { propertyId, stage }: Candidate): WhyOut | null => {
  if (stage !== null && !unseen.includes(stage)) return { kind: 'seen' }
  const isByAppointment = candidates.some(
    (other) =>
      other.propertyId === propertyId &&
      other.eventType === 'Private Inspection' &&
      choiceOf(asked, other).decision !== 'out',
  )
  return isByAppointment ? { kind: 'appointment' } : null
}

export function whyOf(left: LeftOut, stops: readonly Candidate[], ways: Ways): WhyOut {
  const isCutOff = [ways[startOf(ways)]?.[left.stop], ways[left.stop]?.[endOf(ways)]].some(
    (way) => way?.minutes === Infinity,
  )
  if (isCutOff) return { kind: 'way' }
  if (left.reason === 'closed') return { kind: 'closed' }
  if (left.minutes === Infinity) return { kind: 'way' }
  if (left.reason === 'far') return { kind: 'far', minutes: left.minutes }
  const { minutes, against } = left
  return { kind: 'short', minutes, against: against === null ? null : (stops[against]?.key ?? null) }
}
