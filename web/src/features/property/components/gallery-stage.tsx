import { ChevronLeft, ChevronRight, Expand } from 'lucide-react'
import type { ReactNode } from 'react'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import type { Pictures } from '../use-pictures.ts'

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
