import { Plus } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'

interface AddCriterionProps {
  /** Returns why a name cannot be added, or null. */
  refusalOf: (name: string) => string | null
  onAdd: (name: string) => void
}

export function AddCriterion({ refusalOf, onAdd }: AddCriterionProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  if (isOpen) return <CriterionField refusalOf={refusalOf} onAdd={onAdd} onClose={close} />
  return (
    <Button
      Icon={Plus}
      iconClass="size-4.5"
      ref={opener}
      variant="link"
      size="text"
      className="min-h-11"
      onClick={() => setOpen(true)}
    >
      Add Custom Feature Criteria
    </Button>
  )
}

const CriterionField = ({ refusalOf, onAdd, onClose }: AddCriterionProps & { onClose: () => void }) => {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const add = () => {
    const name = text.trim()
    if (name === '') return
    const reason = refusalOf(name)
    setRefusal(reason)
    if (reason !== null) return
    onAdd(name)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Field label="Custom feature" error={refusal ?? undefined} className="min-w-0 flex-1 basis-56">
        <Input
          autoFocus
          maxLength={60}
          placeholder="e.g. Pool, Garage"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className="flex gap-2 sm:pt-7.5">
        <Button variant="secondary" onClick={add}>
          Add
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
