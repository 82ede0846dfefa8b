import { describe, expect, it } from 'vitest'
import { addJudgement, hasLooseReason, type Judgement, judgementOn, mergeJudgement } from './judgement.ts'

const none: Judgement = { verdict: null, verdictReason: '' }
const love: Judgement = { verdict: 'love', verdictReason: 'sunny' }
const no: Judgement = { verdict: 'no', verdictReason: 'too dark' }

describe('a verdict', () => {
  it.each([
    ['keeps its reason when it is repeated', love, { verdict: 'love' }, love],
    ['loses the reason of the one before', love, { verdict: 'no' }, { verdict: 'no', verdictReason: '' }],
    ['takes a new reason', love, no, no],
    ['is withdrawn with its reason', love, { verdict: null }, none],
    ['stays when its reason is cleared', love, { verdictReason: '' }, { verdict: 'love', verdictReason: '' }],
    ['stays when nothing is said', love, {}, love],
  ] as const)('%s', (_, seen, given, said) => {
    expect(judgementOn(seen, given)).toEqual(said)
  })

  it('that only repeats what was seen leaves another tab’s', () => {
    expect(mergeJudgement(no, love, love)).toEqual(no)
    expect(mergeJudgement(none, love, {})).toEqual(none)
  })

  it('that comes later wins with its reason, and never takes the other’s', () => {
    expect(mergeJudgement(no, none, { verdict: 'love' })).toEqual({ verdict: 'love', verdictReason: '' })
    expect(mergeJudgement(no, love, { verdictReason: 'north' })).toEqual({ verdict: 'love', verdictReason: 'north' })
    expect(mergeJudgement(no, null, { verdict: 'love' })).toEqual({ verdict: 'love', verdictReason: '' })
  })

  it('is added where there is none, and never replaced', () => {
    expect(addJudgement(none, love)).toEqual(love)
    expect(addJudgement(no, love)).toEqual(no)
    expect(addJudgement({ ...no, verdictReason: '' }, love)).toEqual({ ...no, verdictReason: '' })
    expect(addJudgement({ ...love, verdictReason: '' }, { verdictReason: 'north' }).verdictReason).toBe('north')
    expect(addJudgement(love, { verdictReason: 'north' })).toEqual(love)
    expect(addJudgement(love, none)).toEqual(love)
  })

  it('is needed by a reason', () => {
    expect([love, none, { ...none, verdictReason: 'sunny' }].map(hasLooseReason)).toEqual([false, false, true])
  })
})
