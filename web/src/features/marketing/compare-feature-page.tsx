import { paths } from '@verandah/contracts'
import { Chapter } from './components/chapter.tsx'
import { FeaturePage } from './components/feature-page.tsx'

export function CompareFeaturePage() {
  return (
    <FeaturePage
      name="compare"
      title="Shortlist and compare"
      description="Keep the homes you like with tags and notes, and put up to three side by side: prices, rooms, land and scores, with every difference marked."
      heading="Three homes. One decision."
      lead="After the fourth kitchen they run together. Keep what you saw, write down what you thought, and put the last three next to each other."
      alt="Three homes side by side: photos on top, then price, score, rooms and land in rows with the differences marked"
      open={{ to: paths.shortlist, label: 'Open your shortlist' }}
    >
      <Chapter
        title="One tap to keep, one to find again"
        screen="compare-shortlist"
        alt="The shortlist: saved homes with their tags, and chips to filter by them"
      >
        <p>
          The heart keeps a home. Tags sort them your way: &ldquo;quiet street&rdquo;, &ldquo;needs a kitchen&rdquo;,
          &ldquo;Mum likes it&rdquo;. Type a word or press a tag to see only the homes that match.
        </p>
        <p>A price that moves or a home that is sold shows on your list as soon as a provider says so.</p>
      </Chapter>
      <Chapter
        side="left"
        title="Notes, on the spot"
        screen="compare-notes"
        alt="The page of a home with notes and tags being written"
      >
        <p>
          Written with one thumb in the hallway, there on the laptop tonight. Notes stay with the home, beside its
          score, and only you and your household see them.
        </p>
      </Chapter>
      <KitchenTable />
    </FeaturePage>
  )
}

const rows = [
  { what: 'Price', values: ['$1.18M', '$1.24M', '$1.05M'], isDifferent: true },
  { what: 'Bedrooms', values: ['3', '3', '3'], isDifferent: false },
  { what: 'Land', values: ['312 m²', '280 m²', 'Not stated'], isDifferent: true },
  { what: 'Your note', values: ['Damp in the hall', 'Light all day', 'Tram at the door'], isDifferent: true },
] as const

/** A sample comparison: differing rows are highlighted, equal ones dimmed. */
const KitchenTable = () => (
  <section
    aria-labelledby="table-title"
    className="my-6 grid items-center gap-x-16 gap-y-7 rounded-xl bg-ochre-soft px-5 py-9 sm:px-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-12"
  >
    <div className="flex flex-col gap-3.5 text-ink-soft">
      <h2 id="table-title" className="text-25 text-ink">
        For the talk at the kitchen table
      </h2>
      <p>
        Only what differs is marked: three bedrooms against three bedrooms decides nothing. Where an advert leaves
        something out, we say &ldquo;Not stated&rdquo; and don’t guess.
      </p>
      <p>Print it on one page and take it to where decisions are made.</p>
    </div>
    <div
      tabIndex={0}
      role="region"
      aria-label="An example of a comparison"
      className="overflow-x-auto rounded-lg bg-surface"
    >
      <table className="w-full min-w-110 text-left text-14">
        <thead>
          <tr className="border-b border-line">
            <td />
            {['Lennox Street', 'Arthur Circus', 'Burnley Street'].map((street) => (
              <th key={street} scope="col" className="px-3 py-3 font-semibold">
                {street}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, values, isDifferent }) => (
            <tr key={what} className="border-b border-line last:border-0">
              <th scope="row" className="py-3 pr-3 pl-4 font-medium text-ink-faint">
                {what}
              </th>
              {values.map((value, index) => (
                <td key={index} className={isDifferent ? 'px-3 py-3 font-semibold' : 'px-3 py-3 text-ink-faint'}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)
