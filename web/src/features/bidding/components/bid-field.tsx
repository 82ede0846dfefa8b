import { groupedText } from '@verandah/contracts'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '@/components/ui/cn.ts'
import { amountIn } from '@/lib/amounts.ts'
import { homePriceProblem } from '@/lib/home-price.ts'

interface BidFieldProps {
  bid: number | null
  onBid: (bid: number) => void
}

/** The bid in the room, in very large figures; typing counts on Enter and on leaving. What cannot be read stays. */
export function BidField({ bid, onBid }: BidFieldProps) {
  const id = useId()
  const [shownBid, setShownBid] = useState(bid)
  const [typed, setTyped] = useState<string | null>(null)
  const [isTyping, setTyping] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // Ungrouping the digits moves the caret to their end, where a key would append: select all instead.
  useLayoutEffect(() => {
    if (isTyping) input.current?.select()
  }, [isTyping])
  if (shownBid !== bid) {
    setShownBid(bid)
    setTyped(null)
  }
  const text = typed ?? (bid === null ? '' : isTyping ? String(bid) : groupedText(bid))
  const problem = isTyping || typed === null ? undefined : homePriceProblem(typed, 'bid')
  const commit = () => {
    const amount = typed === null ? undefined : amountIn('money', typed)
    if (typed === null || homePriceProblem(typed, 'bid') !== undefined || amount === undefined) return
    setTyped(null)
    onBid(amount)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit()
  }
  return (
    <div>
      <label htmlFor={id} className="text-16 font-semibold text-ink-soft">
        Current bid
      </label>
      <div className="flex items-baseline font-display text-[clamp(2.75rem,15vw,4.5rem)] leading-tight font-semibold tracking-tight tabular-nums">
        <span aria-hidden>$</span>
        <input
          ref={input}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          placeholder="0"
          value={text}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${id}problem`}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false)
            commit()
          }}
          onKeyDown={onKeyDown}
          onChange={({ target }) => setTyped(target.value)}
          className={cn(
            'w-full min-w-0 rounded-md bg-transparent text-ink placeholder:text-ink-faint',
            'border-b-2 border-transparent hover:border-control focus-visible:border-eucalypt focus-visible:outline-none aria-invalid:border-danger',
          )}
        />
      </div>
      {problem !== undefined && (
        <p id={`${id}problem`} role="alert" className="text-16 text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
