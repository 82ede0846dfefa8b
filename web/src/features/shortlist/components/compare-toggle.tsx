import { maxCompared } from '@verandah/contracts'
import { Check, Columns3 } from 'lucide-react'
import { buttonStyle } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Tooltip } from '@/components/ui/tooltip.tsx'

interface CompareToggleProps {
  name: string
  isChosen: boolean
  isFull: boolean
  onToggle: () => void
}

/** Chooses a home for the comparison; a fourth is told why not. */
export const CompareToggle = ({ name, isChosen, isFull, onToggle }: CompareToggleProps) => {
  const isBarred = isFull && !isChosen
  const Icon = isChosen ? Check : Columns3
  const button = (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isBarred || undefined}
      aria-label={`Compare ${name}`}
      onClick={isBarred ? undefined : onToggle}
      className={cn(
        buttonStyle({ variant: 'quiet', size: 'sm' }),
        'min-h-11 px-3!',
        isChosen && 'bg-eucalypt-soft! text-eucalypt-strong!',
        isBarred && 'opacity-55',
      )}
    >
      <Icon aria-hidden className="size-4" />
      Compare
    </button>
  )
  if (!isBarred) return button
  return <Tooltip text={`${maxCompared} homes are chosen already. Take one out to compare this one.`}>{button}</Tooltip>
}
