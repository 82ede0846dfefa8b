import { readFile } from 'node:fs/promises'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { describe, expect, it } from 'vitest'
import { isCommand } from './testing/is-command.ts'

const root = new URL('../', import.meta.url)
const name = '.github/workflows/verify.yml'
const content = await readFile(new URL(name, root), 'utf8')

/** Returns the errors reported by GitHub's workflow schema. */
const faultsIn = (text: string): string[] => {
  const { context } = parseWorkflow({ name, content: text }, new NoOperationTraceWriter())
  return context.errors.getErrors().map(({ message }) => message)
}

describe('the workflow of GitHub Actions', () => {
  it('keeps the schema of GitHub', () => {
    expect(faultsIn(content)).toEqual([])
  })

  it('is held by that schema: an unknown key, a missing runner and an unknown expression are refused', () => {
    expect(faultsIn(content.replace('timeout-minutes: 25', 'timeout: 25'))).not.toEqual([])
    expect(faultsIn(content.replace('runs-on: ubuntu-24.04', 'on: ubuntu-24.04'))).not.toEqual([])
    expect(faultsIn(content.replace('matrix.command', 'matrx.command'))).not.toEqual([])
  })

  it('runs commands that are there', () => {
    const commands = [...content.matchAll(/npm run [\w:-]+(?: [\w-]+)?/g)].map(([command]) => command)
    expect(commands.length).toBeGreaterThan(4)
    expect(commands.filter((command) => !isCommand(command))).toEqual([])
  })

  it('verifies, tries real servers, the image and the manifests, and does the long things by night', () => {
    const jobs = [...content.matchAll(/^ {2}([a-z]+):\n {4}name: /gm)].map(([, job]) => job)
    expect(jobs).toEqual(['verify', 'infra', 'image', 'manifests', 'nightly'])
    const nightly = [...content.matchAll(/\{ name: [^,]+, command: npm run (?:prove )?([\w:-]+)/g)].map(
      ([, command]) => command,
    )
    expect([...new Set(nightly)]).toEqual(['verify', 'mutation', 'fuzz', 'chaos'])
  })
})
