import { reasonNeedsEnd, reasonNeedsVerdict } from '@verandah/contracts'
import { invalid } from '@verandah/kit'
import { type Judgement, looseReasonsOf } from './domain/judgement.ts'

/** Returns the values; refuses a reason without a verdict, and one for a home that has neither been lost nor bought. */
export function refuseLooseReasons<Values extends Judgement>(values: Values): Values {
  const loose = looseReasonsOf(values)
  if (loose.verdictReason) throw invalid([{ field: 'verdictReason', message: reasonNeedsVerdict }])
  if (loose.stageReason) throw invalid([{ field: 'stageReason', message: reasonNeedsEnd }])
  return values
}
