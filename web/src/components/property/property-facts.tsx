import type { Property } from '@verandah/contracts'
import { Bath, BedDouble, CarFront, LandPlot, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { countText, plural } from '@/lib/format.ts'

type Facts = Pick<Property, 'bedrooms' | 'bathrooms' | 'parking' | 'landSize'>

/** A home's known size facts as icons and numbers; unknown ones are omitted. */
export const PropertyFacts = memo(({ home: { bedrooms, bathrooms, parking, landSize } }: { home: Facts }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-14 font-medium text-ink-soft tabular-nums">
    {bedrooms === 0 && <Fact Icon={BedDouble} shown="Studio" said="Studio" />}
    {bedrooms !== null && bedrooms > 0 && (
      <Fact Icon={BedDouble} shown={String(bedrooms)} said={plural(bedrooms, 'bedroom')} />
    )}
    {bathrooms !== null && <Fact Icon={Bath} shown={String(bathrooms)} said={plural(bathrooms, 'bathroom')} />}
    {parking !== null && <Fact Icon={CarFront} shown={String(parking)} said={plural(parking, 'parking space')} />}
    {landSize !== null && (
      <Fact Icon={LandPlot} shown={`${countText(landSize)} m²`} said={`${countText(landSize)} square metres of land`} />
    )}
  </ul>
))
PropertyFacts.displayName = 'PropertyFacts'

const Fact = ({ Icon, shown, said }: { Icon: LucideIcon; shown: string; said: string }) => (
  <li className="flex items-center gap-1.5">
    <Icon className="size-4.5 text-ink-faint" strokeWidth={1.75} />
    <span aria-hidden>{shown}</span>
    <span className="sr-only">{said}</span>
  </li>
)
