import type { Property } from '@verandah/contracts'
import { lazy, Suspense } from 'react'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { PictureLink, type Way } from './picture-link.tsx'

const TurningPictures = lazy(async () => ({ default: (await import('./turning-pictures.tsx')).TurningPictures }))

type Pictured = Pick<Property, 'images' | 'imageUrl' | 'address' | 'suburb'>

/** The pictures of a home. Renders the first at once and loads the carousel later; a single picture needs none. */
export function PictureCarousel({ home, ...way }: { home: Pictured } & Way) {
  const { images, imageUrl, address, suburb } = home
  const name = `${address}, ${suburb}`
  const first = (
    <PictureLink {...way}>
      <PropertyPicture src={images[0] ?? imageUrl} alt={name} />
    </PictureLink>
  )
  if (images.length < 2) return first
  return (
    <Suspense fallback={first}>
      <TurningPictures name={name} images={images} {...way} />
    </Suspense>
  )
}
