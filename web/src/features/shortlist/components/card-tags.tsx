import type { SavedProperty } from '@verandah/contracts'
import { Plus, X } from 'lucide-react'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { focusBeside } from '@/components/ui/use-hand-on-focus.ts'
import { useEditSaved } from '@/lib/shortlist/change-saved.ts'
import { isSameTag, tagTooLong } from '@/lib/shortlist/pending-changes.ts'

/** The buyer's tags, and a chip that expands into an input for another. */
export function CardTags({ record: { propertyId, tags }, name }: { record: SavedProperty; name: string }) {
  const { mutate } = useEditSaved(propertyId)
  const add = (tag: string) => {
    if (tag !== '' && !tags.some((known) => isSameTag(known, tag))) mutate({ tag: { name: tag, isOn: true } })
  }
  return (
    <ul aria-label={`Tags of ${name}`} className="flex flex-wrap items-center gap-2">
      {tags.map((tag) => (
        <li
          key={tag}
          className="flex max-w-full items-center rounded-full bg-eucalypt-soft pl-3.5 text-14 font-semibold text-eucalypt-strong"
        >
          <span className="min-w-0 wrap-anywhere">{tag}</span>
          <button
            type="button"
            aria-label={`Remove the tag ${tag} from ${name}`}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget, 'ul')
              mutate({ tag: { name: tag, isOn: false } })
            }}
            className="grid size-9 shrink-0 place-items-center rounded-full transition-colors hover:text-ink pointer-coarse:size-11"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
      <li className="max-w-full">
        <NewTag name={name} onAdd={add} />
      </li>
    </ul>
  )
}

const NewTag = ({ name, onAdd }: { name: string; onAdd: (tag: string) => void }) => {
  const [typed, setTyped] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (typed === null && wasOpen.current) opener.current?.focus()
    wasOpen.current = typed !== null
  }, [typed])
  const id = useId()
  const tooLong = tagTooLong(typed ?? '')
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (tooLong !== null) return
    onAdd((typed ?? '').trim())
    setTyped('')
  }
  if (typed === null) {
    return (
      <button
        ref={opener}
        type="button"
        onClick={() => setTyped('')}
        className="flex min-h-9 items-center gap-1.5 rounded-full border border-dashed border-control/60 px-3.5 text-14 font-semibold text-ink-soft transition-colors hover:border-control hover:text-ink pointer-coarse:min-h-11"
      >
        <Plus aria-hidden className="size-4" />
        Tag<span className="sr-only"> {name}</span>
      </button>
    )
  }
  return (
    <form
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (typed.trim() === '' && !currentTarget.contains(relatedTarget)) setTyped(null)
      }}
      className="flex flex-wrap gap-2"
    >
      <Input
        autoFocus
        aria-label={`New tag for ${name}`}
        placeholder="quiet street"
        autoComplete="off"
        aria-invalid={tooLong !== null || undefined}
        aria-describedby={tooLong === null ? undefined : `${id}note`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="w-40! min-w-0"
      />
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
