import { type PriceScreen, priceText, showsPrice } from '@verandah/contracts'
import { cn } from '@/components/ui/cn.ts'

type Priced = Parameters<typeof priceText>[1]

/** The price of a home on its card. Words without an amount, such as "Price on request", are set smaller. */
export function PriceLine({ home, screen, className }: { home: Priced; screen: PriceScreen; className?: string }) {
  return (
    <p className={cn('min-h-8 tabular-nums wrap-anywhere', looks[amountIn(home)], className)}>
      {priceText(screen, home)}
    </p>
  )
}

const looks = {
  one: 'font-display text-25 font-semibold tracking-tight',
  inWords: 'font-display text-20/8 font-semibold tracking-tight',
  none: 'text-16/8 font-medium text-ink-soft',
} as const

function amountIn(home: Priced): keyof typeof looks {
  if (!showsPrice(home)) return 'none'
  return home.price !== null && home.price >= 1 ? 'one' : 'inWords'
}
