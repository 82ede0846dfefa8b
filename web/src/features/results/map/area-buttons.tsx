import { ScanSearch, SquareDashed, X } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import type { useArea } from './use-area.ts'

/** Narrows the homes to a part of the map: what is in sight, or what a pointer draws. */
export const AreaButtons = ({ area }: { area: ReturnType<typeof useArea> }) => (
  <div className="absolute top-3 left-3 z-[1000] flex max-w-[calc(100%-8.5rem)] flex-wrap gap-2">
    {area.isDrawing ? (
      <>
        <p role="status" className="rounded-lg border border-line bg-surface px-4 py-2 text-14 text-ink">
          Draw around the homes you want
        </p>
        <Button variant="secondary" size="sm" Icon={X} onClick={area.stopDrawing}>
          Cancel
        </Button>
      </>
    ) : (
      <>
        <Button variant="secondary" size="sm" Icon={ScanSearch} onClick={area.takeSight}>
          Search this area
        </Button>
        <Button variant="secondary" size="sm" Icon={SquareDashed} onClick={area.draw}>
          Draw an area
        </Button>
        {area.hasArea && (
          <Button variant="secondary" size="sm" Icon={X} onClick={area.clear}>
            Clear area
          </Button>
        )}
      </>
    )}
  </div>
)
