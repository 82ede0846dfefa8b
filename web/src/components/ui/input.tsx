import { type ComponentProps, type FocusEvent, useState } from 'react'
import { groupDigits } from '@/lib/format.ts'
import { cn } from './cn.ts'
import { controlStyle } from './control-style.ts'

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={cn(controlStyle, className)} {...rest} />
)

type NumberInputProps = Omit<ComponentProps<'input'>, 'prefix' | 'value'> & {
  prefix?: string
  suffix?: string
  /** Digits, where the form holds the text. */
  value?: string
}

/** A whole number with a sign before it or a unit after it: `$ 850,000`, `600 m²`. Its digits are in groups once it is left. */
export const NumberInput = ({ prefix, suffix, className, value, onFocus, onBlur, ...rest }: NumberInputProps) => {
  const [isTyping, setTyping] = useState(false)
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    setTyping(true)
    onFocus?.(event)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setTyping(false)
    if (value === undefined) event.target.value = groupDigits(event.target.value)
    onBlur?.(event)
  }
  return (
    <div className="relative">
      {prefix !== undefined && <Unit className="left-3.5">{prefix}</Unit>}
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
        onFocus={focus}
        onBlur={leave}
        {...(value === undefined ? {} : { value: isTyping ? value : groupDigits(value) })}
        {...rest}
      />
      {suffix !== undefined && <Unit className="right-3.5">{suffix}</Unit>}
    </div>
  )
}

const Unit = ({ className, children }: { className: string; children: string }) => (
  <span
    aria-hidden
    className={cn('pointer-events-none absolute inset-y-0 grid place-items-center text-ink-faint', className)}
  >
    {children}
  </span>
)
