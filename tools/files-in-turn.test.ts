import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesOfOtherTurns, groupsInTurn, turns } from './files-in-turn.ts'

const all = groupsInTurn().flat().sort()
const runBy = (turn: number) => all.filter((file) => !filesOfOtherTurns(String(turn)).includes(file))

describe('the long test files', () => {
  it('exist under these names', () => {
    expect(all.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([])
  })

  it('are each run once in as many runs as there are groups, and all by a full one', () => {
    const runs = Array.from({ length: turns }, (_, run) => runBy(run + turns * 3))
    expect(runs.flat().sort()).toEqual(all)
    expect(filesOfOtherTurns('all')).toEqual([])
  })

  it('are in groups of about equal length', () => {
    expect(groupsInTurn({ a: 4, b: 3, c: 3, d: 2 }, 2)).toEqual([
      ['a', 'd'],
      ['b', 'c'],
    ])
  })
})
