import { useMutation, useQuery } from '@tanstack/react-query'
import { paths, type PropertyCriteria, saveCriteria } from '@verandah/contracts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  criteriaOf,
  type FilterProblems,
  type FiltersForm,
  filtersFormOf,
  problemsIn,
  type Wanted,
} from '@/components/search-filters/filters-form.ts'
import { refusalsOf } from '@/components/search-filters/refusals-of.ts'
import { hasStatus } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { criteriaQuery, replacing } from '@/lib/endpoints/searches.ts'
import { logError } from '@/lib/log-error.ts'
import { markSetupDone } from '@/lib/setup/setup.ts'
import { storedCriteria } from '@/lib/storage/local.ts'
import { useUnsaved } from '@/lib/storage/use-unsaved.ts'
import { toast } from '@/lib/toast.ts'

const missingSuburb = 'Please enter at least a suburb or location to search.'

export type CriteriaForm = FiltersForm & { state: string }

const formOf = (criteria: Wanted): CriteriaForm => ({
  ...filtersFormOf(criteria),
  state: criteria.state ?? '',
})

/**
 * The criteria form: filled from this browser, then from the server, except for fields edited since. `saveFirst`
 * saves the rest of the page, and prevents saving by resolving to false.
 */
export function useCriteriaForm(saveFirst: () => Promise<boolean>) {
  const navigate = useNavigate()
  const { data: saved, error, isPending, errorUpdateCount } = useQuery(criteriaQuery)
  const [kept] = useState(() => storedCriteria.read())
  const { edited, setEdited, discard, isRestored } = useUnsaved<Partial<CriteriaForm>>('criteria', formOf({}))
  const [problems, setProblems] = useState<FilterProblems>({})
  const known = saved !== undefined && Object.keys(saved).length > 0 ? saved : (kept ?? {})
  const form = { ...formOf(known), ...edited }

  useEffect(() => {
    if (error !== null) logError('Criteria could not be loaded', error)
  }, [error])

  const save = useSaveCriteria({
    onKept: () => {
      discard()
      void navigate(paths.setupScoring, { state: replacing(saved) })
    },
    onRefused: (refusal) => setProblems(refusalsOf(refusal)),
  })
  const change = (changed: Partial<CriteriaForm>) => {
    setEdited((before) => ({ ...before, ...changed }))
    setProblems({})
  }
  const [isSavingFirst, setSavingFirst] = useState(false)
  const submit = async () => {
    const found = problemsIn(form, missingSuburb)
    setProblems(found)
    if (found.chosen === missingSuburb)
      toast({ title: 'Missing information', description: missingSuburb, variant: 'destructive' })
    if (Object.keys(found).length > 0) return
    setSavingFirst(true)
    if (await saveFirst()) save.mutate(criteriaOf(form))
    setSavingFirst(false)
  }
  const fillIn = (brief: Wanted) => change(formOf(brief))
  // Asked again after a failure, the query is pending again; the form that is open by then stays.
  const isLoading = isPending && errorUpdateCount === 0 && kept === null
  const isSaving = isSavingFirst || save.isPending
  return { form, problems, change, fillIn, submit, discard, isRestored, isSaving, isLoading }
}

const savedLocallyOnly =
  'There was a problem saving your property criteria. Your preferences were saved locally but may not be available on other devices.'

/** Refused for the buyer to correct, or to save again after a log-in: both find what they typed. */
const isNotKept = (error: Error | null): error is Error => hasStatus(error, 400) || hasStatus(error, 401)

interface Saving {
  /** Called once the criteria are saved, at least in this browser. */
  onKept: () => void
  /** Called when the server rejects the criteria as invalid, for the buyer to correct. */
  onRefused: (error: Error) => void
}

/** Saves the criteria on the server and in this browser; a server failure does not block set-up. */
const useSaveCriteria = ({ onKept, onRefused }: Saving) =>
  useMutation({
    mutationFn: (body: PropertyCriteria) => callRoute(saveCriteria, { body }),
    onError: (error) => {
      if (isNotKept(error)) return
      logError('Criteria could not be saved on the server', error)
      toast({ title: 'Error saving criteria', description: savedLocallyOnly, variant: 'destructive' })
    },
    onSettled: (saved, error, criteria, _before, { client }) => {
      if (isNotKept(error)) {
        if (hasStatus(error, 400)) onRefused(error)
        return
      }
      storedCriteria.write(criteria)
      client.setQueryData(criteriaQuery.queryKey, saved ?? criteria)
      markSetupDone(client, { isCriteriaSet: true })
      onKept()
    },
  })
