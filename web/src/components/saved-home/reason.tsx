import type { SyntheticEvent } from 'react'
import { Input } from '@/components/ui/input.tsx'
import type { ReasonBox } from '@/lib/shortlist/use-verdict.ts'

interface ReasonProps extends ReasonBox {
  label: string
  placeholder: string
  maxLength: number
}

export function Reason({ label, placeholder, maxLength, text, write, save }: ReasonProps) {
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={onSubmit}>
      <Input
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={maxLength}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={() => save()}
      />
    </form>
  )
}
