import type { Property } from '@verandah/contracts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PictureLoop, usePictures } from '@/components/property/picture-loop.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'

type Pictured = Pick<Property, 'images' | 'imageUrl' | 'address' | 'suburb'>

/** The pictures of a home, in a loop: by swipe, by button, by arrow key. One picture stands still. */
export const PictureCarousel = ({ home, ...way }: { home: Pictured } & Way) => {
  const { images, imageUrl, address, suburb } = home
  const name = `${address}, ${suburb}`
  if (images.length > 1) return <Carousel name={name} images={images} {...way} />
  return (
    <PictureLink {...way}>
      <PropertyPicture src={images[0] ?? imageUrl} alt={name} />
    </PictureLink>
  )
}

interface Way {
  to: string
  onOpen: (event: MouseEvent) => void
}

/** The address below is the same link, so the keyboard stops there only. */
const PictureLink = ({ to, onOpen, children }: Way & { children: ReactNode }) => (
  <Link to={to} onClick={onOpen} tabIndex={-1} draggable={false} className="block">
    {children}
  </Link>
)

const Carousel = ({ name, images, ...way }: { name: string; images: readonly string[] } & Way) => {
  const pictures = usePictures(images.length)
  const { root, group, previous, next } = pictures
  return (
    <div ref={root} aria-label={`Pictures of ${name}`} className="group/pictures relative" {...group}>
      <PictureLink {...way}>
        <PictureLoop name={name} images={images} pictures={pictures} />
      </PictureLink>
      <Turn side="left" label="Previous picture" onClick={previous} />
      <Turn side="right" label="Next picture" onClick={next} />
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
      className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center opacity-0 transition-opacity group-hover/pictures:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100 ${side === 'left' ? 'left-1' : 'right-1'}`}
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface/90 text-ink">
        <Icon aria-hidden className="size-5" />
      </span>
    </button>
  )
}
