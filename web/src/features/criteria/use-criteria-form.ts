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

/** The criteria form: initialised from this browser, then from the server, except for fields edited since. */
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

/** Maps a validation problem to form errors by field; to the form if no field matches. */
const refusalsOf = (error: unknown): Refusal[] => {
  const refused = (problemOf(error)?.errors ?? []).flatMap(({ field, message }): Refusal[] =>
    typedFields.filter((typed) => typed === field).map((at) => ({ at, message })),
  )
  return refused.length > 0 ? refused : [{ at: 'root', message: errorText(error) }]
}
