import { paths } from '@/lib/paths.ts'
import { Chapter } from './components/chapter.tsx'
import { FeaturePage } from './components/feature-page.tsx'
import { KitchenTable } from './components/kitchen-table.tsx'
import { DetailScreen } from './components/screen.tsx'

export const CompareFeaturePage = () => (
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
      picture={
        <DetailScreen
          name="compare-shortlist"
          alt="The shortlist: saved homes with their tags, and chips to filter by them"
        />
      }
    >
      <p>
        The heart keeps a home. Tags sort them your way: &ldquo;quiet street&rdquo;, &ldquo;needs a kitchen&rdquo;,
        &ldquo;Mum likes it&rdquo;. Type a word or press a tag, and the rest steps aside.
      </p>
      <p>A price that moves or a home that is sold shows on your list as soon as a provider says so.</p>
    </Chapter>
    <Chapter
      side="left"
      title="Notes, on the spot"
      picture={<DetailScreen name="compare-notes" alt="The page of a home with notes and tags being written" />}
    >
      <p>
        Written with one thumb in the hallway, there on the laptop tonight. Notes stay with the home, beside its score,
        and nobody but you sees them.
      </p>
    </Chapter>
    <KitchenTable />
  </FeaturePage>
)
