import type { SourceShown } from '@verandah/true-cost'
import { OutsideLink } from '@/components/ui/text.tsx'
import { longDateText } from '@/lib/format.ts'

export function SourceNote({ source: { source, readOn, isConfirmed } }: { source: SourceShown }) {
  return (
    <span className="block text-12 text-ink-faint">
      Source: {source.url === undefined ? source.name : <OutsideLink href={source.url}>{source.name}</OutsideLink>},
      read on {longDateText(`${readOn}T12:00:00Z`)}
      {!isConfirmed && ', from one source only or from sources that differ'}
    </span>
  )
}
