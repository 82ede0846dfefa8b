import type { StoredFile } from '@verandah/contracts'
import { useState } from 'react'
import { LargePicture } from '@/components/property/large-picture.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { contentHref } from '@/lib/visits/file-words.ts'

interface TheirPhotosProps {
  photos: readonly StoredFile[]
  /** Who took them. */
  by: string
}

export function TheirPhotos({ photos, by }: TheirPhotosProps) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  return (
    <>
      <ul className="grid grid-cols-4 gap-2 empty:hidden">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={`Photo ${index + 1} of ${photos.length} by ${by}`}
              onClick={() => setOpenAt(index)}
              className="block w-full overflow-hidden rounded-md"
            >
              <PropertyPicture src={contentHref(photo, 'small')} alt="" className="aspect-square!" />
            </button>
          </li>
        ))}
      </ul>
      {openAt !== null && (
        <LargePicture
          name={`Photos by ${by}`}
          images={photos.map((photo) => contentHref(photo))}
          start={openAt}
          onClose={() => setOpenAt(null)}
        />
      )}
    </>
  )
}
