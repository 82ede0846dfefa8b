import { paths } from '@verandah/contracts'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { Chapter } from './components/chapter.tsx'
import { FeaturePage } from './components/feature-page.tsx'

export function SearchFeaturePage() {
  return (
    <FeaturePage
      name="search"
      title="One search, every provider"
      description="Search several Australian listing providers at once. Every home appears once, ranked from 0 to 100 by what matters to you, with the reasons."
      heading="Five tabs and a spreadsheet, or one list"
      lead="Tell us once what you want. Verandah asks every listing provider at the same time and puts what they have into one list, best first for you."
      alt="Search results: ranked homes with photos, prices, open home badges and a score each, beside the panel of sliders"
      open={{ to: paths.searchResults.href(), label: 'Open your search' }}
    >
      <Chapter
        title="Up to five places in one go"
        screen="search-panel"
        alt="The search panel with suburbs chosen, a price range and a property type"
      >
        <p>
          Buyers rarely want one suburb. Type two letters and choose; add the next one. Price and type narrow it, and an
          empty box means no limit.
        </p>
        <p>Your recent searches are on the home page, with what each one found.</p>
      </Chapter>
      <Chapter
        side="left"
        title="You see who has answered"
        screen="search-progress"
        alt="A search under way: each provider by name, with how many homes it has found so far"
      >
        <p>
          Providers take their time. Homes appear as soon as the first one answers, scored already, while the others are
          still looking.
        </p>
        <p>If one is late or fails, the page says which, and you keep what has arrived.</p>
      </Chapter>
      <SameHome />
      <Chapter
        title="On the map, when streets matter"
        screen="search-map"
        alt="The results on a map beside the list, each home with its score"
      >
        <p>
          Open the map beside the list: it shows each home with its score. Point at a home in one and it stands out in
          the other.
        </p>
        <p>
          Keep a search, and it runs again on its own: every few minutes or every morning. We tell you about new homes,
          price changes and homes no longer listed.
        </p>
      </Chapter>
    </FeaturePage>
  )
}

const adverts = [
  { source: 'A portal', address: '12 LENNOX ST, RICHMOND', price: '$1.2m - $1.3m' },
  { source: 'Another portal', address: '12 Lennox Street', price: 'Auction Saturday' },
  { source: 'The agency’s own feed', address: '12 Lennox Street, Richmond 3121', price: 'Contact agent' },
] as const

const SameHome = () => (
  <section
    aria-labelledby="same-title"
    className="my-6 grid items-center gap-x-16 gap-y-8 rounded-xl bg-eucalypt-soft px-5 py-9 sm:px-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-12"
  >
    <div className="flex flex-col gap-3.5">
      <h2 id="same-title" className="text-25">
        The same home, once
      </h2>
      <p className="max-w-[52ch] text-ink-soft">
        One house, three adverts, three prices. Verandah puts adverts together only on evidence: the same address with
        its number, the agency&rsquo;s own listing code, or rooms, size and price that agree. Never on a title.
      </p>
      <p className="max-w-[52ch] text-ink-soft">Every advert stays a click away, each with its own price.</p>
    </div>
    <div>
      <ul className="divide-y divide-line rounded-lg border border-line bg-paper">
        {adverts.map(({ source, address, price }) => (
          <li key={source} className="grid gap-x-4 px-4 py-2.5 text-14 sm:grid-cols-[10rem_1fr_auto]">
            <span className="text-ink-faint">{source}</span>
            <span className="text-ink-soft">{address}</span>
            <span className="text-ink-soft">{price}</span>
          </li>
        ))}
      </ul>
      <div aria-hidden className="mx-auto h-6 w-px bg-control" />
      <div className="flex items-center gap-4 rounded-lg border border-eucalypt bg-surface px-4 py-3.5">
        <ScoreRing score={87} />
        <p>
          <span className="block font-semibold">12 Lennox Street, Richmond</span>
          <span className="block text-14 text-ink-soft">$1.2M to $1.3M · auction Saturday · 3 sources</span>
        </p>
      </div>
    </div>
  </section>
)
