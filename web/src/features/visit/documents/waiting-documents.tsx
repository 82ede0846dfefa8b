import { CloudUpload } from 'lucide-react'
import { Spinner } from '@/components/ui/spinner.tsx'
import { useWaiting, type WaitingFile } from '@/lib/outgoing/waiting.ts'
import { kindTitles, megabytesText } from '@/lib/visits/file-words.ts'

/** Documents that only this device has. They open once they are sent. */
export function WaitingDocuments({ files }: { files: readonly WaitingFile[] }) {
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
            <CloudUpload aria-hidden className="mt-0.5 size-5 shrink-0 text-ochre" />
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
