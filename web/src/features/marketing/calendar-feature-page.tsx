import { paths } from '@verandah/contracts'
import { cn } from '@/components/ui/cn.ts'
import { Chapter } from './components/chapter.tsx'
import { FeaturePage } from './components/feature-page.tsx'

export function CalendarFeaturePage() {
  return (
    <FeaturePage
      name="calendar"
      title="Inspections and auctions"
      description="Open homes, private inspections and auctions in one calendar, at the local time of each home, with warnings for clashes and a feed for your phone."
      heading="Half an hour to see it. Be there."
      lead="Open homes are short, far apart and move at the last minute. Put them into one calendar that knows each home’s time zone and tells you what clashes."
      alt="The calendar: a month with open homes, inspections and auctions marked, and the next events beside it"
      open={{ to: paths.calendar.href(), label: 'Open your calendar' }}
    >
      <Saturday />
      <Chapter
        title="From the advert in two taps"
        screen="calendar-visit"
        alt="Scheduling a visit: the times of the advert to choose from, title, date and notes"
      >
        <p>
          Schedule a visit on the page of a home: the times of its advert are there to choose, or take another one. A
          private inspection or an auction goes in the same way, with your notes.
        </p>
        <p>Times are local to the home. An open home at eleven in Perth shows as eleven, wherever you are.</p>
      </Chapter>
      <Chapter
        side="left"
        title="In the calendar you already have"
        screen="calendar-feed"
        alt="The private feed address for Google Calendar, Apple Calendar and Outlook"
      >
        <p>
          One private address, and your phone&rsquo;s calendar follows along: Google, Apple, Outlook. What changes here
          changes there.
        </p>
        <p>We don’t ask to log in to your other accounts, and you can revoke the address at any time.</p>
      </Chapter>
    </FeaturePage>
  )
}

const day = [
  { time: '9:45 am', what: 'Open home', where: '12 Lennox Street, Richmond', note: 'Look at the roof from the lane' },
  { time: '10:30 am', what: 'Open home', where: '4 Arthur Circus, Cremorne', note: 'Ends 11:00 am' },
  {
    time: '10:45 am',
    what: 'Private inspection',
    where: '31 Burnley Street, Burnley',
    clash: 'Overlaps with 4 Arthur Circus',
  },
  { time: '1:00 pm', what: 'Auction', where: '87 Docker Street, Richmond', note: 'On site, rain or shine' },
] as const

const Saturday = () => (
  <section
    aria-labelledby="saturday-title"
    className="grid gap-x-16 gap-y-7 py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-16"
  >
    <div className="flex flex-col gap-3.5 text-ink-soft">
      <h2 id="saturday-title" className="text-25 text-ink">
        A Saturday in Richmond
      </h2>
      <p>
        Four homes, three suburbs, one car. Verandah notices when two times overlap and says so while the second can
        still be moved.
      </p>
      <p>Auctions look different from open homes: you need a deposit ready for them, not just questions.</p>
    </div>
    <ol className="relative flex flex-col">
      {day.map(({ time, what, where, ...more }) => (
        <li key={time} className="group grid grid-cols-[4.5rem_auto_1fr] gap-x-4 sm:grid-cols-[5.5rem_auto_1fr]">
          <p className="pt-px text-right text-14 font-semibold tabular-nums">{time}</p>
          <span aria-hidden className="relative flex w-3 justify-center">
            <span className="absolute top-2 bottom-0 w-px bg-line group-last:hidden" />
            <span
              className={cn(
                'relative mt-1.5 size-3 rounded-full forced-color-adjust-none',
                what === 'Auction' ? 'bg-ochre' : 'bg-eucalypt',
              )}
            />
          </span>
          <div className="pb-6">
            <p className="font-semibold">{where}</p>
            <p className={cn('text-14', what === 'Auction' ? 'text-ochre' : 'text-ink-soft')}>
              {what}
              {'note' in more && <span className="text-ink-faint"> · {more.note}</span>}
            </p>
            {'clash' in more && (
              <p className="mt-1.5 w-fit rounded-md bg-ochre-soft px-2.5 py-1 text-14 text-ochre">{more.clash}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  </section>
)
