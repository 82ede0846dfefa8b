import type { SavedProperty } from '@verandah/contracts'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Tag, TagForm } from '@/components/saved-home/tags.tsx'
import { useEditSaved } from '@/lib/shortlist/change-saved.ts'

export function CardTags({ record: { propertyId, tags }, name }: { record: SavedProperty; name: string }) {
  const { mutate, mutateAsync } = useEditSaved(propertyId)
  return (
    <ul aria-label={`Tags of ${name}`} className="flex flex-wrap items-center gap-2">
      {tags.map((tag) => (
        <Tag
          key={tag}
          tag={tag}
          from={` from ${name}`}
          area="ul"
          className="pl-3.5"
          onRemove={() => mutate({ tag: { name: tag, isOn: false } })}
        />
      ))}
      <li className="max-w-full">
        <NewTag name={name} tags={tags} onAdd={(tag) => mutateAsync({ tag: { name: tag, isOn: true } })} />
      </li>
    </ul>
  )
}

interface NewTagProps {
  name: string
  tags: readonly string[]
  onAdd: (tag: string) => Promise<unknown>
}

const NewTag = ({ name, ...tagging }: NewTagProps) => {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) {
    return (
      <TagForm
        autoFocus
        label={`New tag for ${name}`}
        placeholder="quiet street"
        inputClass="w-40!"
        onLeave={() => setOpen(false)}
        {...tagging}
      />
    )
  }
  return (
    <button
      ref={opener}
      type="button"
      onClick={() => setOpen(true)}
      className="flex min-h-9 items-center gap-1.5 rounded-full border border-dashed border-control/60 px-3.5 text-14 font-semibold text-ink-soft transition-colors hover:border-control hover:text-ink pointer-coarse:min-h-11"
    >
      <Plus className="size-4" />
      Tag<span className="sr-only"> {name}</span>
    </button>
  )
}
