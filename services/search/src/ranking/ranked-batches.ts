import { scoringFields } from '@verandah/scoring-model'
import type { RankedHomes, UserPropertyDoc } from './user-property-document.ts'

/** The parts of a ranked home needed to score it again. */
type Ranked = Pick<UserPropertyDoc, '_id' | 'propertyId' | 'revision' | 'score' | 'worth' | 'isRescoreDue'>
const ofRanked = ['propertyId', 'revision', 'score', 'worth', 'isRescoreDue']

/** The parts of a home needed to score it from scratch. */
type Scorable = Pick<UserPropertyDoc, 'home' | 'locations' | 'isRescoreDue'>
const ofHome = [...scoringFields.filter((name) => name !== 'facts'), 'facts.name', 'facts.value']
const ofScorable = ['locations', 'isRescoreDue', ...ofHome.map((name) => `home.${name}`)]

export type NewScore = Pick<UserPropertyDoc, '_id' | 'revision' | 'score'>

/** A batch of a user's homes after `afterId`, in id order; ids start with the user's, so no other home is read. */
export function batches(model: RankedHomes) {
  const find = (userId: string, afterId: string, fields: string[]) =>
    model
      .find({ userId, _id: { $gt: afterId || `${userId}:`, $lt: `${userId};` } }, fields)
      .sort({ _id: 1 })
      .hint({ _id: 1 })
  return {
    allOf: (userId: string) => find(userId, '', []).lean<UserPropertyDoc[]>(),
    rankedOf: (userId: string, afterId: string, limit: number) =>
      find(userId, afterId, ofRanked).limit(limit).lean<Ranked[]>(),
    scorableOf: (ids: readonly string[]) => model.find({ _id: { $in: ids } }, ofScorable).lean<Scorable[]>(),
    /** One update for all homes with the same score and revision. Newer revisions are left alone. */
    moveTo: async (scores: readonly NewScore[]) => {
      const alike = new Map<string, { score: number; revision: number; ids: string[] }>()
      for (const { _id, revision, score } of scores) {
        const key = `${score}:${revision}`
        const known = alike.get(key)
        if (known) known.ids.push(_id)
        else alike.set(key, { score, revision, ids: [_id] })
      }
      const operations = [...alike.values()].map(({ score, revision, ids }) => ({
        updateMany: { filter: { _id: { $in: ids }, revision }, update: { $set: { score } } },
      }))
      if (operations.length > 0) await model.collection.bulkWrite(operations as never, { ordered: false })
    },
  }
}
