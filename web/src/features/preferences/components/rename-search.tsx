import type { SavedSearch } from '@verandah/contracts'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { useUpdateSavedSearch } from '../api/change-saved-search.ts'

const longest = 80

/** The name as a field: Enter saves, Escape leaves it as it was. */
export const RenameSearch = ({ search: { id, name }, onDone }: { search: SavedSearch; onDone: () => void }) => {
  const [draft, setDraft] = useState(name)
  const updating = useUpdateSavedSearch()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = draft.trim()
    if (wanted === '') return input.current?.focus()
    if (wanted !== name) updating.mutate({ id, change: { name: wanted } })
    onDone()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDone()
  }
  return (
    <form onSubmit={submit} className="mb-2 flex gap-2">
      <Input
        ref={input}
        aria-label={`New name of ${name}`}
        maxLength={longest}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="secondary">
        Rename
      </Button>
    </form>
  )
}
