import { reasonNeedsVerdict } from '@verandah/contracts'
import { invalid } from '@verandah/kit'
import { hasLooseReason, type Judgement } from './domain/judgement.ts'

/** Returns the values; refuses a reason for a home without a verdict. */
export const requireVerdict = <Values extends Judgement>(values: Values): Values => {
  if (hasLooseReason(values)) throw invalid([{ field: 'verdictReason', message: reasonNeedsVerdict }])
  return values
}
