import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { IconButton } from '@/components/ui/button.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'

interface LargePictureProps {
  name: string
  images: readonly string[]
  start: number
  /** Called with the index of the last picture shown. */
  onClose: (index: number) => void
}

/** An uncropped picture, as large as the viewport allows. */
export const LargePicture = ({ name, images, start, onClose }: LargePictureProps) => {
  const [index, setIndex] = useState(start)
  const turn = (steps: number) => setIndex((now) => (now + steps + images.length) % images.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  return (
    <Dialog title={name} onClose={() => onClose(index)} className="sm:max-w-5xl!">
      <div onKeyDown={onKeyDown}>
        <PropertyPicture
          key={index}
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
      </div>
    </Dialog>
  )
}
