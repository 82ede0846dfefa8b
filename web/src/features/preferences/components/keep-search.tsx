import { useQuery } from '@tanstack/react-query'
import { paths, type SavedSearch, type SearchStatus } from '@verandah/contracts'
import { type SubmitEvent, useState } from 'react'
import { searchLabel } from '@/components/search-filters/search-label.ts'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/input.tsx'
import { useSaveSearch } from '@/lib/endpoints/saved-searches.ts'
import { searchesQuery } from '@/lib/endpoints/searches.ts'
import { placeLabel } from '../search-labels.ts'

export function KeepSearch({ saved }: { saved: readonly SavedSearch[] }) {
  const { data: searches } = useQuery(searchesQuery)
  if (searches === undefined) return null
  const offered = newOnesAmong(searches, saved)
  if (offered.length > 0) return <KeepForm offered={offered} isBelowOthers={saved.length > 0} />
  if (saved.length > 0) return null
  return (
    <ButtonLink to={paths.home} variant="secondary">
      Start a search
    </ButtonLink>
  )
}

const KeepForm = ({ offered, isBelowOthers }: { offered: readonly SearchStatus[]; isBelowOthers: boolean }) => {
  const [chosenId, setChosenId] = useState<string>()
  const keeping = useSaveSearch()
  const chosen = offered.find(({ id }) => id === chosenId) ?? offered[0]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (chosen !== undefined) keeping.mutate({ searchId: chosen.id, name: placeLabel(chosen.filters) })
  }
  return (
    <form
      onSubmit={submit}
      className={cn('flex flex-wrap items-end gap-3', isBelowOthers && 'border-t border-line pt-5')}
    >
      <Field label="Save a recent search" className="min-w-56 flex-1">
        <Select
          options={offered.map(({ id, filters }) => ({ value: id, label: searchLabel(filters) }))}
          value={chosen?.id}
          onChange={({ target }) => setChosenId(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" busy={keeping.isPending && 'Saving…'}>
        Save this search
      </Button>
    </form>
  )
}

const newOnesAmong = (searches: readonly SearchStatus[], saved: readonly SavedSearch[]): SearchStatus[] => {
  const known = new Set(saved.map(({ filters }) => searchLabel(filters)))
  return searches.filter(({ status, filters }) => {
    const words = searchLabel(filters)
    if (status !== 'completed' || known.has(words)) return false
    known.add(words)
    return true
  })
}
