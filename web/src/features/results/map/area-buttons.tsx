import { Check, CirclePlus, ScanSearch, Spline, SquareDashed, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import type { useArea } from './use-area.ts'

export function AreaButtons({ area }: { area: ReturnType<typeof useArea> }) {
  return (
    <>
      <div className="absolute top-3 left-3 z-[1000] flex max-w-[calc(100%-8.5rem)] flex-wrap gap-2">
        <Buttons area={area} />
      </div>
      {area.corners.draft !== null && (
        <MapMessage className="pointer-events-none absolute inset-x-3 bottom-10 z-[1000] mx-auto w-fit max-sm:text-12">
          {area.corners.message}
        </MapMessage>
      )}
    </>
  )
}

const Buttons = ({ area }: { area: ReturnType<typeof useArea> }) =>
  area.corners.draft !== null ? (
    <CornerButtons corners={area.corners} />
  ) : area.isDrawing ? (
    <>
      <MapMessage>Draw around the homes you want</MapMessage>
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
        <>
          <Button variant="secondary" size="sm" Icon={Spline} onClick={area.corners.begin}>
            Edit corners
          </Button>
          <Button variant="secondary" size="sm" Icon={X} onClick={area.clear}>
            Clear area
          </Button>
        </>
      )}
    </>
  )

const CornerButtons = ({ corners }: { corners: ReturnType<typeof useArea>['corners'] }) => (
  <>
    <Button size="sm" Icon={Check} className="min-h-11" onClick={corners.keep}>
      Search this area
    </Button>
    {(
      [
        ['Add corner', CirclePlus, corners.add],
        ['Remove corner', Trash2, corners.remove],
        ['Cancel', X, corners.stop],
      ] as const
    ).map(([label, Icon, act]) => (
      <IconButton
        key={label}
        Icon={Icon}
        label={label}
        title={label}
        className="border border-control bg-surface"
        onClick={act}
      />
    ))}
  </>
)

const MapMessage = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p role="status" className={cn('rounded-lg border border-line bg-surface px-4 py-2 text-14 text-ink', className)}>
    {children}
  </p>
)
