import { moneyText, type WalkAway } from '@verandah/contracts'
import { CircleCheck, Hand, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react'
import { cn } from '@/components/ui/cn.ts'

const looks: Readonly<Record<Standing, { Icon: LucideIcon; look: string }>> = {
  below: { Icon: CircleCheck, look: 'bg-eucalypt-soft text-eucalypt-strong' },
  near: { Icon: TriangleAlert, look: 'bg-ochre-soft text-ochre' },
  at: { Icon: Hand, look: 'bg-ochre text-paper' },
  over: { Icon: OctagonX, look: 'bg-danger text-paper' },
}

interface LimitBandProps {
  bid: number | null
  walkAway: WalkAway
  step: number
}

/** How far the bid is from the walk-away price, over the full width, in words and colour. */
export function LimitBand({ bid, walkAway: { price, reason }, step }: LimitBandProps) {
  const { standing, words } =
    bid === null ? { standing: 'below' as const, words: 'No bid yet' } : standOf(bid, price, step)
  const { Icon, look } = looks[standing]
  return (
    <div
      role="status"
      data-standing={standing}
      className={cn('-mx-4 px-4 py-4 transition-colors sm:mx-0 sm:rounded-lg sm:px-6 forced-colors:border', look)}
    >
      <p className="flex items-center gap-2.5 text-25 font-bold tracking-tight tabular-nums">
        <Icon className="size-7 shrink-0" />
        {words}
      </p>
      <p className="mt-1 text-16 font-semibold tabular-nums">You said stop at {moneyText(price)}</p>
      {reason !== '' && <p className="text-16 wrap-anywhere">“{reason}”</p>}
    </div>
  )
}

type Standing = 'below' | 'near' | 'at' | 'over'

interface Stand {
  standing: Standing
  /** "$22,000 below". */
  words: string
}

/** How far a bid is from the walk-away price. `near`: the next step goes past it. */
const standOf = (bid: number, stop: number, step: number): Stand => {
  const left = stop - bid
  if (left < 0) return { standing: 'over', words: `${moneyText(-left)} over` }
  if (left === 0) return { standing: 'at', words: 'This is your limit' }
  if (left >= step) return { standing: 'below', words: `${moneyText(left)} below` }
  return { standing: 'near', words: `${moneyText(left)} below. ${moneyText(step)} more goes past it` }
}
