import type { SearchFilters } from '@verandah/contracts'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { FilterFields } from '@/components/search-filters/filter-fields.tsx'
import {
  type FilterProblems,
  type FiltersForm,
  filtersFormOf,
  problemsIn,
  searchOf,
} from '@/components/search-filters/filters-form.ts'
import { refusalsOf } from '@/components/search-filters/refusals-of.ts'
import { useFocusOnProblem } from '@/components/ui/use-focus-on-problem.ts'
import { Dialog, FormActions, StickyFoot } from '@/components/ui/dialog.tsx'
import { useSearchAgain } from '@/lib/endpoints/searches.ts'

interface EditSearchDialogProps {
  filters: SearchFilters
  field: string
  onClose: () => void
}

export function EditSearchDialog({ filters, field, onClose }: EditSearchDialogProps) {
  const [form, setForm] = useState(() => filtersFormOf(filters))
  const [problems, setProblems] = useState<FilterProblems>({})
  const { searchAgain, isPending } = useSearchAgain()
  const root = useRef<HTMLFormElement>(null)
  useFocusOn(root, field)
  useFocusOnProblem(root, problems)
  const change = (changed: Partial<FiltersForm>) => {
    setForm((before) => ({ ...before, ...changed }))
    setProblems({})
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = problemsIn(form)
    setProblems(found)
    if (Object.keys(found).length === 0) {
      const wanted = { ...searchOf(form), maxPages: filters.maxPages, isBrief: true }
      searchAgain(wanted, (error) => setProblems(refusalsOf(error)))
    }
  }
  return (
    <Dialog title="Edit search" className="sm:max-w-2xl!" onClose={onClose}>
      <form ref={root} noValidate onSubmit={submit}>
        <FilterFields form={form} problems={problems} onChange={change} />
        <p className="mt-5 text-14 text-ink-soft">
          Apply updates your brief and starts a new search. Earlier searches keep the brief they began with.
        </p>
        {problems.form !== undefined && (
          <p role="alert" className="mt-4 text-14 text-danger">
            {problems.form}
          </p>
        )}
        <StickyFoot>
          <FormActions save="Apply" saving="Searching…" isSaving={isPending} onCancel={onClose} />
        </StickyFoot>
      </form>
    </Dialog>
  )
}

/** Focuses a field once the dialog has opened and focused its first control. */
const useFocusOn = (form: RefObject<HTMLFormElement | null>, field: string): void => {
  useEffect(() => {
    const control = form.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }, [form, field])
}
