import { Navigation } from 'lucide-react'
import { NewTabLink } from '@/components/ui/new-tab-link.tsx'

interface DirectionsLinkProps {
  address: string
  /** Of the place, as the page names it. */
  name: string
  className: string
  wordsClass?: string
}

/** The way to an address, at a map service. */
export function DirectionsLink({ address, name, className, wordsClass }: DirectionsLinkProps) {
  const query = new URLSearchParams({ api: '1', destination: address })
  return (
    <NewTabLink
      href={`https://www.google.com/maps/dir/?${query.toString()}`}
      about={`to ${name}`}
      className={`${className} [&_svg]:size-4.5`}
    >
      <Navigation />
      <span className={wordsClass}>Directions</span>
    </NewTabLink>
  )
}
