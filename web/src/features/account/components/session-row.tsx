import type { SessionSummary } from '@verandah/contracts'
import { Monitor, Smartphone } from 'lucide-react'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { dateTimeText } from '@/lib/format.ts'

interface SessionRowProps {
  session: SessionSummary
  isEnding: boolean
  isDisabled: boolean
  onEnd: () => void
}

export const SessionRow = ({ session, isEnding, isDisabled, onEnd }: SessionRowProps) => {
  const device = session.device ?? 'Unknown device'
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-4 py-4">
      <Icon aria-hidden className="size-6 shrink-0 text-ink-faint" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {device}
          {session.isCurrent && <Badge tone="action">This device</Badge>}
        </p>
        <p className="text-14 text-ink-faint">
          {session.isCurrent ? 'In use now' : `Last used ${dateTimeText(session.lastSeenAt)}`}
          <span className="whitespace-nowrap"> · since {dateTimeText(session.createdAt)}</span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          isPending={isEnding}
          disabled={isDisabled}
          aria-label={`End the session on ${device}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  )
}
