import type { Property } from '@verandah/contracts'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { PriceLine } from '@/components/property/price-line.tsx'

type Told = Pick<Property, 'suburb' | 'state' | 'postcode'> & ComponentProps<typeof PriceLine>['home']

export function CardWords({
  home,
  name,
  to,
  move = null,
}: {
  home: Told
  name: string
  /** Absent for a home that the buyer cannot open. */
  to: string | undefined
  move?: string | null
}) {
  return (
    <>
      <PriceLine home={home} screen="card" />
      {move !== null && <p className="text-14 font-semibold text-ochre tabular-nums">{move}</p>}
      <h2 className="mt-1 text-16 font-semibold tracking-normal">
        {to === undefined ? (
          <span className="wrap-anywhere">{name}</span>
        ) : (
          <Link
            to={to}
            className="underline decoration-transparent underline-offset-4 transition-colors wrap-anywhere hover:decoration-current"
          >
            {name}
          </Link>
        )}
      </h2>
      <p className="text-14 text-ink-soft">
        {home.suburb} {home.state} {home.postcode}
      </p>
    </>
  )
}
