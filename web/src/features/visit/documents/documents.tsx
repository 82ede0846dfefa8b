import { type FileKind, fileKinds, fileTypes, type StoredFile, type StoredFiles } from '@verandah/contracts'
import { CloudUpload, FilePlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DocumentList } from '@/components/files/document-list.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/input.tsx'
import { Part } from '@/components/ui/part.tsx'
import { Spinner } from '@/components/ui/spinner.tsx'
import type { OutgoingActions } from '@/lib/outgoing/outgoing-actions.ts'
import { useWaiting, type WaitingFile } from '@/lib/outgoing/waiting.ts'
import { documentsAnchor, kindTitles, megabytesText } from '@/lib/visits/file-words.ts'
import { AddingState } from '../photos/adding-state.tsx'
import { DeleteButton } from '../photos/delete-button.tsx'
import { FileButton } from '../photos/file-button.tsx'
import { RefusedFiles } from '../photos/refused-files.tsx'
import { isFull } from '../photos/room.tsx'
import { useAdding } from '../photos/use-adding.ts'

interface DocumentsProps {
  propertyId: string
  files: readonly StoredFile[]
  waiting: readonly WaitingFile[]
  room: StoredFiles
  actions: OutgoingActions
}

const kinds = fileKinds.filter((kind) => kind !== 'photo')

export function Documents({ propertyId, files, waiting, room, actions }: DocumentsProps) {
  const [kind, setKind] = useState<FileKind>('contract')
  const { add, ...adding } = useAdding(actions)
  useEffect(showIfLinked, [])
  const unsent = waiting.filter(({ id }) => !files.some((file) => file.id === id))
  return (
    <Part title="Documents" anchor={documentsAnchor}>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Kind" className="min-w-40 flex-1">
          <Select
            options={kinds.map((value) => ({ value, label: kindTitles[value] }))}
            value={kind}
            onChange={({ target }) => setKind(kinds.find((value) => value === target.value) ?? 'other')}
          />
        </Field>
        <FileButton
          Icon={FilePlus}
          label="Add a document"
          accept={fileTypes}
          variant="secondary"
          isDisabled={isFull(room) || adding.progress !== null}
          onChoose={(chosen) => void add(chosen, { propertyId, kind, visitOn: null })}
        />
      </div>
      <p className="text-14 text-ink-faint">A PDF of at most 16 MB, or a picture.</p>
      <AddingState {...adding} />
      <RefusedFiles files={unsent} actions={actions} />
      <WaitingDocuments files={unsent} />
      {files.length > 0 && (
        <DocumentList
          files={files}
          actions={(file) => (
            <DeleteButton
              file={file}
              what="document"
              size="icon"
              aria-label={`Delete ${file.name}`}
              actions={actions}
            />
          )}
        />
      )}
    </Part>
  )
}

const showIfLinked = (): void => {
  if (window.location.hash === `#${documentsAnchor}`) document.getElementById(documentsAnchor)?.scrollIntoView()
}

/** Documents that only this device has. They open once they are sent. */
const WaitingDocuments = ({ files }: { files: readonly WaitingFile[] }) => {
  const { sendingId } = useWaiting()
  const waiting = files.filter(({ refusal }) => refusal === null)
  if (waiting.length === 0) return null
  return (
    <ul aria-label="Documents on this device" className="flex flex-col gap-2">
      {waiting.map(({ id, name, kind, bytes }) => (
        <li key={id} className="flex items-start gap-3">
          {id === sendingId ? (
            <Spinner className="mt-0.5 size-5 shrink-0" />
          ) : (
            <CloudUpload className="mt-0.5 size-5 shrink-0 text-ochre" />
          )}
          <div className="min-w-0">
            <p className="text-16 font-medium wrap-anywhere">{name}</p>
            <p className="text-14 text-ink-soft tabular-nums">
              {kindTitles[kind]} · {megabytesText(bytes)} · {id === sendingId ? 'sending…' : 'waiting to be sent'}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
