import { useQuery } from '@tanstack/react-query'
import { paths, type SavedSearchFrequency, type SearchStatus, typesAskedFor } from '@verandah/contracts'
import { type SubmitEvent, useState } from 'react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Dialog, DialogActions, FormActions } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input, Select } from '@/components/ui/input.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { savedSearchesQuery, useSaveSearch } from '@/lib/endpoints/saved-searches.ts'
import { toast } from '@/lib/toast.ts'
import { filterLabels } from '../search-bar/filter-parts.ts'

/** Saves a search, which Verandah then reruns; says so if it is already saved. */
export function SaveSearchDialog({ search, onClose }: { search: SearchStatus; onClose: () => void }) {
  const { data, isPending } = useQuery(savedSearchesQuery)
  const words = filterLabels(search.filters)
  const same = data?.find(({ filters }) => filterLabels(filters).join() === words.join())
  return (
    <Dialog title="Save this search" description={words.join(' · ')} onClose={onClose}>
      {isPending && <Skeleton className="h-52 w-full" />}
      {!isPending && same === undefined && <SaveSearchForm search={search} onClose={onClose} />}
      {same !== undefined && (
        <>
          <Notice title={`You’ve already saved this search as “${same.name}”`}>
            You can change its name and how often it runs in your preferences.
          </Notice>
          <DialogActions>
            <ButtonLink to={paths.preferences}>Go to Preferences</ButtonLink>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

const nameMaxLength = 80
const frequencies = [
  { value: 'daily', label: 'Every morning' },
  { value: 'instant', label: 'Every few minutes' },
] as const satisfies readonly { value: SavedSearchFrequency; label: string }[]

/** Name and frequency of a saved search. A 403 (no plan) opens the pricing page. */
const SaveSearchForm = ({ search, onClose }: { search: SearchStatus; onClose: () => void }) => {
  const [name, setName] = useState(suggestedName(search))
  const [frequency, setFrequency] = useState<SavedSearchFrequency>('daily')
  const [isTried, setTried] = useState(false)
  const save = useSaveSearch()
  const nameError = name.trim() === '' ? 'Enter a name' : undefined

  const onSuccess = () => {
    toast({ title: 'Search saved', description: 'We’ll tell you when homes are new or change.' })
    onClose()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (nameError === undefined) {
      save.mutate({ searchId: search.id, name: name.trim(), frequency }, { onSuccess })
    }
  }
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field label="Name" error={isTried ? nameError : undefined}>
        <Input value={name} maxLength={nameMaxLength} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label="Check for new homes" hint="We’ll alert you here, and by email if you’ve chosen that.">
        <Select
          value={frequency}
          options={frequencies}
          onChange={({ target }) => setFrequency(target.value === 'instant' ? 'instant' : 'daily')}
        />
      </Field>
      <FormActions save="Save search" saving="Saving…" isSaving={save.isPending} onCancel={onClose} />
    </form>
  )
}

/** "Richmond" or "House or Townhouse in Richmond and 2 more"; the types only while there are few. */
const suggestedName = ({ filters }: SearchStatus): string => {
  const { locations } = filters
  const place = `${locations[0]?.suburb ?? ''}${locations.length > 1 ? ` and ${locations.length - 1} more` : ''}`
  const types = typesAskedFor(filters)
  return types.length === 1 || types.length === 2 ? `${types.join(' or ')} in ${place}` : place
}
