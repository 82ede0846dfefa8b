import type { StoredFile } from '@verandah/contracts'
import { FileText, Image } from 'lucide-react'
import type { ReactNode } from 'react'
import { NewTabLink } from '@/components/ui/new-tab-link.tsx'
import { longDateText } from '@/lib/format.ts'
import { contentHref, kindTitles, megabytesText } from '@/lib/visits/file-words.ts'

interface DocumentListProps {
  files: readonly StoredFile[]
  /** At the end of a row. */
  actions?: (file: StoredFile) => ReactNode
}

export function DocumentList({ files, actions }: DocumentListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {files.map((file) => {
        const Icon = file.type === 'application/pdf' ? FileText : Image
        return (
          <li key={file.id} className="flex items-center gap-3 py-2">
            <Icon className="size-5 shrink-0 text-ink-faint" />
            <div className="min-w-0 flex-1 py-1">
              <NewTabLink
                href={contentHref(file)}
                className="text-16 font-medium wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {file.name}
              </NewTabLink>
              <p className="text-14 text-ink-soft tabular-nums">
                {kindTitles[file.kind]} · {megabytesText(file.bytes)} · {longDateText(file.createdAt)}
              </p>
            </div>
            {actions?.(file)}
          </li>
        )
      })}
    </ul>
  )
}
