import { type PriceScreen, priceText } from '@verandah/contracts'
import { cn } from '@/components/ui/cn.ts'

type Priced = Parameters<typeof priceText>[1]

/** The price of a home on its card. Words without an amount, such as "Contact agent", are set smaller. */
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

function amountIn({ price, priceFrom, priceTo }: Priced): keyof typeof looks {
  if (price !== null && price >= 1) return 'one'
  return (priceFrom ?? priceTo ?? null) === null ? 'none' : 'inWords'
}
