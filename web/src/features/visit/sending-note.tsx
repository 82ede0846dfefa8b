import { Check, CloudUpload, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import type { OutgoingActions, VisitName } from '@/lib/outgoing/outgoing-actions.ts'
import { useWaiting } from '@/lib/outgoing/waiting.ts'
import { waitingText } from '@/lib/outgoing/waiting-text.ts'

interface SendingNoteProps {
  name: VisitName
  hasEntries: boolean
  actions: OutgoingActions
}

export function SendingNote({ name, hasEntries, actions }: SendingNoteProps) {
  const { files, entries, delay, storeProblem } = useWaiting()
  const ofHome = {
    files: files.filter(({ propertyId, refusal }) => propertyId === name.propertyId && refusal === null),
    entries: entries.filter(({ propertyId, refusal }) => propertyId === name.propertyId && refusal === null),
  }
  const refused = entries.find(
    ({ propertyId, on, refusal }) => propertyId === name.propertyId && on === name.on && refusal !== null,
  )
  const text = waitingText(ofHome)
  const isDelayed = text !== '' && delay !== null
  return (
    <div className="mt-3 flex flex-col gap-2">
      {storeProblem !== null && <Trouble title="Not kept.">{storeProblem}</Trouble>}
      {refused?.refusal && (
        <Trouble
          title="Not saved."
          actions={
            <>
              <Button variant="secondary" size="sm" onClick={() => void actions.settleEntries(name, 'retry')}>
                Try again
              </Button>
              <Button variant="quiet" size="sm" onClick={() => void actions.settleEntries(name, 'drop')}>
                Discard the changes
              </Button>
            </>
          }
        >
          {refused.refusal.text}
        </Trouble>
      )}
      <div className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="text-14 text-ink-soft">
          {text !== '' && (
            <Line Icon={CloudUpload} className="text-ochre">
              {sendingText(text, ofHome, delay)}
            </Line>
          )}
          {text === '' && hasEntries && refused === undefined && <Line Icon={Check}>Everything is saved</Line>}
        </p>
        {isDelayed && (
          <Button variant="secondary" size="sm" onClick={actions.sendNow}>
            Try now
          </Button>
        )}
      </div>
    </div>
  )
}

interface OfHome {
  files: readonly unknown[]
  entries: readonly unknown[]
}

const sendingText = (text: string, { files, entries }: OfHome, delay: string | null): string => {
  if (delay === null) return `Sending ${text}…`
  return `${text} ${files.length + entries.length === 1 ? 'waits' : 'wait'} on this device. ${delay}`
}

interface LineProps {
  Icon: LucideIcon
  className?: string
  children: ReactNode
}

const Line = ({ Icon, className, children }: LineProps) => (
  <span className="flex items-start gap-1.5">
    <Icon className={cn('mt-0.25 size-4.5 shrink-0', className ?? 'text-eucalypt')} />
    <span>{children}</span>
  </span>
)

const Trouble = ({ title, actions, children }: { title: string; actions?: ReactNode; children: string }) => (
  <div
    role="alert"
    className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-danger-soft px-4 py-2 text-14 text-danger"
  >
    <p className="mr-auto flex items-start gap-2 py-1">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong className="font-semibold">{title}</strong> {children}
      </span>
    </p>
    {actions}
  </div>
)
