import type L from 'leaflet'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon, Minus, Plus } from 'lucide-react'
import { cn } from '@/components/ui/cn.ts'
import { isStill } from '@/lib/is-still.ts'

const moves = [
  { label: 'Move north', Icon: ArrowUp, by: [0, -1], place: 'col-start-2 row-start-1' },
  { label: 'Move west', Icon: ArrowLeft, by: [-1, 0], place: 'col-start-1 row-start-2' },
  { label: 'Move east', Icon: ArrowRight, by: [1, 0], place: 'col-start-3 row-start-2' },
  { label: 'Move south', Icon: ArrowDown, by: [0, 1], place: 'col-start-2 row-start-3' },
] as const

/** Single-press alternatives to dragging and pinching (WCAG 2.2, 2.5.7), in place of Leaflet's own controls. */
export function MapButtons({ map, onUse }: { map: L.Map | null; onUse?: () => void }) {
  const move = ([right, down]: readonly [number, number]) => {
    const { x, y } = map?.getSize() ?? { x: 0, y: 0 }
    map?.panBy([(right * x) / 3, (down * y) / 3], { animate: !isStill() })
  }
  return (
    <div onClick={onUse} className="absolute top-3 right-3 z-[1000] flex flex-col items-end gap-2">
      <div className="flex flex-col overflow-hidden rounded-md border border-line bg-surface">
        <MapButton label="Zoom in" Icon={Plus} onClick={() => map?.zoomIn()} className="size-11" />
        <MapButton
          label="Zoom out"
          Icon={Minus}
          onClick={() => map?.zoomOut()}
          className="size-11 border-t border-line"
        />
      </div>
      <div
        role="group"
        aria-label="Move the map"
        className="grid grid-cols-3 overflow-hidden rounded-full border border-line bg-surface"
      >
        {moves.map(({ label, Icon, by, place }) => (
          <MapButton key={label} label={label} Icon={Icon} onClick={() => move(by)} className={cn('size-7.5', place)} />
        ))}
      </div>
    </div>
  )
}

interface MapButtonProps {
  label: string
  Icon: LucideIcon
  onClick: () => void
  className: string
}

const MapButton = ({ label, Icon, onClick, className }: MapButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={cn('grid place-items-center text-ink-soft -outline-offset-2 hover:bg-sunken hover:text-ink', className)}
  >
    <Icon className="size-4" />
  </button>
)
