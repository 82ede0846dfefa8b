import type { Property } from '@verandah/contracts'
import { type KeyboardEvent, useState } from 'react'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { galleryGrid } from '../layout.ts'
import { usePictures } from '../use-pictures.ts'
import { GalleryStage } from './gallery-stage.tsx'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import { LargePicture } from './large-picture.tsx'

/** All pictures of a home: one 400 px tall, the others beside it; by swipe, by button, by arrow key. */
export const Gallery = ({ home }: { home: Property }) => {
  const images = home.images.length > 0 ? home.images : home.imageUrl === null ? [] : [home.imageUrl]
  const name = `${streetOf(home)}, ${home.suburb}`
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
  const [isLarge, setLarge] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    if (event.key === 'ArrowLeft') pictures.previous()
    else pictures.next()
  }
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      onKeyDown={isLarge ? undefined : onKeyDown}
      className={galleryGrid}
    >
      <GalleryStage name={name} images={images} pictures={pictures} onEnlarge={() => setLarge(true)} />
      <GalleryThumbs images={images} selected={pictures.selected} onShow={pictures.show} />
      {isLarge && (
        <LargePicture
          name={name}
          images={images}
          start={pictures.selected}
          onClose={(index) => {
            setLarge(false)
            pictures.show(index)
          }}
        />
      )}
    </div>
  )
}
