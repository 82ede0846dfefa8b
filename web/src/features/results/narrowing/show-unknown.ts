import { countText } from '@/lib/format.ts'

/** "Show the 17": the label of the button that shows homes of unknown value. */
export function showUnknown(count: number): string {
  return count === 1 ? 'Show it' : `Show the ${countText(count)}`
}
