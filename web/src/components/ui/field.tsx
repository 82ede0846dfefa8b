import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { cn } from './cn.ts'

interface ControlProps {
  id?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
}

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  aside?: ReactNode
  className?: string
  children: ReactElement<ControlProps>
}

/** A label, one control, its hint and its error, associated for assistive technology. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}note`
  const note = error ?? hint
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <div className="flex min-h-6 items-center justify-between gap-3">
        <label htmlFor={id} className="text-14 font-semibold text-ink">
          {label}
        </label>
        {aside}
      </div>
      {cloneElement(children, {
        id,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {note !== undefined && (
        <p
          id={noteId}
          role={error === undefined ? undefined : 'alert'}
          className={cn('text-14', error === undefined ? 'text-ink-faint' : 'text-danger')}
        >
          {note}
        </p>
      )}
    </div>
  )
}
