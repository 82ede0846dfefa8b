import { paths } from '@/lib/paths.ts'
import { Chapter } from './components/chapter.tsx'
import { FeaturePage } from './components/feature-page.tsx'
import { SameHome } from './components/same-home.tsx'
import { DetailScreen } from './components/screen.tsx'

export const SearchFeaturePage = () => (
  <FeaturePage
    name="search"
    title="One search, every provider"
    description="Search several Australian listing providers at once. Every home appears once, ranked from 0 to 100 by what matters to you, with the reasons."
    heading="Five tabs and a spreadsheet, or one list"
    lead="Say once what you want. Verandah asks every listing provider at the same time and puts what they have into one list, best first for you."
    alt="Search results: ranked homes with photos, prices, open home badges and a score each, beside the panel of sliders"
    open={{ to: paths.searchResults(), label: 'Open your search' }}
  >
    <Chapter
      title="Up to five places in one go"
      picture={
        <DetailScreen
          name="search-panel"
          alt="The search panel with suburbs chosen, a price range and a property type"
        />
      }
    >
      <p>
        Buyers rarely want one suburb. Type two letters and choose; add the next one. Price and type narrow it, and an
        empty box means no limit.
      </p>
      <p>Your last searches wait on the home page, with what each one found.</p>
    </Chapter>
    <Chapter
      side="left"
      title="You see who has answered"
      picture={
        <DetailScreen
          name="search-progress"
          alt="A search under way: each provider by name, with how many homes it has found so far"
        />
      }
    >
      <p>
        Providers take their time. Homes appear as soon as the first one answers, scored already, while the others are
        still looking.
      </p>
      <p>If one is late or fails, the page says which, and what you have stays.</p>
    </Chapter>
    <SameHome />
    <Chapter
      title="On the map, when streets matter"
      picture={<DetailScreen name="search-map" alt="The results on a map beside the list, each home with its score" />}
    >
      <p>
        Open the map beside the list: each home stands there with its score. What you point at in one shows in the
        other.
      </p>
      <p>
        Keep a search, and it runs again on its own: every few minutes or every morning. You hear of new homes, other
        prices and homes that are gone.
      </p>
    </Chapter>
  </FeaturePage>
)
