import { maxCompared } from '@verandah/contracts'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { Button } from '@/components/ui/button.tsx'
import type { Compared } from '../use-compared.ts'

/** A sticky bar with the chosen homes that opens the comparison. */
export function CompareBar({ compared: { chosen }, onOpen }: { compared: Compared; onOpen: () => void }) {
  return (
    chosen.length > 0 && (
      <div
        data-compare-bar
        className="sticky bottom-18 z-20 mx-auto mt-6 flex w-fit max-w-full animate-enter items-center gap-3 rounded-full border border-line bg-surface py-1.5 pr-1.5 pl-4 shadow-pop sm:bottom-4 print:hidden"
      >
        <span aria-hidden className="hidden -space-x-2 sm:flex">
          {chosen.map(({ id, home }) => (
            <span key={id} className="size-9 overflow-hidden rounded-full border-2 border-surface">
              <PropertyPicture
                src={home?.imageUrl ?? null}
                alt={home === null ? '' : streetOf(home)}
                className="h-full"
              />
            </span>
          ))}
        </span>
        <p role="status" className="text-14 text-ink-soft tabular-nums">
          {chosen.length} of {maxCompared} chosen
        </p>
        <Button size="sm" className="min-h-11" onClick={onOpen}>
          Compare now
        </Button>
      </div>
    )
  )
}
