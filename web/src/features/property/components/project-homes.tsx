import { useQuery } from '@tanstack/react-query'
import { listProjectHomes, paths, type ProjectHome, type Property, type PropertyAdvert } from '@verandah/contracts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { streetOf } from '@/components/property/street-of.ts'
import { Button } from '@/components/ui/button.tsx'
import { routeQuery } from '@/lib/api/route-query.ts'
import { plural } from '@/lib/format.ts'
import { advertisedPrice } from '../labels/price-labels.ts'
import { Part } from '@/components/ui/part.tsx'

const shownAtFirst = 6

/** The other homes of the same project (a building or estate), each linked to its page. */
export function ProjectHomes({ home, adverts }: { home: Property; adverts: readonly PropertyAdvert[] }) {
  const project = adverts.flatMap(({ particulars }) => particulars?.project ?? []).find(({ id }) => id !== undefined)
  const { data: homes = [] } = useQuery({ ...projectQuery(home.id), enabled: project !== undefined })
  const [isOpen, setOpen] = useState(false)
  if (project === undefined || homes.length < 2) return null
  const hasMore = homes.length > shownAtFirst && !isOpen
  return (
    <Part title={`${homes.length} homes in ${project.name}`}>
      <ul className="divide-y divide-line border-y border-line">
        {homes.slice(0, hasMore ? shownAtFirst : undefined).map((one) => (
          <ProjectRow key={one.id} home={one} isThis={one.id === home.id} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => setOpen(true)}>
          Show all {homes.length} homes
        </Button>
      )}
    </Part>
  )
}

const projectQuery = (id: string) => routeQuery(listProjectHomes, { params: { id } })

const ProjectRow = ({ home, isThis }: { home: ProjectHome; isThis: boolean }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
    <div className="min-w-0">
      {isThis ? (
        <p className="flex min-h-11 flex-wrap items-center gap-x-2 font-semibold sm:min-h-8">
          {streetOf(home)} <span className="text-14 font-medium text-ink-faint">This home</span>
        </p>
      ) : (
        <Link
          to={paths.property.href(home.id)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 sm:min-h-8"
        >
          {streetOf(home)}
        </Link>
      )}
      <p className="text-14 text-ink-soft empty:hidden">{roomsOf(home)}</p>
    </div>
    <p className="text-ink-soft tabular-nums">{advertisedPrice(home)}</p>
  </li>
)

const roomsOf = ({ bedrooms, bathrooms, parking, status }: ProjectHome): string =>
  [
    bedrooms === null ? null : bedrooms === 0 ? 'Studio' : plural(bedrooms, 'bedroom'),
    bathrooms === null ? null : plural(bathrooms, 'bathroom'),
    parking === null ? null : plural(parking, 'car space'),
    status === 'underOffer' ? 'Under offer' : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
