import { describe, expect, it } from 'vitest'
import { looseReasonsOf, mergeJudgement } from './judgement.ts'
import { addReasoned, mergeReasoned, type Reasoned, sayOn } from './reasoned.ts'

type Choice = 'love' | 'no'
const none: Reasoned<Choice> = { choice: null, reason: '' }
const love: Reasoned<Choice> = { choice: 'love', reason: 'sunny' }
const no: Reasoned<Choice> = { choice: 'no', reason: 'too dark' }

describe('a choice with its reason', () => {
  it.each([
    ['keeps its reason when it is repeated', love, { choice: 'love' }, love],
    ['loses the reason of the one before', love, { choice: 'no' }, { choice: 'no', reason: '' }],
    ['takes a new reason', love, no, no],
    ['is withdrawn with its reason', love, { choice: null }, none],
    ['stays when its reason is cleared', love, { reason: '' }, { choice: 'love', reason: '' }],
    ['stays when nothing is said', love, {}, love],
  ] as const)('%s', (_, seen, given, said) => {
    expect(sayOn<Choice>(seen, given)).toEqual(said)
  })

  it('that only repeats what was seen leaves another tab’s', () => {
    expect(mergeReasoned(no, love, love)).toEqual(no)
    expect(mergeReasoned(none, love, {})).toEqual(none)
  })

  it('that comes later wins with its reason, and never takes the other’s', () => {
    expect(mergeReasoned(no, none, { choice: 'love' })).toEqual({ choice: 'love', reason: '' })
    expect(mergeReasoned(no, love, { reason: 'north' })).toEqual({ choice: 'love', reason: 'north' })
    expect(mergeReasoned(no, null, { choice: 'love' })).toEqual({ choice: 'love', reason: '' })
  })

  it('is added where there is none, and never replaced', () => {
    expect(addReasoned(none, love)).toEqual(love)
    expect(addReasoned(no, love)).toEqual(no)
    expect(addReasoned({ ...no, reason: '' }, love)).toEqual({ ...no, reason: '' })
    expect(addReasoned({ ...love, reason: '' }, { reason: 'north' }).reason).toBe('north')
    expect(addReasoned(love, { reason: 'north' })).toEqual(love)
    expect(addReasoned(love, none)).toEqual(love)
  })
})

const said = { verdict: 'love', verdictReason: 'sunny', stage: 'lost', stageReason: 'over our limit' } as const

describe('a verdict and a stage', () => {
  it('change apart: a home that is lost stays loved, and one that is no longer loved stays lost', () => {
    const seen = { ...said, stage: 'seen', stageReason: '' } as const
    expect(mergeJudgement(seen, seen, { stage: 'lost', stageReason: 'over our limit' })).toEqual(said)
    expect(mergeJudgement(said, said, { verdict: 'no' })).toEqual({ ...said, verdict: 'no', verdictReason: '' })
  })

  it('are needed by their reasons, and only the end of a pursuit has one', () => {
    const loose = { verdictReason: false, stageReason: false }
    expect(looseReasonsOf(said)).toEqual(loose)
    expect(looseReasonsOf({ ...said, stage: 'bought' })).toEqual(loose)
    expect(looseReasonsOf({ ...said, verdict: null })).toEqual({ ...loose, verdictReason: true })
    for (const stage of [null, 'under-contract'] as const) {
      expect(looseReasonsOf({ ...said, stage })).toEqual({ ...loose, stageReason: true })
    }
  })
})
