import { X } from 'lucide-react'
import { type ComponentProps, type SyntheticEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Input } from '@/components/ui/input.tsx'
import { focusBeside } from '@/components/ui/use-hand-on-focus.ts'
import { isSameTag, tagTooLong } from '@/lib/shortlist/pending-changes.ts'

interface TagProps {
  tag: string
  /** Completes the name of its button: " from 12 Lennox Street". */
  from?: string
  /** Within which the focus moves on when the tag goes. */
  area: 'div' | 'ul'
  className?: string
  onRemove: () => void
}

export function Tag({ tag, from = '', area, className, onRemove }: TagProps) {
  return (
    <li
      className={cn(
        'flex max-w-full items-center rounded-full bg-eucalypt-soft text-14 font-semibold text-eucalypt-strong',
        className,
      )}
    >
      <span className="min-w-0 wrap-anywhere">{tag}</span>
      <button
        type="button"
        aria-label={`Remove the tag ${tag}${from}`}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget, area)
          onRemove()
        }}
        className="grid size-9 shrink-0 place-items-center rounded-full transition-colors hover:text-ink pointer-coarse:size-11"
      >
        <X className="size-4" />
      </button>
    </li>
  )
}

interface TagFormProps extends Pick<ComponentProps<'input'>, 'autoFocus' | 'placeholder'> {
  label: string
  tags: readonly string[]
  suggested?: readonly string[]
  inputClass: string
  /** Rejects a tag that could not be kept. */
  onAdd: (name: string) => Promise<unknown>
  /** Called on Escape, and when the form is left empty. */
  onLeave?: () => void
}

/** A field for another tag, trimmed; blank ones and duplicates are ignored, and one that is not kept comes back. */
export function TagForm({ label, tags, suggested, inputClass, onAdd, onLeave, ...input }: TagFormProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const tooLong = tagTooLong(typed)
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (tooLong !== null) return
    const name = typed.trim()
    setTyped('')
    if (name === '' || tags.some((tag) => isSameTag(tag, name))) return
    onAdd(name).catch(() => setTyped((now) => (now === '' ? name : now)))
  }
  return (
    <form
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && onLeave?.()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (typed.trim() === '' && !currentTarget.contains(relatedTarget)) onLeave?.()
      }}
      className="flex max-w-md flex-wrap gap-2"
    >
      <Input
        aria-label={label}
        autoComplete="off"
        list={suggested && `${id}tags`}
        aria-invalid={tooLong !== null || undefined}
        aria-describedby={tooLong === null ? undefined : `${id}note`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={cn('min-w-0', inputClass)}
        {...input}
      />
      {suggested && (
        <datalist id={`${id}tags`}>
          {suggested.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      )}
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
