import { type doneSteps, eachAlone, type Job } from '@verandah/kit'
import { scoringRule, followOverrides } from '@verandah/scoring-model'
import { rescoreRanking } from './ranking/rescore-properties.ts'
import { firstWeightsOf } from './searches/score/weigh-search.ts'
import { type AnnounceScoresDeps, announceSavedScores } from './tracking/announce-saved-scores.ts'

type ConvertScoresDeps = AnnounceScoresDeps & { doneSteps: ReturnType<typeof doneSteps> }

const leaseMs = 60_000

/** Converts stored scores to the current rule, once, in one process; until then they are scored as they are read. */
export function convertScores(deps: ConvertScoresDeps): Job {
  let isDone = false
  /** Users whose scores this process has converted: a failure for another user costs them nothing. */
  const converted = new Set<string>()
  return {
    name: 'convert-scores',
    intervalMs: 10_000,
    run: async (signal) => {
      const step = `scores:rule-${scoringRule}`
      isDone ||= await deps.doneSteps.has(step)
      if (isDone) return
      const owners = await deps.userProperties.owners()
      await eachAlone(owners, async (userId) => {
        if (converted.has(userId) || signal.aborted || !(await deps.leases.hold('convert-scores', leaseMs))) return
        await convertOf(deps, userId)
        converted.add(userId)
      })
      if (!owners.every((userId) => converted.has(userId))) return
      await deps.doneSteps.add(step, `converts scores to rule ${scoringRule}`)
    },
  }
}

const convertOf = async (deps: ConvertScoresDeps, userId: string): Promise<void> => {
  await rescoreRanking(deps, userId)
  for (const id of await deps.searches.idsOf(userId)) await convertSearch(deps, id)
  await announceSavedScores(deps, { userId })
}

const convertSearch = async (deps: ConvertScoresDeps, searchId: string): Promise<void> => {
  const outdated = await deps.results.outdatedOf(searchId)
  const search = outdated.length === 0 ? null : await deps.searches.find(searchId)
  if (search === null) return
  const weights = await firstWeightsOf(deps, search)
  const following = { weights, isReweighed: false, filters: search.filters, overrides: new Map() }
  await deps.results.convert(searchId, followOverrides(outdated, following))
}
