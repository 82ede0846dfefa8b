import type { PropertyAdvert } from '@verandah/contracts'
import { Mail, Phone } from 'lucide-react'
import { cn } from '@/components/ui/cn.ts'
import { plural } from '@/lib/format.ts'
import { linkStyle, OutsideDocument } from './outside-document.tsx'

type Particulars = NonNullable<PropertyAdvert['particulars']>

export function AdvertParticulars({ particulars }: { particulars: Particulars }) {
  return (
    <div className="mt-1 flex flex-col gap-1 text-14">
      {particulars.agents.map(({ name, telephone, email }) => (
        <p key={name} className="flex flex-wrap items-center gap-x-3">
          {name}
          {telephone !== null && (
            <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`} className={linkStyle}>
              <Phone className="size-4" />
              <span className="sr-only">Call {name}: </span>
              {telephone}
            </a>
          )}
          {email !== undefined && (
            <a href={`mailto:${email}`} className={cn(linkStyle, 'min-w-0 wrap-anywhere')}>
              <Mail className="size-4 shrink-0" />
              <span className="sr-only">Email {name}: </span>
              {email}
            </a>
          )}
        </p>
      ))}
      <p className="text-ink-soft tabular-nums empty:hidden">{measuresOf(particulars).join(' · ')}</p>
      <p className="flex flex-wrap gap-x-4 empty:hidden">
        <OutsideDocument href={particulars.statementOfInformation}>Statement of information</OutsideDocument>
        <OutsideDocument href={particulars.video}>Video</OutsideDocument>
        <OutsideDocument href={particulars.tour}>3D tour</OutsideDocument>
        <OutsideDocument href={particulars.project?.url ?? null}>{particulars.project?.name ?? ''}</OutsideDocument>
      </p>
      {particulars.disclaimer !== null && <p className="text-12 text-ink-soft">{particulars.disclaimer}</p>}
    </div>
  )
}

const measuresOf = (particulars: Particulars): string[] => {
  const said = (value: number | string | null, words: (value: string) => string) =>
    value === null ? [] : [words(value.toLocaleString('en-AU'))]
  return [
    ...said(particulars.floorArea, (area) => `Floor area ${area} m²`),
    ...said(particulars.frontage, (frontage) => `Frontage ${frontage} m`),
    ...(particulars.energyRating === null ? [] : [`Energy rating ${plural(particulars.energyRating, 'star')}`]),
    ...(particulars.yearBuilt === null ? [] : [`Built in ${particulars.yearBuilt}`]),
    ...(particulars.yearRenovated === null ? [] : [`Renovated in ${particulars.yearRenovated}`]),
    ...said(particulars.estate, (estate) => estate),
    ...(particulars.project === null ? [] : [`Part of ${particulars.project.name}`]),
    ...(particulars.isByAppointment ? ['Inspection by appointment'] : []),
    ...(particulars.isHouseAndLand ? ['House and land'] : []),
  ]
}
