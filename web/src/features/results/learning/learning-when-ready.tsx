import { queryOptions, useQuery } from '@tanstack/react-query'
import { untilIdle } from '../certainty/until-idle.ts'
import type { LearningProps } from './learning.tsx'

/** The code, which the first screen does not wait for. */
const codeQuery = queryOptions({
  queryKey: ['learning-code'],
  queryFn: async ({ signal }) => {
    await untilIdle(signal)
    return (await import('./learning.tsx')).Learning
  },
  structuralSharing: false,
})

/** Weights suggested by what the buyer does, once the search has ended. */
export const LearningWhenReady = ({ isReady, ...props }: LearningProps & { isReady: boolean }) => {
  const { data: Learning } = useQuery({ ...codeQuery, enabled: isReady && typeof Worker === 'function' })
  return isReady && Learning !== undefined && <Learning {...props} />
}
