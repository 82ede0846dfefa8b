import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'verandah-results-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const passed = (fullName: string, failureMessages: string[] = []) => ({ fullName, status: 'passed', failureMessages })

const count = (report: object, testStatus: string, checkStatus: string) => {
  const file = join(folder, 'tests.json')
  writeFileSync(file, JSON.stringify(report))
  const { stdout, status } = spawnSync('node', ['tools/count-results.mjs', file, testStatus, checkStatus])
  return { lines: String(stdout).trim().split('\n'), status }
}

it('names a test that passed on its second try, and passes', () => {
  const assertionResults = [passed('keeps a note'), passed('moves a card', ['Error: timed out\n    at card.ts'])]
  const report = { numPassedTests: 2, numFailedTests: 0, testResults: [{ assertionResults }] }

  expect(count(report, '0', '0')).toEqual({
    lines: ['Passed on its second try: moves a card', '  Error: timed out', '2 passed, 0 failed'],
    status: 0,
  })
})

it('fails with the tests, with the checks, and where no test ran', () => {
  const report = (numPassedTests: number, numFailedTests: number) => ({
    numPassedTests,
    numFailedTests,
    testResults: [],
  })

  expect(count(report(5, 1), '1', '0')).toEqual({ lines: ['5 passed, 1 failed'], status: 1 })
  expect(count(report(5, 0), '0', '1')).toEqual({ lines: ['5 passed, 1 failed'], status: 1 })
  expect(count(report(0, 0), '0', '0')).toEqual({ lines: ['0 passed, 0 failed'], status: 1 })
})
