import type { ComponentProps } from 'react'
import type { AmountKind } from '@/lib/amounts.ts'
import { cn } from './cn.ts'
import { controlStyle } from './input.tsx'

/** Fits any amount with its unit in words. */
const longestAmount = 40

/** An input with its unit: `$ 850,000`, `600 m²`; hides the unit if the text contains one. */
export function AmountInput({ kind, value, ...rest }: ComponentProps<'input'> & { kind: AmountKind; value: string }) {
  const isMoney = kind === 'money'
  const isUnitShown = /^[\d ,.]*$/.test(value)
  return (
    <div className="relative">
      {isUnitShown && <Unit className={isMoney ? 'left-3.5' : 'right-3.5'}>{isMoney ? '$' : 'm²'}</Unit>}
      <input
        autoComplete="off"
        maxLength={longestAmount}
        className={cn(controlStyle, 'tabular-nums', isMoney ? 'pl-8' : 'pr-12')}
        value={value}
        {...rest}
      />
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
