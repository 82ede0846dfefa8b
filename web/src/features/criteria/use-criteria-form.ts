import { useMutation, useQuery } from '@tanstack/react-query'
import { paths, type PropertyCriteria, saveCriteria } from '@verandah/contracts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { errorText, hasStatus, problemOf } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { crossedPrices } from '@/lib/crossed-prices.ts'
import { criteriaQuery, replacing } from '@/lib/endpoints/searches.ts'
import { logError } from '@/lib/log-error.ts'
import { markSetupDone } from '@/lib/setup/setup.ts'
import { storedCriteria } from '@/lib/storage/local.ts'
import { toast } from '@/lib/toast.ts'
import { criteriaOf, formOf } from './criteria-form.ts'

const missingSuburb = 'Please enter at least a suburb or location to search.'

/** The criteria: from this browser first, then from the server, which wins where nothing was typed meanwhile. */
export const useCriteriaForm = () => {
  const navigate = useNavigate()
  const { data: saved, error, isPending: isLoading } = useQuery(criteriaQuery)
  const form = useForm({ defaultValues: formOf(storedCriteria.read() ?? {}) })
  const { reset, handleSubmit, setError } = form

  useEffect(() => {
    if (saved !== undefined && Object.keys(saved).length > 0) reset(formOf(saved), { keepDirtyValues: true })
  }, [saved, reset])
  useEffect(() => {
    if (error !== null) logError('Criteria could not be loaded', error)
  }, [error])

  const save = useSaveCriteria({
    onKept: () => void navigate(paths.setupScoring, { state: replacing(saved) }),
    onRefused: (error) =>
      refusalsOf(error).forEach(({ at, message }, index) => setError(at, { message }, { shouldFocus: index === 0 })),
  })
  const submit = handleSubmit((values) => {
    if (values.suburb.trim() === '') {
      setError('suburb', { message: missingSuburb }, { shouldFocus: true })
      toast({ title: 'Missing information', description: missingSuburb, variant: 'destructive' })
      return
    }
    const criteria = criteriaOf(values)
    const crossed = crossedPrices(criteria)
    if (crossed !== undefined) setError('maxPrice', { message: crossed }, { shouldFocus: true })
    else save.mutate(criteria)
  })
  return { form, submit, isSaving: save.isPending, isLoading: isLoading && storedCriteria.read() === null }
}

const savedLocallyOnly =
  'There was a problem saving your property criteria. Your preferences were saved locally but may not be available on other devices.'

interface Saving {
  /** The criteria are kept, at least in this browser. */
  onKept: () => void
  /** The server does not take them as they are: they are the buyer's to correct. */
  onRefused: (error: Error) => void
}

/** Keeps the criteria on the server and in this browser; when the server fails, set-up goes on all the same. */
const useSaveCriteria = ({ onKept, onRefused }: Saving) =>
  useMutation({
    mutationFn: (body: PropertyCriteria) => callRoute(saveCriteria, { body }),
    onError: (error) => {
      if (hasStatus(error, 400)) return
      logError('Criteria could not be saved on the server', error)
      toast({ title: 'Error saving criteria', description: savedLocallyOnly, variant: 'destructive' })
    },
    onSettled: (saved, error, criteria, _before, { client }) => {
      if (error !== null && hasStatus(error, 400)) {
        onRefused(error)
        return
      }
      storedCriteria.write(criteria)
      client.setQueryData(criteriaQuery.queryKey, saved ?? criteria)
      markSetupDone(client, { isCriteriaSet: true })
      onKept()
    },
  })

const typedFields = ['suburb', 'minPrice', 'maxPrice', 'minLandSize'] as const

interface Refusal {
  at: (typeof typedFields)[number] | 'root'
  message: string
}

/** What the server does not take, each sentence at the field that it is about; at the form where there is no such field. */
const refusalsOf = (error: unknown): Refusal[] => {
  const refused = (problemOf(error)?.errors ?? []).flatMap(({ field, message }): Refusal[] =>
    typedFields.filter((typed) => typed === field).map((at) => ({ at, message })),
  )
  return refused.length > 0 ? refused : [{ at: 'root', message: errorText(error) }]
}
