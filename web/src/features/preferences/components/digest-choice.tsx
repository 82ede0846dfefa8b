import type { DigestFrequency } from '@verandah/contracts'
import { useId } from 'react'

const choices = [
  {
    value: 'instant',
    title: 'As it happens',
    text: 'Soon after a saved search finds something new, or a planned day changes.',
  },
  { value: 'daily', title: 'Once a day', text: 'One email each morning with news from the day before.' },
  { value: 'off', title: 'Never', text: 'No email. Your saved searches keep running, and the bell still tells you.' },
] as const

interface DigestChoiceProps {
  digest: DigestFrequency
  onChange: (digest: DigestFrequency) => void
}

export function DigestChoice({ digest, onChange }: DigestChoiceProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className="text-14 font-semibold">Email updates</legend>
      <div className="mt-2 divide-y divide-line overflow-hidden rounded-md border border-control bg-surface">
        {choices.map(({ value, title, text }) => (
          <label
            key={value}
            className="flex min-h-11 items-start gap-3.5 px-4 py-3 transition-colors hover:bg-sunken has-checked:bg-eucalypt-soft"
          >
            <input
              type="radio"
              name={id}
              checked={digest === value}
              aria-describedby={`${id}${value}`}
              aria-label={title}
              onChange={() => onChange(value)}
              className="mt-1 size-4.5 shrink-0"
            />
            <span>
              <span className="block font-semibold">{title}</span>
              <span id={`${id}${value}`} className="block text-14 text-ink-soft">
                {text}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
