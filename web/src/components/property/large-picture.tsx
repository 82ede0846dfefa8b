import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { IconButton } from '@/components/ui/button.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'

interface LargePictureProps {
  name: string
  /** Addresses; null for one that is not there yet. */
  images: readonly (string | null)[]
  start: number
  onClose: (index: number) => void
  onTurn?: (index: number) => void
  actions?: (index: number) => ReactNode
}

export function LargePicture({ name, images, start, onClose, onTurn, actions }: LargePictureProps) {
  const [chosen, setChosen] = useState(start)
  const index = Math.min(chosen, images.length - 1)
  const turn = (steps: number) => {
    const next = (index + steps + images.length) % images.length
    setChosen(next)
    onTurn?.(next)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  return (
    <Dialog title={name} onClose={() => onClose(index)} className="sm:max-w-5xl!">
      <div onKeyDown={onKeyDown}>
        <PropertyPicture
          key={images[index] ?? index}
          src={images[index] ?? null}
          alt={`${name}, picture ${index + 1} of ${images.length}`}
          className="mx-auto max-h-[70dvh] rounded-md object-contain!"
        />
        <div className="mt-3 flex items-center justify-center gap-4">
          <IconButton Icon={ChevronLeft} label="Previous picture" onClick={() => turn(-1)} />
          <p aria-live="polite" className="text-14 font-semibold tabular-nums">
            {index + 1} of {images.length}
          </p>
          <IconButton Icon={ChevronRight} label="Next picture" onClick={() => turn(1)} />
        </div>
        {actions?.(index)}
      </div>
    </Dialog>
  )
}
