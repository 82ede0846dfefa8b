import { paths } from '@/lib/paths.ts'
import { Chapter } from './components/chapter.tsx'
import { FeaturePage } from './components/feature-page.tsx'
import { Saturday } from './components/saturday.tsx'
import { DetailScreen } from './components/screen.tsx'

export const CalendarFeaturePage = () => (
  <FeaturePage
    name="calendar"
    title="Inspections and auctions"
    description="Open homes, private inspections and auctions in one calendar, at the local time of each home, with warnings for clashes and a feed for your phone."
    heading="Half an hour to see it. Be there."
    lead="Open homes are short, far apart and move at the last minute. Put them into one calendar that knows the homes, their time zones and each other."
    alt="The calendar: a month with open homes, inspections and auctions marked, and the next events beside it"
    open={{ to: paths.calendar, label: 'Open your calendar' }}
  >
    <Saturday />
    <Chapter
      title="From the advert in two taps"
      picture={
        <DetailScreen
          name="calendar-visit"
          alt="Scheduling a visit: the times of the advert to choose from, title, date and notes"
        />
      }
    >
      <p>
        Schedule a visit on the page of a home: the times of its advert are there to choose, or take another one. A
        private inspection or an auction goes in the same way, with your notes.
      </p>
      <p>Times are those of the home. An open home in Perth is at eleven in Perth, wherever you read it.</p>
    </Chapter>
    <Chapter
      side="left"
      title="In the calendar you already have"
      picture={
        <DetailScreen
          name="calendar-feed"
          alt="The private feed address for Google Calendar, Apple Calendar and Outlook"
        />
      }
    >
      <p>
        One private address, and your phone&rsquo;s calendar follows along: Google, Apple, Outlook. What changes here
        changes there.
      </p>
      <p>No log-in to somebody else&rsquo;s account is asked for, and you can close the address any time.</p>
    </Chapter>
  </FeaturePage>
)
