import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { isCommand } from './testing/is-command.ts'

const root = new URL('../', import.meta.url)
const name = '.github/workflows/verify.yml'
const content = await readFile(new URL(name, root), 'utf8')

const folder = '.github/workflows/'
const all = await Promise.all(
  (await readdir(new URL(folder, root))).map(async (file) => ({
    file,
    text: await readFile(new URL(`${folder}${file}`, root), 'utf8'),
  })),
)

/** Returns the errors reported by GitHub's workflow schema. */
const faultsIn = (text: string): string[] => {
  const { context } = parseWorkflow({ name, content: text }, new NoOperationTraceWriter())
  return context.errors.getErrors().map(({ message }) => message)
}

interface Step {
  readonly run?: string
}
const stepsIn = (text: string): Step[] =>
  Object.values((parse(text) as { jobs: Record<string, { steps: Step[] }> }).jobs).flatMap(({ steps }) => steps)

describe.each(all)('the workflow $file', ({ text }) => {
  it('keeps the schema of GitHub', () => {
    expect(faultsIn(text)).toEqual([])
  })

  it('runs commands, and reads files of k8s, that are there', () => {
    const commands = [...text.matchAll(/npm run (?:--silent )?[\w:-]+(?: [\w-]+)?/g)].map(([command]) =>
      command.replace('--silent ', ''),
    )
    expect(commands.length).toBeGreaterThan(0)
    expect(commands.filter((command) => !isCommand(command))).toEqual([])
    const files = [...text.matchAll(/(?<![\w./])k8s\/(?:[\w-]+\/)*[\w-]+(?:\.(?:ya?ml|sh|json))?(?![\w/-])/g)].map(
      ([path]) => path,
    )
    expect(files.filter((path) => !existsSync(new URL(path, root)))).toEqual([])
  })

  it('names every action by its commit, with the version beside it', () => {
    const actions = [...text.matchAll(/uses: (.+)$/gm)].map(([, action = '']) => action)
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
  })

  it('has scripts that a shell can read', () => {
    const scripts = stepsIn(text).flatMap(({ run }) => run?.replaceAll(/\$\{\{.*?\}\}/g, 'VALUE') ?? [])
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' }).stderr).toBe('')
  })
})

describe('the workflow of GitHub Actions', () => {
  it('is held by that schema: an unknown key, a missing runner and an unknown expression are refused', () => {
    expect(faultsIn(content.replace('timeout-minutes: 25', 'timeout: 25'))).not.toEqual([])
    expect(faultsIn(content.replace('runs-on: ubuntu-24.04', 'on: ubuntu-24.04'))).not.toEqual([])
    expect(faultsIn(content.replace('matrix.command', 'matrx.command'))).not.toEqual([])
  })

  it('verifies, tries real servers, the image and the manifests, and does the long things by night', () => {
    const jobs = [...content.matchAll(/^ {2}([a-z]+):\n {4}name: /gm)].map(([, job]) => job)
    expect(jobs).toEqual(['verify', 'infra', 'image', 'manifests', 'nightly'])
    const nightly = [...content.matchAll(/\{ name: [^,]+, command: npm run (?:prove )?([\w:-]+)/g)].map(
      ([, command]) => command,
    )
    expect([...new Set(nightly)]).toEqual(['verify', 'mutation', 'fuzz', 'chaos', 'simulate'])
  })

  it('releases only what is signed, for two architectures, with a bill of materials and provenance', () => {
    const release = all.find(({ file }) => file === 'release.yml')?.text ?? ''
    for (const text of ['linux/amd64,linux/arm64', 'sbom: true', 'provenance: mode=max', 'attest-build-provenance'])
      expect(release).toContain(text)
    expect(release.match(/cosign sign --yes/g)).toHaveLength(2)
    expect(release).not.toContain(':latest')
  })

  it('installs the chart in a cluster, and breaks, upgrades, takes back and restores it, each with a buyer after it', () => {
    const steps = stepsIn(all.find(({ file }) => file === 'cluster.yml')?.text ?? '')
    const at = (text: string) => steps.findIndex(({ run }) => run?.includes(text))
    const order = [
      'helm install verandah',
      'rs.stepDown()',
      'helm upgrade verandah',
      'k8s/roll-back.sh',
      'store.mjs restore',
    ]
    const found = order.map(at)
    expect(found).toEqual(found.toSorted((one, other) => one - other))
    expect(found).not.toContain(-1)
    for (const step of found.slice(1)) expect(steps[step]?.run).toContain('npm run check buyer')
  })
})
