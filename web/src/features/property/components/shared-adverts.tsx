import type { SharedAdvert } from '@verandah/contracts'
import { smallPrint } from '../labels/small-print.ts'
import { AdvertLink } from './advert-link.tsx'
import { AdvertParticulars } from './advert-particulars.tsx'
import { Part } from '@/components/ui/part.tsx'

/** The adverts of a shared home, with their agents. */
export function SharedAdverts({ adverts }: { adverts: readonly SharedAdvert[] }) {
  if (adverts.length === 0) return null
  return (
    <Part title="Where it is listed">
      <ul className="divide-y divide-line border-y border-line">
        {adverts.map((advert) => (
          <li key={advert.listingId} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{advert.name}</p>
              <p className="text-14 text-ink-faint empty:hidden">{smallPrint(advert)}</p>
              {advert.particulars !== null && <AdvertParticulars particulars={advert.particulars} />}
            </div>
            <AdvertLink advert={advert} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
