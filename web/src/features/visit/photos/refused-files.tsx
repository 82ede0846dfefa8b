import { useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useHandOnFocus } from '@/components/ui/use-hand-on-focus.ts'
import type { OutgoingActions } from '@/lib/outgoing/outgoing-actions.ts'
import type { WaitingFile } from '@/lib/outgoing/waiting.ts'

interface RefusedFilesProps {
  files: readonly WaitingFile[]
  actions: OutgoingActions
}

interface RefusedFileProps extends Pick<RefusedFilesProps, 'actions'> {
  file: WaitingFile
}

export function RefusedFiles({ files, actions }: RefusedFilesProps) {
  const refused = files.filter(({ refusal }) => refusal !== null)
  if (refused.length === 0) return null
  return (
    <ul role="alert" className="flex flex-col gap-2">
      {refused.map((file) => (
        <RefusedFile key={file.id} file={file} actions={actions} />
      ))}
    </ul>
  )
}

const RefusedFile = ({ file: { id, name, refusal }, actions: { retryFile, dropFile } }: RefusedFileProps) => {
  const row = useRef<HTMLLIElement>(null)
  useHandOnFocus(row, 'button, input')
  return (
    <li
      ref={row}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-danger-soft px-4 py-2 text-14 text-danger"
    >
      <p className="mr-auto min-w-48 flex-1 py-1 wrap-anywhere">
        <strong className="font-semibold">{name} was not sent.</strong> {refusal?.text} It is still on this device.
      </p>
      <span className="-ml-2 flex">
        <Button variant="quiet" size="sm" onClick={() => void retryFile(id)}>
          Try again<span className="sr-only"> to send {name}</span>
        </Button>
        <Button variant="quiet" size="sm" onClick={() => void dropFile(id)}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </span>
    </li>
  )
}
