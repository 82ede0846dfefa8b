import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { controlStyle } from './control-style.ts'

export interface Option {
  value: string
  label: string
}

/** The browser's own select, dressed: keyboard, type-ahead and the phone's wheel for nothing. */
export const Select = ({ options, className, ...rest }: ComponentProps<'select'> & { options: readonly Option[] }) => (
  <div className={cn('relative', className)}>
    <select className={cn(controlStyle, 'select-native appearance-none truncate pr-10 text-left')} {...rest}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-faint"
    />
  </div>
)
