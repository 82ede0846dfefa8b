import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesOfOtherTurns, longFiles } from './files-in-turn.ts'

describe('the long test files', () => {
  it('exist under these names', () => {
    const missing = longFiles.flat().filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))
    expect(missing).toEqual([])
  })

  it('are each run once in three runs, and all by a full one', () => {
    const run = ['3', '4', '5'].map((turn) =>
      longFiles.flat().filter((file) => !filesOfOtherTurns(turn).includes(file)),
    )
    expect(run.flat().sort()).toEqual(longFiles.flat().sort())
    expect(filesOfOtherTurns('all')).toEqual([])
  })
})
