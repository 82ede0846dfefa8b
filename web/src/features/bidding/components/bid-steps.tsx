import { moneyText } from '@verandah/contracts'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { bidSteps } from '../use-bid-now.ts'

interface StepButtonsProps {
  step: number
  canGoDown: boolean
  onDown: () => void
  onUp: () => void
}

/** One step down and one up; on a phone they stay under the thumb. */
export function StepButtons({ step, canGoDown, onDown, onUp }: StepButtonsProps) {
  return (
    <div
      data-thumb-bar
      className="max-sm:order-last sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 grid grid-cols-2 gap-3 border-t border-line bg-paper px-4 py-3 [@media(height<30rem)]:static sm:static sm:mx-0 sm:border-0 sm:p-0"
    >
      <Button
        variant="secondary"
        Icon={Minus}
        iconClass="size-6"
        className={stepLook}
        disabled={!canGoDown}
        onClick={onDown}
      >
        <span className="sr-only">Lower by </span>
        {moneyText(step)}
      </Button>
      <Button Icon={Plus} iconClass="size-6" className={stepLook} onClick={onUp}>
        <span className="sr-only">Raise by </span>
        {moneyText(step)}
      </Button>
    </div>
  )
}

const stepLook = 'min-h-16! px-3! text-20! tabular-nums'

export function StepChoice({ step, onChoose }: { step: number; onChoose: (step: number) => void }) {
  const name = useId()
  return (
    <details className="text-16">
      <summary className="inline-flex min-h-11 items-center text-ink-soft underline decoration-line underline-offset-4 [&::-webkit-details-marker]:hidden">
        Steps of {moneyText(step)}
      </summary>
      <fieldset className="flex flex-wrap gap-2 pt-1 pb-2">
        <legend className="sr-only">Step of the bid</legend>
        {bidSteps.map((choice) => (
          <label
            key={choice}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-control/60 px-4 font-semibold tabular-nums has-checked:border-eucalypt has-checked:bg-eucalypt-soft has-checked:text-eucalypt-strong has-focus-visible:outline-2 has-focus-visible:outline-eucalypt"
          >
            <input
              type="radio"
              name={name}
              checked={choice === step}
              onChange={() => onChoose(choice)}
              className="size-4 accent-eucalypt"
            />
            {moneyText(choice)}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
