import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn } from './cn.ts'

/** Shared style of inputs and selects: one line, 44 px high, red when invalid. */
export const controlStyle =
  'min-h-11 w-full rounded-md border border-control bg-surface px-3.5 text-16 text-ink transition-colors placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-eucalypt focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-eucalypt disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(controlStyle, className)} {...rest} />
}

export function NumberInput({ className, ...rest }: ComponentProps<'input'>) {
  return <Input inputMode="numeric" autoComplete="off" className={cn('tabular-nums', className)} {...rest} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cn(controlStyle, 'block resize-y py-2.5', className)} {...rest} />
}

export function PasswordInput(props: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-12" spellCheck={false} />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label="Show password"
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-faint hover:text-ink"
      >
        <Icon className="size-5" />
      </button>
    </div>
  )
}

export interface Option {
  value: string
  label: string
}

/** The native select, styled: keeps its keyboard handling, type-ahead and mobile picker. */
export function Select({ options, className, ...rest }: ComponentProps<'select'> & { options: readonly Option[] }) {
  return (
    <div className={cn('relative', className)}>
      <select className={cn(controlStyle, 'select-native appearance-none truncate pr-10 text-left')} {...rest}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-faint" />
    </div>
  )
}
