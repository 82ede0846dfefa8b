import { useState } from 'react'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import type { Asked } from '../model/asked.ts'

interface HoursFieldsProps {
  asked: Asked
  onChange: (patch: Pick<Asked, 'leavesAt' | 'backBy'>) => void
}

/** The hours of the day. Times that make no day are kept in the form until they do. */
export function HoursFields({ asked, onChange }: HoursFieldsProps) {
  const [typed, setTyped] = useState({ leavesAt: asked.leavesAt, backBy: asked.backBy })
  const isSound = typed.leavesAt !== '' && typed.backBy > typed.leavesAt
  const type = (patch: Partial<typeof typed>) => {
    const next = { ...typed, ...patch }
    setTyped(next)
    if (next.leavesAt !== '' && next.backBy > next.leavesAt) onChange(next)
  }
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label="Leave at" error={typed.leavesAt === '' ? 'Enter a time' : undefined}>
        <Input
          type="time"
          required
          value={typed.leavesAt}
          onChange={({ target }) => type({ leavesAt: target.value })}
        />
      </Field>
      <Field label="Back by" error={isSound || typed.leavesAt === '' ? undefined : 'Choose a time after you leave'}>
        <Input type="time" required value={typed.backBy} onChange={({ target }) => type({ backBy: target.value })} />
      </Field>
    </div>
  )
}
