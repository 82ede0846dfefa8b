import { AnyEnvelope, type EventContract } from '@verandah/contracts'
import * as z from 'zod/mini'
import { unpackEvent } from './packing.ts'

type ReadEvent = { event: AnyEnvelope } | { kind: 'wait' | 'dead-letter'; reason: string }

/**
 * Validates a payload against the contract. Older versions are read like the current one; a newer one waits for a build
 * that knows it.
 */
export function readEvent(contract: EventContract, payload: unknown): ReadEvent {
  const arrived = AnyEnvelope.safeParse(payload).data
  if (arrived !== undefined && arrived.version > contract.version) {
    const reason = `${contract.type} came in version ${arrived.version}; this process knows version ${contract.version}`
    return { kind: 'wait', reason }
  }
  const parsed = contract.envelope.safeParse(arrived ? unpackEvent(arrived) : payload)
  return parsed.success
    ? { event: parsed.data }
    : { kind: 'dead-letter', reason: `malformed ${contract.type}: ${z.prettifyError(parsed.error)}` }
}

/** An envelope for the dead-letter list; a payload that is no envelope becomes its data. */
export function asEnvelope(
  contract: EventContract,
  payload: unknown,
  fallback: { id: string; occurredAt: string },
): AnyEnvelope {
  const parsed = AnyEnvelope.safeParse(payload)
  if (parsed.success) return parsed.data
  return {
    ...fallback,
    type: contract.type,
    version: contract.version,
    correlationId: fallback.id,
    causationId: null,
    data: payload,
  }
}
