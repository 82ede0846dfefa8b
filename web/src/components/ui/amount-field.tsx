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
import { type AmountKind, amountIn, amountProblem, amountText, groupedAmount } from '@/lib/amounts.ts'
import { AmountInput } from './amount-input.tsx'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

interface AmountFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix'> {
  label: string
  kind: AmountKind
  /** As it was typed. */
  value: string
  onTextChange: (text: string) => void
  hint?: string
  error?: string | undefined
}

/** Money or land, typed in any usual form. It keeps what is typed, says back what it read, and groups the digits once it is left. */
export const AmountField = (props: AmountFieldProps) => {
  const { label, kind, value, onTextChange, hint, error, className, onBlur, ...rest } = props
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
  // Showing other digits moves the cursor to their end, where the next key would add to them: they are selected, as the Tab key does.
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
      hint={noteOf({ kind, value, isEdited, suggest }) ?? hint}
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

/** Entered, the digits are not in groups: one more behind "780,000" would break them. */
const shownText = (kind: AmountKind, value: string, state: 'left' | 'entered' | 'typing'): string => {
  if (state === 'left') return groupedAmount(kind, value)
  return state === 'typing' ? value : String(amountIn(kind, value) ?? value)
}

interface NoteProps extends Pick<AmountFieldProps, 'kind' | 'value'> {
  isEdited: boolean
  suggest: ReactNode
}

/** It stays when the field is left, so that a button below does not move from under a press. */
const noteOf = ({ kind, value, isEdited, suggest }: NoteProps): ReactNode => {
  const amount = amountIn(kind, value)
  const isUnlikely = kind === 'money' && amount !== undefined && likelierBudget(amount) !== null
  if (!isEdited && !isUnlikely) return undefined
  if (amount === undefined) return amountProblem(kind, value)
  return (
    <span role="status">
      {amountText(kind, amount)}
      {isUnlikely && suggest}
    </span>
  )
}

/** Asks about an unlikely budget; an honest one is sent all the same. */
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
