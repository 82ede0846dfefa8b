import { type HomeStage, paths, type SavedProperty } from '@verandah/contracts'
import { KeyRound } from 'lucide-react'
import { HomeLink } from './home-link.tsx'

const buyingStages: readonly (HomeStage | null)[] = ['offered', 'under-contract', 'bought']

interface PurchaseLinkProps {
  record: Pick<SavedProperty, 'propertyId' | 'stage'>
  /** Tells homes apart where several are listed. */
  name?: string
}

export function PurchaseLink({ record: { propertyId, stage }, name }: PurchaseLinkProps) {
  return (
    buyingStages.includes(stage) && (
      <HomeLink to={paths.purchase.href(propertyId)} Icon={KeyRound} name={name}>
        From offer to keys
      </HomeLink>
    )
  )
}
