import { type AdvertisedHome, guideNoteOf, priceText, type PropertyAdvert, showsPrice } from '@verandah/contracts'
import { Bath, BedDouble, CarFront, LandPlot, type LucideIcon, Ruler } from 'lucide-react'
import type { ReactNode } from 'react'
import { floorAreaOf } from '@/components/property/adverts.ts'
import { PropertyDates } from '@/components/property/property-dates.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { cn } from '@/components/ui/cn.ts'
import { PageHeading } from '@/components/ui/page.tsx'
import { countText, dateText } from '@/lib/format.ts'
import { priceNote } from '../labels/price-labels.ts'

const sizes = {
  one: 'text-31! sm:text-39!',
  inWords: 'text-25! sm:text-31!',
  none: 'text-20! sm:text-25!',
} as const

interface HomeTitleProps {
  home: AdvertisedHome
  similar?: ReactNode
  children?: ReactNode
}

export function HomeTitle({ home, similar, children }: HomeTitleProps) {
  const note = priceNote(home)
  const guideNote = guideNoteOf(home)
  return (
    <header className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <PageHeading
          className={cn(
            'font-display font-semibold tracking-tight tabular-nums outline-none',
            sizes[home.price !== null ? 'one' : showsPrice(home) ? 'inWords' : 'none'],
          )}
        >
          {priceText('details', home)}
        </PageHeading>
        {guideNote !== null && <p className="mt-1 text-14 text-ink-faint">{guideNote}</p>}
        {note !== null && <p className="mt-1 text-16 text-ink-soft">Advertised as “{note}”</p>}
        {similar}
        <p className="mt-1 text-20 font-semibold sm:mt-3">{streetOf(home)}</p>
        <p className="text-16 text-ink-soft">
          {home.suburb} {home.state} {home.postcode}
        </p>
        <div className="mt-3 flex flex-wrap gap-1.5 empty:hidden">
          <PropertyDates home={home} />
        </div>
      </div>
      {children}
    </header>
  )
}

interface FirstFactsProps {
  home: AdvertisedHome
  /** Undefined until they have loaded. */
  adverts: readonly Pick<PropertyAdvert, 'particulars'>[] | undefined
}

/**
 * The main facts of a home. An apartment, which has no land of its own, shows the floor area that an advert states, and
 * land shows rooms only if one states them.
 */
export function FirstFacts({ home, adverts = [] }: FirstFactsProps) {
  const rooms = [
    { Icon: BedDouble, name: 'Bedrooms', value: home.bedrooms === 0 ? ('Studio' as const) : home.bedrooms },
    { Icon: Bath, name: 'Bathrooms', value: home.bathrooms },
    { Icon: CarFront, name: 'Parking', value: home.parking },
  ].filter(({ value }) => value !== null || home.propertyType !== 'Land')
  return (
    <>
      <dl className="grid grid-cols-2 gap-y-4 border-y border-line py-5 min-[26rem]:grid-cols-4">
        {rooms.map((room) => (
          <BigFact key={room.name} {...room} />
        ))}
        {home.propertyType === 'Apartment' && home.landSize === null ? (
          <BigFact Icon={Ruler} name="Floor area" value={floorAreaOf(adverts)} unit="m²" />
        ) : (
          <BigFact Icon={LandPlot} name="Land" value={home.landSize} unit="m²" />
        )}
      </dl>
      <p className="flex flex-wrap gap-2">
        {smallFacts(home).map((fact) => (
          <Badge key={fact} className="min-h-7 px-3">
            {fact}
          </Badge>
        ))}
      </p>
    </>
  )
}

interface BigFactProps {
  Icon: LucideIcon
  name: string
  value: number | 'Studio' | null
  unit?: string
}

const BigFact = ({ Icon, name, value, unit }: BigFactProps) => (
  <div className="flex flex-col-reverse gap-0.5">
    <dt className="text-14 text-ink-faint">{name}</dt>
    <dd className="flex items-center gap-2 text-20 font-semibold tabular-nums">
      <Icon className="size-5.5 text-ink-faint" strokeWidth={1.75} />
      {value === null ? <span className="text-14 font-medium text-ink-faint">Not stated</span> : wordsOf(value, unit)}
    </dd>
  </div>
)

const wordsOf = (value: number | 'Studio', unit: string | undefined): string =>
  value === 'Studio' ? value : [countText(value), unit].filter(Boolean).join(' ')

const smallFacts = ({ propertyType, propertyAge, propertyCondition, listedAt, timeZone }: AdvertisedHome): string[] =>
  [
    propertyType,
    propertyAge,
    propertyCondition,
    listedAt === null ? null : `Listed ${dateText(listedAt, timeZone)}`,
  ].filter((fact): fact is string => fact !== null && fact !== '')
