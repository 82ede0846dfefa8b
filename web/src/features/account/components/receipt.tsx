import type { DeletionReceipt } from '@verandah/contracts'
import { Check } from 'lucide-react'
import { Spinner } from '@/components/ui/spinner.tsx'
import { dateTimeText, plural } from '@/lib/format.ts'
import { serviceWords } from '../service-words.ts'

export const Receipt = ({
  receipt: { id, status, requestedAt, completedAt, services },
}: {
  receipt: DeletionReceipt
}) => (
  <>
    <p role="status" className="text-16 font-semibold">
      {status === 'complete' && completedAt !== null
        ? `Complete since ${dateTimeText(completedAt)}`
        : 'Under way: each part answers as it is done'}
    </p>
    <p className="mt-1 text-14 [overflow-wrap:anywhere] text-ink-faint">
      Asked for {dateTimeText(requestedAt)} · Receipt {id}
    </p>
    <ul className="mt-5 divide-y divide-line border-t border-line">
      {services.map((part) => (
        <Part key={part.service} part={part} />
      ))}
    </ul>
  </>
)

const Part = ({ part: { service, deletedAt, counts, kept } }: { part: DeletionReceipt['services'][number] }) => {
  const deleted = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <li className="flex gap-3.5 py-4">
      {deletedAt === null ? (
        <Spinner className="mt-0.5 size-5 shrink-0 text-ink-faint" />
      ) : (
        <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-eucalypt" />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <h2 className="text-16">{serviceWords[service]}</h2>
          <p className="text-14 text-ink-soft tabular-nums">
            {deletedAt === null
              ? 'Being deleted…'
              : deleted === 0
                ? 'Held nothing'
                : `${plural(deleted, 'record')} deleted`}
          </p>
        </div>
        {kept.map(({ what, reason }) => (
          <p key={what} className="mt-1.5 max-w-[60ch] text-14 text-ink-soft">
            <span className="font-semibold text-ochre">Kept: {what}.</span> {reason}
          </p>
        ))}
      </div>
    </li>
  )
}
