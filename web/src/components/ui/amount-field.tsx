import { likelierBudget, moneyText } from '@verandah/contracts'
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { amountIn, type AmountKind, amountProblem, amountText, groupedAmount } from '@/lib/amounts.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { cn } from './cn.ts'
import { controlStyle } from './input.tsx'

interface AmountFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix'> {
  label: string
  kind: AmountKind
  value: string
  onTextChange: (text: string) => void
  hint?: string
  error?: string | undefined
  /** Asks back about an amount that is unlikely as a budget. */
  isLikelierOffered?: boolean
}

/**
 * A field for money or land area in any common format. Keeps the text as typed, shows the parsed amount below,
 * and groups digits on blur.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, kind, value, onTextChange, hint, error, isLikelierOffered = true, className, onBlur, ...rest } = props
  const [state, setState] = useState<'left' | 'entered' | 'typing'>('left')
  const [isEdited, setEdited] = useState(false)
  const isTyping = state === 'typing'
  const problem = amountProblem(kind, value)
  const change = (text: string) => {
    setState('typing')
    setEdited(true)
    onTextChange(text)
  }
  const entered = useRef<HTMLInputElement>(null)
  // Replacing the text moves the caret to its end, where a key would append: select all instead, as Tab does.
  useLayoutEffect(() => {
    if (state === 'entered') entered.current?.select()
  }, [state])
  const enter = ({ target }: FocusEvent<HTMLInputElement>) => {
    entered.current = target
    setState('entered')
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    entered.current = null
    setState('left')
    onBlur?.(event)
  }
  const commit = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') setState('entered')
  }
  const suggest = isTyping ? null : <Suggestion kind={kind} value={value} onTextChange={onTextChange} />
  const shownError = isTyping && error === problem ? undefined : (error ?? (isTyping ? undefined : problem))
  return (
    <Field
      label={label}
      error={shownError}
      hint={noteOf({ kind, value, isEdited, isLikelierOffered, suggest }) ?? hint}
      {...(className !== undefined && { className })}
    >
      <AmountInput
        kind={kind}
        value={shownText(kind, value, state)}
        onFocus={enter}
        onBlur={leave}
        onKeyDown={commit}
        onChange={({ target }) => change(target.value)}
        {...rest}
      />
    </Field>
  )
}

/** Ungroups digits on focus: a key after "780,000" would break the groups. */
const shownText = (kind: AmountKind, value: string, state: 'left' | 'entered' | 'typing'): string => {
  if (state === 'left') return groupedAmount(kind, value)
  return state === 'typing' ? value : String(amountIn(kind, value) ?? value)
}

interface NoteProps extends Pick<AmountFieldProps, 'kind' | 'value'> {
  isLikelierOffered: boolean
  isEdited: boolean
  suggest: ReactNode
}

/** Returns the note below the field. It stays on blur, so that a button below does not move while being pressed. */
const noteOf = ({ kind, value, isEdited, isLikelierOffered, suggest }: NoteProps): ReactNode => {
  const amount = amountIn(kind, value)
  const isUnlikely = isLikelierOffered && kind === 'money' && amount !== undefined && likelierBudget(amount) !== null
  if (!isEdited && !isUnlikely) return undefined
  if (amount === undefined) return amountProblem(kind, value)
  return (
    <span role="status">
      {amountText(kind, amount)}
      {isUnlikely && suggest}
    </span>
  )
}

/** Offers a likelier budget; the typed one can still be submitted. */
const Suggestion = ({ kind, value, onTextChange }: Pick<AmountFieldProps, 'kind' | 'value' | 'onTextChange'>) => {
  const likelier = likelierBudget(amountIn(kind, value) ?? 0)
  if (likelier === null) return null
  const text = moneyText(likelier)
  return (
    <>
      {'. '}
      <Button variant="link" size="text" onClick={() => onTextChange(text)}>
        Did you mean {text}?
      </Button>
    </>
  )
}

/** Fits any amount with its unit in words. */
const longestAmount = 40

/** An input with its unit: `$ 850,000`, `600 m²`; hides the unit if the text contains one. */
function AmountInput({ kind, value, ...rest }: ComponentProps<'input'> & { kind: AmountKind; value: string }) {
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
