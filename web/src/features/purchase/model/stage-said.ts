import { type HomeStage, homeStages, isEnded, type PurchaseDetails } from '@verandah/contracts'

/**
 * How far a buyer's record says that they are, where the shortlist does not have the home that far; null otherwise. A
 * home that is lost stays so.
 */
export function stageSaid(
  { terms, offers, done }: PurchaseDetails,
  stage: HomeStage | null,
  today: string,
): HomeStage | null {
  const said = furthestOf({ terms, offers, done }, today)
  return said !== null && !isEnded(stage) && rankOf(said) > rankOf(stage) ? said : null
}

type Recorded = Pick<PurchaseDetails, 'terms' | 'offers' | 'done'>

const furthestOf = ({ terms, offers, done }: Recorded, today: string): HomeStage | null => {
  if (done.some(({ id }) => id === 'settle')) return 'bought'
  const { method, contractOn } = terms
  // What was said of a private sale before an auction does not apply.
  if (method !== 'auction' && contractOn !== null && contractOn <= today) return 'under-contract'
  return offers.some(({ by }) => by === 'buyer') ? 'offered' : null
}

const rankOf = (stage: HomeStage | null): number => (stage === null ? -1 : homeStages.indexOf(stage))
