import {
  paths,
  type PropertyAdvert,
  type PropertySnapshot,
  type PurchaseRecord,
  type SavedProperty,
} from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { dueItems } from '@verandah/purchase-dates'
import { Printer } from 'lucide-react'
import { useNow } from '@/components/events/use-now.ts'
import { HomeDocuments } from '@/components/files/home-documents.tsx'
import { DownloadHome } from '@/components/saved-home/download-home.tsx'
import { HomePageHeading } from '@/components/saved-home/home-page-heading.tsx'
import { stageWords } from '@/components/saved-home/verdict-titles.ts'
import { streetOf } from '@/components/property/street-of.ts'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Part } from '@/components/ui/part.tsx'
import { TextLink } from '@/components/ui/text.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { printSheet } from '@/lib/print-sheet/print-sheet.ts'
import { DatesForm } from './components/dates-form.tsx'
import { focusField } from './components/day-field.tsx'
import { DueList } from './components/due-list.tsx'
import { Offers } from './components/offers.tsx'
import { People } from './components/people.tsx'
import { PurchaseSheet } from './components/purchase-sheet.tsx'
import { SavingNote } from './components/saving-note.tsx'
import { StageOffer } from './components/stage-offer.tsx'
import { setDone, setTerms } from '@/lib/purchase/details.ts'
import { factsOf } from '@/lib/purchase/facts.ts'
import { nextOf } from '@/lib/purchase/when.ts'
import { firstDetails } from './model/first-details.ts'
import { usePurchase } from './use-purchase.ts'

interface PurchaseOfHomeProps {
  home: PropertySnapshot
  record: SavedProperty
  /** Null until the buyer records something. */
  kept: PurchaseRecord | null
  /** Undefined if they could not be read. */
  adverts: readonly PropertyAdvert[] | undefined
}

export function PurchaseOfHome({ home, record, kept, adverts }: PurchaseOfHomeProps) {
  const now = useNow()
  const { details, change, saving, clear, undoClear } = usePurchase({
    propertyId: home.id,
    record: kept,
    adverts,
    begin: (known) => firstDetails({ home, adverts: known, saleResult: record.saleResult, now }),
  })
  const today = wallClockOf(now, home.timeZone).date
  const isLost = record.stage === 'lost'
  const items = isLost ? [] : dueItems(factsOf(home, details))
  const { timeZone } = home
  return (
    <Page title={`From offer to keys, ${streetOf(home)}`}>
      <Heading home={home} next={isLost ? { text: stageWords(record), isOverdue: false } : nextOf(items, today)} />
      <StageOffer {...{ record, details, today }} />
      <SavingNote saving={saving} />
      <div className="mt-4 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:[&>aside]:col-start-2 lg:[&>aside]:row-span-2 lg:[&>aside]:row-start-1">
        <Part title="What must be done by when">
          {isLost ? (
            <p>
              This home is lost, so nothing is due. Go on with{' '}
              <TextLink to={paths.shortlist}>your other homes</TextLink>, or change its stage there, and its dates come
              back.
            </p>
          ) : (
            <DueList
              {...{ items, today }}
              done={details.done}
              onTick={(id, isDone) => change(setDone(id, isDone ? today : null))}
              onAsk={focusField}
            />
          )}
        </Part>
        <aside aria-label="Your dates" className="flex flex-col gap-4">
          <h2 className="text-20">Your dates</h2>
          <DatesForm home={home} terms={details.terms} onChange={(terms) => change(setTerms(terms))} />
          <ForConveyancer />
          <ForRecords propertyId={home.id} />
        </aside>
        <div className="flex flex-col gap-10">
          <Part title="Offers">
            <Offers
              {...{ today, timeZone }}
              propertyId={home.id}
              offers={details.offers}
              walkAway={record.walkAway}
              onChange={change}
            />
          </Part>
          <Part title="People">
            <People propertyId={home.id} people={details.people} onChange={change} />
          </Part>
          <Part title="Documents">
            <HomeDocuments propertyId={home.id} />
          </Part>
          <Clearing clear={clear} undo={undoClear} />
        </div>
      </div>
      <PurchaseSheet {...{ home, record, details, items }} />
    </Page>
  )
}

const Heading = ({ home, next }: { home: PropertySnapshot; next: ReturnType<typeof nextOf> }) => (
  <HomePageHeading home={home}>
    <PageHeading>From offer to keys</PageHeading>
    <p className="text-16 text-ink-soft wrap-anywhere">
      {streetOf(home)}, {home.suburb} {home.state}
    </p>
    <p className={cn('mt-3 text-16 font-semibold', next.isOverdue && 'text-danger')}>{next.text}</p>
  </HomePageHeading>
)

const ForConveyancer = () => (
  <section aria-label="For your conveyancer" className="flex flex-col items-start gap-2">
    <p className="text-14 text-ink-soft">
      For your conveyancer: one page with the home, the price, your dates and your people, without your walk-away price
      and other offers.
    </p>
    <Button variant="secondary" Icon={Printer} onClick={printSheet}>
      Print the sheet
    </Button>
  </section>
)

const ForRecords = ({ propertyId }: { propertyId: string }) => (
  <section aria-label="For your records" className="flex flex-col items-start gap-2">
    <p className="text-14 text-ink-soft">
      For your records: the home, your notes, visits and purchase, and all photos and documents, as one ZIP file.
    </p>
    <DownloadHome propertyId={propertyId} />
  </section>
)

interface ClearingProps {
  clear: (() => void) | null
  undo: (() => void) | null
}

const Clearing = ({ clear, undo }: ClearingProps) => (
  <section className="empty:hidden">
    {undo !== null && (
      <UndoStrip action="deleting what you recorded" onUndo={undo}>
        Deleted. The home stays on your shortlist.
      </UndoStrip>
    )}
    {clear !== null && (
      <Button variant="quiet" size="sm" className="-ml-4" onClick={clear}>
        Delete all of this
      </Button>
    )}
  </section>
)
