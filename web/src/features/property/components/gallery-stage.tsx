import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, Expand } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { PropertyPicture } from '@/components/property/property-picture.tsx'

interface GalleryStageProps {
  name: string
  images: readonly string[]
  pictures: Pictures
  onEnlarge: () => void
}

/** The picture that is shown, and the ways on. */
export const GalleryStage = ({ name, images, pictures, onEnlarge }: GalleryStageProps) => {
  const { viewport, selected, isLoaded, previous, next } = pictures
  const count = images.length
  return (
    <div className="relative">
      <div ref={viewport} className="overflow-hidden sm:rounded-xl">
        <div className="flex touch-pan-y touch-pinch-zoom">
          {images.map((image, index) => (
            <div key={image} aria-hidden={index !== selected} className="min-w-0 shrink-0 grow-0 basis-full">
              {isLoaded(index) ? (
                <PropertyPicture
                  src={image}
                  alt={`${name}, picture ${index + 1} of ${count}`}
                  className="aspect-auto! h-[400px]"
                />
              ) : (
                <div className="h-[400px] bg-sunken" />
              )}
            </div>
          ))}
        </div>
      </div>
      <RoundButton label="Previous picture" className="top-1/2 left-3 -translate-y-1/2" onClick={previous}>
        <ChevronLeft aria-hidden className="size-5" />
      </RoundButton>
      <RoundButton label="Next picture" className="top-1/2 right-3 -translate-y-1/2" onClick={next}>
        <ChevronRight aria-hidden className="size-5" />
      </RoundButton>
      <RoundButton label="See the picture large" className="right-3 bottom-3" onClick={onEnlarge}>
        <Expand aria-hidden className="size-4.5" />
      </RoundButton>
      <p className="absolute bottom-4 left-4 rounded-full bg-surface/90 px-2.5 py-0.5 text-12 font-semibold tabular-nums">
        <span aria-hidden>
          {selected + 1}/{count}
        </span>
        <span aria-live="polite" className="sr-only">
          Picture {selected + 1} of {count}
        </span>
      </p>
    </div>
  )
}

interface RoundButtonProps {
  label: string
  className: string
  onClick: () => void
  children: ReactNode
}

const RoundButton = ({ label, className, onClick, children }: RoundButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={`absolute grid size-11 place-items-center rounded-full bg-surface/90 text-ink transition-colors hover:bg-surface ${className}`}
  >
    {children}
  </button>
)

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A loop of pictures that can be swiped, turned and jumped in. A picture is loaded once it or a neighbour was shown. */
export const usePictures = (count: number) => {
  const [viewport, carousel] = useEmblaCarousel({ loop: true, duration: 20 })
  const [selected, setSelected] = useState(0)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]))
  useEffect(() => {
    if (carousel === undefined) return
    const follow = () => {
      const index = carousel.selectedScrollSnap()
      setSelected(index)
      setSeen((known) => new Set([...known, index, (index + 1) % count, (index + count - 1) % count]))
    }
    carousel.on('select', follow).on('pointerDown', follow)
    return () => void carousel.off('select', follow).off('pointerDown', follow)
  }, [carousel, count])
  return {
    viewport,
    selected,
    isLoaded: (index: number) => seen.has(index),
    previous: () => carousel?.scrollPrev(isStill()),
    next: () => carousel?.scrollNext(isStill()),
    show: (index: number) => carousel?.scrollTo(index, isStill()),
  }
}

type Pictures = ReturnType<typeof usePictures>
