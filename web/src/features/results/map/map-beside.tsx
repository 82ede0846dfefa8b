import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import type { RankedHome } from '../ranking/rank-homes.ts'
import { useHomeMap } from './use-home-map.ts'

/** The place of the map: waiting for its code, without it, or the map itself. */
export const MapBeside = ({ ranked, searchId }: { ranked: readonly RankedHome[]; searchId: string }) => {
  const { HomeMap, tiles, hasFailed, retry } = useHomeMap()
  if (HomeMap !== undefined) return <HomeMap ranked={ranked} tiles={tiles} searchId={searchId} />
  if (!hasFailed) {
    return (
      <div role="status" className="h-full">
        <span className="sr-only">Opening the map…</span>
        <Skeleton className="h-full rounded-lg" />
      </div>
    )
  }
  return (
    <Notice isError title="The map could not be opened" action={<Button onClick={retry}>Try again</Button>}>
      The connection may have broken. The list is not affected.
    </Notice>
  )
}
