import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useFocusOnProblem } from '@/components/ui/use-focus-on-problem.ts'

interface EntryFormProps {
  /** "offer". */
  what: string
  isNew: boolean
  /** Saves what can be read; false where a field is wrong. */
  onSubmit: () => boolean
  onCancel: () => void
  children: (isRefused: boolean) => ReactNode
}

/** A form in a list: its first field has the focus, after a refusal the first wrong one. */
export function EntryForm({ what, isNew, onSubmit, onCancel, children }: EntryFormProps) {
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  useFocusOnProblem(form, refusals)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!onSubmit()) setRefusals(refusals + 1)
  }
  return (
    <form ref={form} noValidate aria-label={`${isNew ? 'New' : 'Edit'} ${what}`} onSubmit={submit}>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children(refusals > 0)}</div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          Save {what}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
