import type { SavedProperty } from '@verandah/contracts'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { cn } from '@/components/ui/cn.ts'
import { focusBeside } from '@/components/ui/focus-beside.ts'
import { paths } from '@/lib/paths.ts'

interface ComparisonHeadProps {
  homes: readonly SavedProperty[]
  row: string
  onTakeOut: (id: string) => void
}

/** The pictures scroll away, the names stay. */
export const ComparisonHead = ({ homes, row, onTakeOut }: ComparisonHeadProps) => (
  <thead
    role="rowgroup"
    className="sticky top-[-1.75rem] z-10 block rounded-t-lg border-b border-line bg-surface sm:top-[-5.75rem] print:static"
  >
    <tr role="row" className={row}>
      <td role="cell" className="hidden sm:block" />
      {homes.map((saved) => (
        <th key={saved.id} role="columnheader" scope="col" className="min-w-0 p-2 text-left align-top sm:p-3">
          <Column saved={saved} onTakeOut={() => onTakeOut(saved.id)} />
        </th>
      ))}
    </tr>
  </thead>
)

const Column = ({ saved, onTakeOut }: { saved: SavedProperty; onTakeOut: () => void }) => {
  const { home, propertyId, searchId } = saved
  const name = home === null ? 'A saved home' : streetOf(home)
  return (
    <div className="relative flex flex-col gap-2">
      <div aria-hidden className="h-20 overflow-hidden rounded-md sm:h-36 print:h-24">
        <PropertyPicture
          src={home?.imageUrl ?? null}
          alt={name}
          className={cn('aspect-auto! h-full', saved.isGone && 'opacity-70 grayscale')}
        />
      </div>
      <Link
        to={paths.property(propertyId, searchId ?? undefined)}
        className="line-clamp-2 min-h-8 text-12 font-semibold underline decoration-transparent underline-offset-4 transition-colors wrap-anywhere hover:decoration-current sm:min-h-0 sm:text-16"
      >
        {name}
      </Link>
      <button
        type="button"
        aria-label={`Take ${name} out of the comparison`}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget, 'tr')
          onTakeOut()
        }}
        className="group absolute top-0 right-0 grid size-11 place-items-center rounded-full text-ink-soft print:hidden"
      >
        <span className="grid size-7 place-items-center rounded-full bg-surface transition-colors group-hover:text-ink">
          <X aria-hidden className="size-4" />
        </span>
      </button>
    </div>
  )
}
