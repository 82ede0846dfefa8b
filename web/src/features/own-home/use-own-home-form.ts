import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addOwnHome,
  editOwnHome,
  listProperties,
  type OwnHome,
  type OwnHomeInput,
  paths,
  problemCodes,
  type Property,
  type PropertyType,
  saveProperty,
  searchLocalities,
} from '@verandah/contracts'
import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { homeQuery } from '@/lib/endpoints/home.ts'
import { keepRecord } from '@/lib/endpoints/saved-properties.ts'
import { ownUserId } from '@/lib/endpoints/weights.ts'
import { forgetUnsaved, useUnsaved } from '@/lib/storage/use-unsaved.ts'
import { toast, toastFailure } from '@/lib/toast.ts'
import { usePlanNeeded } from '@/lib/use-plan-needed.ts'
import { emptyForm, errorsIn, fieldOrder, formOf, inputOf, type OwnHomeForm } from './own-home-form.ts'
import { placeIn, readLink } from './read-link.ts'

export function useOwnHomeForm(known: OwnHome | null) {
  const id = known?.id ?? null
  const { edited, setEdited, discard } = useUnsaved<Partial<OwnHomeForm>>(keptAs(id), emptyForm)
  const initial = known === null ? emptyForm : formOf(known)
  const form = { ...initial, ...edited }
  const [isChecked, setChecked] = useState(false)
  const sending = useSendHome(id)
  const errors = isChecked ? errorsIn(form) : {}
  const change = (changes: Partial<OwnHomeForm>) => setEdited((before) => ({ ...before, ...changes }))
  const fill = usePrefilling((found) => setEdited((before) => prefilled({ ...initial, ...before }, found)))

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const wrong = errorsIn(form)
    const first = fieldOrder.find((field) => wrong[field] !== undefined)
    if (first === undefined) {
      sending.mutate(form)
      return
    }
    const control = event.currentTarget.querySelector(`[name="${first}"], [data-field="${first}"] input`)
    if (control instanceof HTMLElement) control.focus()
  }
  const field = (name: Exclude<keyof OwnHomeForm, 'locality'>) => ({
    name,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return { form, change, field, errors, submit, fill, discard, isPending: sending.isPending }
}

const keptAs = (id: string | null): string => (id === null ? 'own-home' : `own-home ${id}`)

const prefilled = (before: OwnHomeForm, { address, locality, propertyType }: Found): OwnHomeForm => ({
  ...before,
  ...(before.address === '' && { address }),
  ...(before.locality === null && { locality, suburb: locality.suburb }),
  ...(before.propertyType === emptyForm.propertyType && propertyType && { propertyType }),
})

interface Found extends Pick<OwnHomeInput, 'address' | 'locality'> {
  propertyType: PropertyType | undefined
}

/** Fills empty fields from a link's text; does nothing if the place is not recognised. */
const usePrefilling = (onFound: (found: Found) => void) => {
  const asked = useRef('')
  return async (link: string): Promise<void> => {
    const read = readLink(link)
    if (read === null || asked.current === link) return
    asked.current = link
    const places = await callRoute(searchLocalities, { query: { q: read.place, limit: 50 } }).catch(() => [])
    const place = placeIn(read, places)
    if (place === null || asked.current !== link) return
    onFound({ ...place, propertyType: read.propertyType })
  }
}

const useSendHome = (id: string | null) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const askForPlan = usePlanNeeded()
  const show = async (home: Property, title: string, description?: string) => {
    client.setQueryData(homeQuery(home.id, null).queryKey, home)
    await client.invalidateQueries({ queryKey: queryKeyOf(listProperties) })
    toast({ title, ...(description !== undefined && { description }) })
    await navigate(paths.property.href(home.id), { replace: id !== null })
  }
  return useMutation({
    mutationFn: (form: OwnHomeForm) =>
      id === null
        ? callRoute(addOwnHome, { body: inputOf(form) })
        : callRoute(editOwnHome, { params: { id }, body: inputOf(form) }),
    onSuccess: async (home) => {
      forgetUnsaved(keptAs(id))
      if (id !== null) return show(home, 'Home changed')
      const saved = await callRoute(saveProperty, {
        body: { userId: ownUserId, propertyId: home.id, score: home.score },
      }).catch(() => null)
      if (saved !== null) await keepRecord(client, saved)
      return show(home, 'Home added', saved === null ? undefined : 'It is on your shortlist.')
    },
    onError: (error) => {
      if (problemOf(error)?.code === problemCodes.searchNotAllowed) askForPlan(error)
      else toastFailure(id === null ? 'The home could not be added' : 'The home could not be changed')(error)
    },
  })
}
