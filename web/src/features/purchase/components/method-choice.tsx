import { useId } from 'react'
import type { ShownTerms } from '@/lib/purchase/facts.ts'

interface MethodChoiceProps {
  method: ShownTerms['method']
  onChoose: (method: ShownTerms['method']) => void
}

const methods = [
  { value: 'private', label: 'Private sale' },
  { value: 'auction', label: 'At auction' },
] as const

/** How the home is bought; the clauses and the cooling-off period follow from it. */
export function MethodChoice({ method, onChoose }: MethodChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="text-14 font-semibold">How you buy</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-2">
        {methods.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-control px-3.5 text-16 has-checked:border-eucalypt has-checked:bg-eucalypt-soft has-checked:font-semibold has-checked:text-eucalypt-strong has-focus-visible:outline-2 has-focus-visible:outline-eucalypt"
          >
            <input
              type="radio"
              name={name}
              checked={method === value}
              onChange={() => onChoose(value)}
              className="size-4 accent-eucalypt"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
