import { type HomeStage, paths, type SavedProperty } from '@verandah/contracts'
import { KeyRound } from 'lucide-react'
import { Link } from 'react-router-dom'

const buyingStages: readonly (HomeStage | null)[] = ['offered', 'under-contract', 'bought']

interface PurchaseLinkProps {
  record: Pick<SavedProperty, 'propertyId' | 'stage'>
  /** Tells homes apart where several are listed. */
  name?: string
}

export function PurchaseLink({ record: { propertyId, stage }, name }: PurchaseLinkProps) {
  return (
    buyingStages.includes(stage) && (
      <p className="text-14 text-ink-soft">
        <Link
          to={paths.purchase.href(propertyId)}
          className="inline-flex min-h-6 items-center gap-1.5 underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
        >
          <KeyRound aria-hidden className="size-4 shrink-0 text-eucalypt" />
          From offer to keys
          {name !== undefined && <span className="sr-only"> for {name}</span>}
        </Link>
      </p>
    )
  )
}
