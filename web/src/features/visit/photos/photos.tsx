import { photoTypes, type StoredFile, type StoredFiles } from '@verandah/contracts'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { Part } from '@/components/ui/part.tsx'
import type { OutgoingActions, VisitName } from '@/lib/outgoing/outgoing-actions.ts'
import type { WaitingFile } from '@/lib/outgoing/waiting.ts'
import { AddingState } from './adding-state.tsx'
import { FileButton } from './file-button.tsx'
import { isWaiting, type Photo, PhotoGrid } from './photo-grid.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { isFull, Room } from './room.tsx'
import { useAdding } from './use-adding.ts'
import { LargePicture } from '@/components/property/large-picture.tsx'
import { contentHref } from '@/lib/visits/file-words.ts'
import { DeleteButton } from './delete-button.tsx'
import { useObjectUrls } from './use-object-urls.ts'

interface PhotosProps {
  name: VisitName
  /** Of this visit on the server, newest first. */
  files: readonly StoredFile[]
  /** Of this visit on this device only. */
  waiting: readonly WaitingFile[]
  room: StoredFiles
  actions: OutgoingActions
}

export function Photos({ name, files, waiting, room, actions }: PhotosProps) {
  const { add, ...adding } = useAdding(actions)
  const [openId, setOpenId] = useState<string | null>(null)
  const unsent = waiting.filter(({ id }) => !files.some((file) => file.id === id))
  const photos = [...unsent.toReversed(), ...files]
  const count = photos.length
  return (
    <Part title="Photos" aside={count > 0 && <p className="text-14 text-ink-faint tabular-nums">{count}</p>}>
      <FileButton
        Icon={Camera}
        label="Add photos"
        accept={photoTypes}
        variant="primary"
        isDisabled={isFull(room) || adding.progress !== null}
        onChoose={(chosen) => void add(chosen, { propertyId: name.propertyId, kind: 'photo', visitOn: name.on })}
      />
      <AddingState {...adding} />
      <RefusedFiles files={unsent} actions={actions} />
      <PhotoGrid {...{ photos, actions }} onOpen={setOpenId} />
      <Room room={room} />
      {openId !== null && count > 0 && (
        <LargePhoto {...{ photos, actions }} openId={openId} onClose={() => setOpenId(null)} />
      )}
    </Part>
  )
}

interface LargePhotoProps {
  photos: readonly Photo[]
  openId: string
  actions: OutgoingActions
  onClose: () => void
}

function LargePhoto({ photos, openId, actions, onClose }: LargePhotoProps) {
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
