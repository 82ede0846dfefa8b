import { useState } from 'react'
import { LargePicture } from '@/components/property/large-picture.tsx'
import type { OutgoingActions } from '@/lib/outgoing/outgoing-actions.ts'
import { contentHref } from '@/lib/visits/file-words.ts'
import { DeleteButton } from './delete-button.tsx'
import { isWaiting, type Photo } from './photo-grid.tsx'
import { useObjectUrls } from './use-object-urls.ts'

interface LargePhotoProps {
  photos: readonly Photo[]
  openId: string
  actions: OutgoingActions
  onClose: () => void
}

export function LargePhoto({ photos, openId, actions, onClose }: LargePhotoProps) {
  const [start] = useState(() => photos.findIndex(({ id }) => id === openId))
  const [turned, setTurned] = useState(start)
  const shown = photos[Math.min(turned, photos.length - 1)]
  // One at a time: they are large, and a phone has little memory.
  const urls = useObjectUrls(shown && isWaiting(shown) ? [shown.id] : [], 'full', actions)
  const images = photos.map((photo) => (isWaiting(photo) ? (urls.get(photo.id) ?? null) : contentHref(photo)))
  return (
    <LargePicture
      name="Photos"
      {...{ images, start, onClose }}
      onTurn={setTurned}
      actions={(index) => {
        const photo = photos[index]
        return (
          photo && (
            <div className="mt-2 flex justify-center">
              <DeleteButton file={photo} what="photo" size="sm" actions={actions}>
                Delete this photo
              </DeleteButton>
            </div>
          )
        )
      }}
    />
  )
}
