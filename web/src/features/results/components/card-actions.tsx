import type { Property } from '@verandah/contracts'
import { ExternalLink } from 'lucide-react'
import { memo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { listingAddress } from '@/components/property/listing-address.ts'
import { streetOf } from '@/components/property/street-of.ts'
import { Button, ButtonLink, buttonStyle } from '@/components/ui/button.tsx'
import { paths } from '@/lib/paths.ts'
import { lastVisitedPage } from '@/lib/storage/session.ts'

/** The ways on from a card: the home as this search saw it, the home as it is, and its advert. */
export const CardActions = memo(({ home, searchId }: { home: Property; searchId: string | null }) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const viewProperty = () => {
    const from = `${pathname}${search}`
    lastVisitedPage.write(from)
    void navigate(paths.property(home.id, searchId ?? undefined), { state: { from } })
  }
  const of = <span className="sr-only"> of {streetOf(home)}</span>
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" size="sm" onClick={viewProperty}>
        View Property
        <span className="sr-only"> {streetOf(home)}</span>
      </Button>
      <ButtonLink variant="link" size="text" to={paths.property(home.id)}>
        View Details
        {of}
      </ButtonLink>
      <ListingLink home={home} />
    </div>
  )
})
CardActions.displayName = 'CardActions'

const ListingLink = ({ home }: { home: Property }) => {
  const address = listingAddress(home)
  if (address === null) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle({ variant: 'link', size: 'text' })}
    >
      View Listing
      <ExternalLink aria-hidden className="size-3.5" />
      <span className="sr-only"> of {home.address}, opens in a new tab</span>
    </a>
  )
}
