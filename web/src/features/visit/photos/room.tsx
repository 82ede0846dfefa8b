import type { StoredFiles } from '@verandah/contracts'
import { megabytesText } from '@/lib/visits/file-words.ts'

type Taken = Pick<StoredFiles, 'usedBytes' | 'quotaBytes'>

const shownFrom = 0.8

export function isFull({ usedBytes, quotaBytes }: Taken): boolean {
  return usedBytes >= quotaBytes
}

export function Room({ room }: { room: Taken }) {
  const { usedBytes, quotaBytes } = room
  if (usedBytes < shownFrom * quotaBytes) return null
  return (
    <div className="flex flex-col gap-1.5">
      <meter
        aria-label="Room for photos and documents"
        min={0}
        max={quotaBytes}
        value={Math.min(usedBytes, quotaBytes)}
        className="h-2 w-full [&::-webkit-meter-bar]:h-2 [&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-sunken [&::-webkit-meter-optimum-value]:rounded-full [&::-webkit-meter-optimum-value]:bg-ochre"
      />
      <p className="text-14 text-ink-soft tabular-nums">
        {megabytesText(usedBytes)} of {megabytesText(quotaBytes)} used by photos and documents
        {isFull(room) && '. Delete some to add more'}.
      </p>
    </div>
  )
}
