import {
  type GuideResults,
  type PriceEvidence as Evidence,
  type Property,
  type PropertyAdvert,
  showsPrice,
} from '@verandah/contracts'
import type { ReactNode } from 'react'
import { useShortlist } from '@/lib/endpoints/saved-properties.ts'
import { OutsideDocument } from '../components/outside-document.tsx'
import { guideLines, noGuideText, saleText } from './guide-words.ts'
import { ownRecordsOf } from './own-records.ts'
import { resultsDetail, resultsHeadline } from './result-words.ts'

interface PriceEvidenceProps {
  home: Property
  evidence: Evidence
  adverts: readonly PropertyAdvert[]
}

/** Guide, sale, results around it and the agent's statement, each with what it rests on. */
export function PriceEvidence({ home, evidence: { adverts: guided, sale, results }, adverts }: PriceEvidenceProps) {
  const lines = guideLines(guided, home.timeZone)
  const statement = adverts.flatMap(({ particulars }) => particulars?.statementOfInformation ?? [])[0]
  return (
    <div className="flex flex-col gap-3">
      <dl className="divide-y divide-line border-y border-line">
        {sale !== null && <Row title="Sold">{saleText(sale)}</Row>}
        {adverts.length > 0 && (
          <Row title={lines.length === 0 || isCurrent(home) ? 'Guide' : 'Last guide'}>
            {lines.length === 0 && <p className="text-ink-soft">{noGuideText(home)}</p>}
            {lines.map(({ name, guide, moved }) => (
              <div key={`${guide} ${moved}`} className="not-first:mt-2">
                <p className="font-semibold tabular-nums">
                  {guide}
                  {name !== null && <span className="font-normal text-ink-soft"> at {name}</span>}
                </p>
                <p className="text-14 text-ink-soft tabular-nums">{moved}</p>
              </div>
            ))}
          </Row>
        )}
        <Row title="Sold nearby">
          {results === null ? (
            <p className="text-ink-soft">Fewer than five sales seen here so far.</p>
          ) : (
            <Results results={results} home={home} />
          )}
        </Row>
        <OwnRecords home={home} />
        {statement !== undefined && (
          <Row title="From the agent">
            <OutsideDocument href={statement}>Statement of information</OutsideDocument>
            <p className="text-14 text-ink-soft">Its price range, three comparable sales and the suburb’s median.</p>
          </Row>
        )}
      </dl>
      <p className="text-14 text-ink-faint">
        These are advertised and sold prices. They say nothing about what this home is worth.
      </p>
    </div>
  )
}

const OwnRecords = ({ home }: { home: Property }) => {
  const { data = [] } = useShortlist()
  const records = ownRecordsOf(home, data)
  if (records.length === 0) return null
  return (
    <Row title="From your records">
      {records.map(({ street, text }) => (
        <p key={street} className="not-first:mt-2">
          <span className="font-semibold">{street}</span>
          <span className="block text-14 text-ink-soft">{text}</span>
        </p>
      ))}
    </Row>
  )
}

/** An advert may have taken its guide off. */
const isCurrent = (home: Property): boolean => home.status === 'active' && showsPrice(home)

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
    <dt className="text-14 text-ink-faint sm:pt-0.5">{title}</dt>
    <dd className="min-w-0 tabular-nums">{children}</dd>
  </div>
)

const Results = ({ results, home }: { results: GuideResults; home: Property }) => (
  <>
    <p className="max-w-[60ch] font-semibold">{resultsHeadline(results, home)}</p>
    <Shares {...results} />
    <p className="max-w-[66ch] text-14 text-ink-soft">{resultsDetail(results)}</p>
  </>
)

const ends = [
  { end: 'above', bar: 'fill-ochre', dot: 'bg-ochre' },
  { end: 'within', bar: 'fill-eucalypt', dot: 'bg-eucalypt' },
  { end: 'below', bar: 'fill-control', dot: 'bg-control' },
] as const

const inColour = 'forced-color-adjust-none print:[print-color-adjust:exact]'

/** A stacked bar, with the numbers beside their colours. */
const Shares = ({ count, ...shares }: GuideResults) => (
  <>
    <svg aria-hidden width="100%" height="10" className={`mt-2 max-w-[30rem] rounded-full ${inColour}`}>
      {ends.map(({ end, bar }, index) => {
        const before = ends.slice(0, index).reduce((sum, each) => sum + shares[each.end], 0)
        const share = { x: `${(before / count) * 100}%`, width: `${(shares[end] / count) * 100}%` }
        return <rect key={end} {...share} height="10" className={bar} />
      })}
    </svg>
    <ul className="my-2 flex flex-wrap gap-x-5 text-14">
      {ends.map(({ end, dot }) => (
        <li key={end} className="flex items-baseline gap-2">
          <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${inColour} ${dot}`} />
          {shares[end]} {end}
        </li>
      ))}
    </ul>
  </>
)
