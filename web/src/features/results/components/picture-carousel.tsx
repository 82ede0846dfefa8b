import type { Property } from '@verandah/contracts'
import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { PropertyPicture, useIsNear } from '@/components/property/property-picture.tsx'

type Pictured = Pick<Property, 'images' | 'imageUrl' | 'address' | 'suburb'>

/** The pictures of a home, in a loop: by swipe, by button, by arrow key. One picture stands still. */
export const PictureCarousel = memo(({ home }: { home: Pictured }) => {
  const { images, imageUrl, address, suburb } = home
  const name = `${address}, ${suburb}`
  if (images.length < 2) return <PropertyPicture src={images[0] ?? imageUrl} alt={name} />
  return <Carousel name={name} images={images} />
})
PictureCarousel.displayName = 'PictureCarousel'

const Carousel = ({ name, images }: { name: string; images: readonly string[] }) => {
  const { viewport, root, wake, selected, isLoaded, previous, next } = useLoopingPictures(images.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    if (event.key === 'ArrowLeft') previous()
    else next()
  }
  return (
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      onPointerEnter={wake}
      onFocus={wake}
      onKeyDown={onKeyDown}
      className="group/pictures relative"
    >
      <div ref={viewport} className="overflow-hidden">
        <div className="flex touch-pan-y touch-pinch-zoom">
          {images.map((image, index) => (
            <div key={image} aria-hidden={index !== selected} className="min-w-0 shrink-0 grow-0 basis-full">
              {isLoaded(index) ? (
                <PropertyPicture src={image} alt={`${name}, picture ${index + 1} of ${images.length}`} />
              ) : (
                <div className="aspect-3/2 w-full bg-sunken" />
              )}
            </div>
          ))}
        </div>
      </div>
      <Turn side="left" label="Previous picture" onClick={previous} />
      <Turn side="right" label="Next picture" onClick={next} />
      <p className="absolute bottom-3 left-3 rounded-full bg-surface/85 px-2 text-12 font-semibold tabular-nums">
        <span aria-hidden>
          {selected + 1}/{images.length}
        </span>
        <span aria-live="polite" className="sr-only">
          Picture {selected + 1} of {images.length}
        </span>
      </p>
    </div>
  )
}

const Turn = ({ side, label, onClick }: { side: 'left' | 'right'; label: string; onClick: () => void }) => {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center opacity-0 transition-opacity group-hover/pictures:opacity-100 focus-visible:opacity-100 ${side === 'left' ? 'left-1' : 'right-1'}`}
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface/90 text-ink">
        <Icon aria-hidden className="size-5" />
      </span>
    </button>
  )
}

/** A loop of pictures. It is set up when it comes near the window, and loads its neighbours when somebody turns to it. */
const useLoopingPictures = (count: number) => {
  const root = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(root)
  const [isAwake, setAwake] = useState(false)
  const [selected, setSelected] = useState(0)
  const [attach, carousel] = useEmblaCarousel({ loop: true, duration: 18 })
  useEffect(() => {
    if (carousel === undefined) return
    const follow = () => setSelected(carousel.selectedScrollSnap())
    carousel.on('select', follow).on('reInit', follow)
  }, [carousel])

  const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    root,
    viewport: isNear || isAwake ? attach : null,
    wake: () => setAwake(true),
    selected,
    isLoaded: (index: number) => index === 0 || (isAwake && isNeighbour(index, selected, count)),
    previous: () => carousel?.scrollPrev(isStill()),
    next: () => carousel?.scrollNext(isStill()),
  }
}

const isNeighbour = (index: number, selected: number, count: number): boolean => {
  const steps = Math.abs(index - selected)
  return Math.min(steps, count - steps) <= 1
}
