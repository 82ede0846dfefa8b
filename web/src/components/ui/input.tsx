import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { controlStyle } from './control-style.ts'

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={cn(controlStyle, className)} {...rest} />
)

/** A whole number with a sign before it or a unit after it: `$ 850000`, `600 m²`. */
export const NumberInput = ({
  prefix,
  suffix,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'prefix'> & { prefix?: string; suffix?: string }) => (
  <div className="relative">
    {prefix !== undefined && (
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-faint"
      >
        {prefix}
      </span>
    )}
    <input
      inputMode="numeric"
      autoComplete="off"
      className={cn(
        controlStyle,
        'tabular-nums',
        prefix !== undefined && 'pl-8',
        suffix !== undefined && 'pr-12',
        className,
      )}
      {...rest}
    />
    {suffix !== undefined && (
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-faint"
      >
        {suffix}
      </span>
    )}
  </div>
)
