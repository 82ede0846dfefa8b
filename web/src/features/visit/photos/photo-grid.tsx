import type { StoredFile } from '@verandah/contracts'
import { CloudUpload, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { Spinner } from '@/components/ui/spinner.tsx'
import type { OutgoingActions } from '@/lib/outgoing/outgoing-actions.ts'
import { useWaiting, type WaitingFile } from '@/lib/outgoing/waiting.ts'
import { contentHref } from '@/lib/visits/file-words.ts'
import { useObjectUrls } from './use-object-urls.ts'

export type Photo = StoredFile | WaitingFile

export function isWaiting(photo: Photo): photo is WaitingFile {
  return 'addedAt' in photo
}

interface PhotoGridProps {
  photos: readonly Photo[]
  actions: OutgoingActions
  onOpen: (id: string) => void
}

export function PhotoGrid({ photos, actions, onOpen }: PhotoGridProps) {
  const { sendingId } = useWaiting()
  const unsent = photos.filter(isWaiting).map(({ id }) => id)
  const urls = useObjectUrls(unsent, 'small', actions)
  if (photos.length === 0) return null
  return (
    <ul className="grid grid-cols-3 gap-2">
      {photos.map((photo, index) => {
        const state = stateOf(photo, sendingId)
        const src = isWaiting(photo) ? (urls.get(photo.id) ?? null) : contentHref(photo, 'small')
        return (
          <li key={photo.id} className="relative">
            <button
              type="button"
              aria-label={`Photo ${index + 1} of ${photos.length}${state === null ? '' : `, ${state.words}`}`}
              onClick={() => onOpen(photo.id)}
              className="block w-full overflow-hidden rounded-md"
            >
              <PropertyPicture key={src} src={src} alt="" className="aspect-square!" />
            </button>
            {state !== null && (
              <span
                aria-hidden
                className="pointer-events-none absolute right-1.5 bottom-1.5 grid size-7 place-items-center rounded-full bg-surface text-ink"
              >
                {state.mark}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Null for a photo that the server has. */
const stateOf = (photo: Photo, sendingId: string | null): { words: string; mark: ReactNode } | null => {
  if (!isWaiting(photo)) return null
  if (photo.refusal !== null) return { words: 'not sent', mark: <TriangleAlert className="size-4 text-danger" /> }
  if (photo.id === sendingId) return { words: 'sending', mark: <Spinner className="size-4" /> }
  return { words: 'waiting to be sent', mark: <CloudUpload className="size-4 text-ochre" /> }
}
