import { paths } from '@verandah/contracts'
import { ClipboardCheck } from 'lucide-react'
import { Link } from 'react-router-dom'

interface VisitLinkProps {
  propertyId: string
  name: string
  /** The day of the visit, YYYY-MM-DD where the home is; today without one. */
  on?: string
}

export function VisitLink({ propertyId, name, on }: VisitLinkProps) {
  return (
    <p className="text-14 text-ink-soft">
      <Link
        to={paths.visit.href(propertyId, on)}
        className="inline-flex min-h-6 items-center gap-1.5 underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
      >
        <ClipboardCheck aria-hidden className="size-4 shrink-0 text-eucalypt" />
        Visit notes<span className="sr-only"> for {name}</span>
      </Link>
    </p>
  )
}
