import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Input } from '@/components/ui/input.tsx'

interface DigitsInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  value: string
  format: (typed: string) => string
  onChange: (value: string) => void
}

/** Digits that are grouped while they are typed; the caret stays behind the digit it was behind. */
export const DigitsInput = ({ value, format, onChange, ...rest }: DigitsInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const end = target.selectionStart ?? target.value.length
    const formatted = format(target.value)
    caret.current = end === target.value.length ? null : placeBehind(digitsIn(target.value.slice(0, end)), formatted)
    onChange(formatted)
  }
  return <Input ref={input} inputMode="numeric" value={value} onChange={change} {...rest} className="tabular-nums" />
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

const placeBehind = (digits: number, text: string): number => {
  const place = Array.from(text).findIndex((_, index) => digitsIn(text.slice(0, index)) === digits)
  return place === -1 ? text.length : place
}
