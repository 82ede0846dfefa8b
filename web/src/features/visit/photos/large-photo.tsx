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
  const [shownId, setShownId] = useState(openId)
  // One at a time: they are large, and a phone has little memory.
  const isShownWaiting = photos.some((photo) => photo.id === shownId && isWaiting(photo))
  const urls = useObjectUrls(isShownWaiting ? [shownId] : [], 'full', actions)
  const images = photos.map((photo) => (isWaiting(photo) ? (urls.get(photo.id) ?? null) : contentHref(photo)))
  const [start] = useState(() => photos.findIndex(({ id }) => id === openId))
  return (
    <LargePicture
      name="Photos"
      {...{ images, start, onClose }}
      onTurn={(index) => setShownId(photos[index]?.id ?? openId)}
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
