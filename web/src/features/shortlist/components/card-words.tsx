import { priceText, type Property } from '@verandah/contracts'
import { Link } from 'react-router-dom'

type Told = Pick<Property, 'suburb' | 'state' | 'postcode'> & Parameters<typeof priceText>[1]

/** What a card says of its home first: price, address and place. */
export const CardWords = ({
  home,
  name,
  to,
  move = null,
}: {
  home: Told
  name: string
  to: string
  move?: string | null
}) => (
  <>
    <p className="font-display text-25 font-semibold tracking-tight tabular-nums wrap-anywhere">
      {priceText('card', home)}
    </p>
    {move !== null && <p className="text-14 font-semibold text-ochre tabular-nums">{move}</p>}
    <h2 className="mt-1 text-16 font-semibold tracking-normal">
      <Link
        to={to}
        className="underline decoration-transparent underline-offset-4 transition-colors wrap-anywhere hover:decoration-current"
      >
        {name}
      </Link>
    </h2>
    <p className="text-14 text-ink-soft">
      {home.suburb} {home.state} {home.postcode}
    </p>
  </>
)
