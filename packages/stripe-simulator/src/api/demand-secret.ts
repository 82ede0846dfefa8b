import { createHash, timingSafeEqual } from 'node:crypto'
import { textOf } from '../http/form.ts'
import { missing } from '../http/stripe-error.ts'
import type { Call } from './call.ts'

/** The browser may touch only what it holds the client secret of; a wrong one is answered like a missing object. */
export const demandSecret = <Intent extends { id: string; object: string; client_secret: string }>(
  { form, isPublishable }: Call,
  intent: Intent,
): Intent => {
  const given = textOf(form, 'client_secret')
  if (given === undefined && !isPublishable) return intent
  if (given !== undefined && timingSafeEqual(digest(given), digest(intent.client_secret))) return intent
  throw missing(intent.object, intent.id, 'intent')
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
