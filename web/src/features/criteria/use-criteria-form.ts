import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { criteriaQuery } from '@/lib/endpoints/criteria.ts'
import { crossedPrices } from '@/lib/crossed-prices.ts'
import { logError } from '@/lib/log-error.ts'
import { paths } from '@/lib/paths.ts'
import { storedCriteria } from '@/lib/storage/local.ts'
import { toast } from '@/lib/toast.ts'
import { useSaveCriteria } from './api/save-criteria.ts'
import { criteriaOf, formOf } from './criteria-form.ts'
import { refusalsOf } from './refused-criteria.ts'

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
    onKept: () => void navigate(paths.setupScoring),
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
