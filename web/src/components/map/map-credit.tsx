import { NewTabLink } from '@/components/ui/new-tab-link.tsx'

/** As the licence of the map data demands, ODbL 1.0. */
export function MapCredit() {
  return (
    <p className="mt-4 text-14 text-ink-faint">
      Travel times by map data ©{' '}
      <NewTabLink href="https://www.openstreetmap.org/copyright" className="underline underline-offset-4">
        OpenStreetMap contributors
      </NewTabLink>
    </p>
  )
}
