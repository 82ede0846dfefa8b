import { TriangleAlert, X } from 'lucide-react'
import { IconButton } from '@/components/ui/button.tsx'
import { Spinner } from '@/components/ui/spinner.tsx'
import type { useAdding } from './use-adding.ts'

type AddingStateProps = Pick<ReturnType<typeof useAdding>, 'progress' | 'notAdded' | 'forgetNotAdded'>

export function AddingState({ progress, notAdded, forgetNotAdded }: AddingStateProps) {
  return (
    <>
      <p role="status" className="flex items-center gap-2 text-14 text-ink-soft empty:hidden">
        {progress !== null && (
          <>
            <Spinner className="size-4" />
            Preparing {progress.at} of {progress.of}
          </>
        )}
      </p>
      {notAdded.length > 0 && (
        <div
          role="alert"
          className="flex items-start gap-2 rounded-lg bg-danger-soft py-1 pr-1 pl-4 text-14 text-danger"
        >
          <TriangleAlert className="mt-3.5 size-4 shrink-0" />
          <ul className="min-w-0 flex-1 py-3">
            {notAdded.map(({ name, reason }, index) => (
              <li key={index} className="wrap-anywhere">
                <strong className="font-semibold">{name} was not added.</strong> {reason}
              </li>
            ))}
          </ul>
          <IconButton Icon={X} label="Dismiss" onClick={forgetNotAdded} />
        </div>
      )}
    </>
  )
}
