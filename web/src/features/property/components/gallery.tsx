import type { AdvertisedHome } from '@verandah/contracts'
import { ChevronLeft, ChevronRight, Expand, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { LargePicture } from '@/components/property/large-picture.tsx'
import { PictureCount, PictureLoop, usePictures } from '@/components/property/picture-loop.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { placeOf } from '@/components/property/street-of.ts'
import { cn } from '@/components/ui/cn.ts'
import { galleryGrid } from '../layout.ts'

/** All pictures of a home: a carousel 400 px tall with thumbnails beside it; swipe, buttons or arrow keys. */
export function Gallery({ home }: { home: AdvertisedHome }) {
  const images = home.images.length > 0 ? home.images : home.imageUrl === null ? [] : [home.imageUrl]
  const name = placeOf(home)
  if (images.length < 2) {
    return (
      <div className="max-sm:-mx-4">
        <PropertyPicture src={images[0] ?? null} alt={name} className="aspect-auto! h-[400px] sm:rounded-xl" />
      </div>
    )
  }
  return <ManyPictures name={name} images={images} />
}

const ManyPictures = ({ name, images }: { name: string; images: readonly string[] }) => {
  const pictures = usePictures(images.length)
  const { root, group, selected, previous, next, show } = pictures
  const [isLarge, setLarge] = useState(false)
  return (
    <>
      <div ref={root} aria-label={`Pictures of ${name}`} className={galleryGrid} {...group}>
        <div className="relative">
          <PictureLoop
            name={name}
            images={images}
            pictures={pictures}
            className="sm:rounded-xl"
            pictureClassName="aspect-auto! h-[400px]"
          />
          <PictureCount pictures={pictures} count={images.length} />
          <RoundButton
            Icon={ChevronLeft}
            label="Previous picture"
            className="top-1/2 left-3 -translate-y-1/2"
            onClick={previous}
          />
          <RoundButton
            Icon={ChevronRight}
            label="Next picture"
            className="top-1/2 right-3 -translate-y-1/2"
            onClick={next}
          />
          <RoundButton
            Icon={Expand}
            label="See the picture large"
            className="right-3 bottom-3"
            onClick={() => setLarge(true)}
          />
        </div>
        <GalleryThumbs images={images} selected={selected} onShow={show} />
      </div>
      {isLarge && (
        <LargePicture
          name={name}
          images={images}
          start={selected}
          onClose={(index) => {
            setLarge(false)
            show(index)
          }}
        />
      )}
    </>
  )
}

interface RoundButtonProps {
  Icon: LucideIcon
  label: string
  className: string
  onClick: () => void
}

const RoundButton = ({ Icon, label, className, onClick }: RoundButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={`absolute grid size-11 place-items-center rounded-full bg-surface/90 text-ink transition-colors hover:bg-surface ${className}`}
  >
    <Icon className="size-5" />
  </button>
)

interface GalleryThumbsProps {
  images: readonly string[]
  selected: number
  onShow: (index: number) => void
}

/** Thumbnails: a strip on a phone, up to two columns beside the carousel on wide screens. */
const GalleryThumbs = ({ images, selected, onShow }: GalleryThumbsProps) => (
  <ul
    className={cn(
      'flex snap-x gap-2 overflow-x-auto p-0.5 sm:gap-3 lg:grid lg:max-h-[400px] lg:overflow-y-auto lg:p-0',
      images.length < 4
        ? 'lg:auto-rows-[calc((400px-0.75rem)/2)] lg:grid-cols-1'
        : 'lg:auto-rows-[calc((400px-1.5rem)/3)] lg:grid-cols-2',
    )}
  >
    {images.map((image, index) => (
      <li key={image} className="shrink-0 snap-start">
        <button
          type="button"
          aria-label={`Show picture ${index + 1}`}
          aria-pressed={index === selected}
          onClick={() => onShow(index)}
          className={cn(
            'block h-14 w-21 overflow-hidden rounded-md transition-opacity sm:h-20 sm:w-30 lg:size-full',
            index === selected ? 'outline-2 -outline-offset-2 outline-eucalypt' : 'opacity-85 hover:opacity-100',
          )}
        >
          <PropertyPicture src={image} alt="" className="aspect-auto! size-full" />
        </button>
      </li>
    ))}
  </ul>
)
