import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isStill } from '@/lib/is-still.ts'
import { cn } from '@/components/ui/cn.ts'
import { useIsNear } from '@/components/ui/near.ts'
import { PropertyPicture } from './property-picture.tsx'

interface PictureLoopProps {
  name: string
  images: readonly string[]
  pictures: Pictures
  className?: string
  pictureClassName?: string
}

export function PictureLoop({ name, images, pictures, className, pictureClassName = '' }: PictureLoopProps) {
  const { viewport, selected, isLoaded } = pictures
  return (
    <div ref={viewport} className={cn('overflow-hidden', className)}>
      <div className="flex touch-pan-y touch-pinch-zoom">
        {images.map((image, index) => (
          <div key={image} aria-hidden={index !== selected} className="min-w-0 shrink-0 grow-0 basis-full">
            {isLoaded(index) ? (
              <PropertyPicture
                src={image}
                alt={`${name}, picture ${index + 1} of ${images.length}`}
                className={pictureClassName}
              />
            ) : (
              <div className={cn('aspect-3/2 w-full bg-sunken', pictureClassName)} />
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

interface PictureCountProps {
  pictures: Pick<ReturnType<typeof usePictures>, 'selected' | 'isAwake'>
  count: number
}

/** A list holds many carousels: only one that was entered is a live region. */
export function PictureCount({ pictures: { selected, isAwake }, count }: PictureCountProps) {
  return (
    <p className="pointer-events-none absolute bottom-3 left-3 rounded-full bg-surface/90 px-2 text-12 font-semibold tabular-nums">
      <span aria-hidden>
        {selected + 1}/{count}
      </span>
      <span aria-live={isAwake ? 'polite' : undefined} className="sr-only">
        Picture {selected + 1} of {count}
      </span>
    </p>
  )
}

/**
 * A looping carousel: swipe, buttons, arrow keys. Initialised when near the viewport; neighbouring pictures
 * load on hover, focus or keyboard use.
 */
export function usePictures(count: number) {
  const root = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(root)
  const [isAwake, setAwake] = useState(false)
  const [selected, setSelected] = useState(0)
  const [attach, carousel] = useEmblaCarousel({ loop: true, duration: 20 })
  useEffect(() => {
    if (carousel === undefined) return
    const follow = () => setSelected(carousel.selectedScrollSnap())
    carousel.on('select', follow).on('reInit', follow)
  }, [carousel])

  const previous = () => carousel?.scrollPrev(isStill())
  const next = () => carousel?.scrollNext(isStill())
  const wake = () => setAwake(true)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    if (event.key === 'ArrowLeft') previous()
    else next()
  }
  return {
    root,
    /** Props for the element that holds `root`. */
    group: { role: 'group', 'aria-roledescription': 'carousel', onPointerEnter: wake, onFocus: wake, onKeyDown },
    viewport: isNear || isAwake ? attach : null,
    selected,
    /** A pointer or the focus has been in it. */
    isAwake,
    isLoaded: (index: number) => index === 0 || (isAwake && isNeighbour(index, selected, count)),
    previous,
    next,
    show: (index: number) => carousel?.scrollTo(index, isStill()),
  }
}

type Pictures = Pick<ReturnType<typeof usePictures>, 'viewport' | 'selected' | 'isLoaded'>

const isNeighbour = (index: number, selected: number, count: number): boolean => {
  const steps = Math.abs(index - selected)
  return Math.min(steps, count - steps) <= 1
}
