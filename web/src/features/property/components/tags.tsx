import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { focusBeside } from '@/components/ui/use-hand-on-focus.ts'
import { savedPropertiesQuery } from '@/lib/endpoints/saved-properties.ts'
import { useEditSaved, useSaveWithNotes } from '@/lib/shortlist/change-saved.ts'
import { isSameTag, tagTooLong } from '@/lib/shortlist/pending-changes.ts'
import type { NotedHome } from '@/lib/shortlist/use-notes.ts'

/** The buyer's tags; typed ones are trimmed, blank ones and duplicates are ignored. */
export function Tags({ found, record }: NotedHome) {
  const editing = useEditSaved(found.propertyId)
  const saving = useSaveWithNotes(found)
  const tags = record?.tags ?? []
  const add = (name: string) => {
    if (name === '' || tags.some((tag) => isSameTag(tag, name))) return
    if (record === undefined) saving.mutate({ tags: [name] })
    else editing.mutate({ tag: { name, isOn: true } })
  }
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-20">Tags</h2>
      {tags.length > 0 && (
        <ul aria-label="Tags of this home" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <Tag key={tag} tag={tag} onRemove={() => editing.mutate({ tag: { name: tag, isOn: false } })} />
          ))}
        </ul>
      )}
      <TagForm known={tags} onAdd={add} />
    </div>
  )
}

const Tag = ({ tag, onRemove }: { tag: string; onRemove: () => void }) => (
  <li className="flex animate-enter items-center rounded-full bg-eucalypt-soft pl-4 text-14 font-semibold text-eucalypt-strong">
    <span className="wrap-anywhere">{tag}</span>
    <button
      type="button"
      aria-label={`Remove the tag ${tag}`}
      onClick={({ currentTarget }) => {
        focusBeside(currentTarget, 'div')
        onRemove()
      }}
      className="grid size-9 shrink-0 place-items-center rounded-full hover:text-ink pointer-coarse:size-11"
    >
      <X aria-hidden className="size-4" />
    </button>
  </li>
)

const TagForm = ({ known, onAdd }: { known: readonly string[]; onAdd: (name: string) => void }) => {
  const id = useId()
  const [typed, setTyped] = useState('')
  const { data: saved = [] } = useQuery({ ...savedPropertiesQuery, retryOnMount: false })
  const others = [...new Set(saved.flatMap(({ tags }) => tags))].filter((tag) => !known.includes(tag))
  const tooLong = tagTooLong(typed)
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (tooLong !== null) return
    onAdd(typed.trim())
    setTyped('')
  }
  return (
    <form onSubmit={onSubmit} className="flex max-w-md flex-wrap gap-2">
      <Input
        aria-label="Add a tag"
        placeholder="Add a tag"
        autoComplete="off"
        list={`${id}tags`}
        aria-invalid={tooLong !== null || undefined}
        aria-describedby={tooLong === null ? undefined : `${id}note`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-w-0 grow basis-0"
      />
      <datalist id={`${id}tags`}>
        {others.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <Button type="submit" variant="secondary">
        Add
      </Button>
      {tooLong !== null && (
        <p id={`${id}note`} role="alert" className="w-full text-14 text-danger">
          {tooLong}
        </p>
      )}
    </form>
  )
}
