import { useLateParts } from '../use-late-parts.ts'
import type { LearningProps } from './learning.tsx'

/** Weights suggested by what the buyer does, once the search has ended. */
export const LearningWhenReady = ({ isReady, ...props }: LearningProps & { isReady: boolean }) => {
  const parts = useLateParts(isReady)
  return isReady && parts && <parts.Learning {...props} />
}
