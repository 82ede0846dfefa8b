import { paths } from '@verandah/contracts'
import { ClipboardCheck } from 'lucide-react'
import { HomeLink } from './home-link.tsx'

interface VisitLinkProps {
  propertyId: string
  name: string
  /** The day of the visit, YYYY-MM-DD where the home is; today without one. */
  on?: string
}

export function VisitLink({ propertyId, name, on }: VisitLinkProps) {
  return (
    <HomeLink to={paths.visit.href(propertyId, on)} Icon={ClipboardCheck} name={name}>
      Visit notes
    </HomeLink>
  )
}
