import { ReasonsContext } from '../ranking/reasons-context.ts'
import { MovingList } from '../ranking/moving-list.tsx'
import type { RankedHome } from '../ranking/rank-homes.ts'
import type { ReasonsOf } from '../ranking/use-ranked-homes.ts'
import { cardGrid } from './card-grid.ts'
import { HomeSlot } from './home-slot.tsx'

const drawnAtOnce = 50

export const ResultsList = ({ ranked, reasonsOf }: { ranked: readonly RankedHome[]; reasonsOf: ReasonsOf }) => (
  <ReasonsContext value={reasonsOf}>
    <MovingList
      label="Homes, best match first"
      order={ranked.map(({ home }) => home.id)}
      className={`${cardGrid} [overflow-anchor:none]`}
    >
      {ranked.map(({ home, score, shownScore }, index) => (
        <HomeSlot key={home.id} home={home} score={score} shownScore={shownScore} isEager={index < drawnAtOnce} />
      ))}
    </MovingList>
  </ReasonsContext>
)
