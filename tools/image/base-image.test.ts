import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFile(join(root, path), 'utf8')

interface Step {
  readonly id?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, string>>
}

let folder: string
let step: (id: string) => Step
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-base-image-'))
  const { jobs } = parse(await read('.github/workflows/release.yml')) as { jobs: { images: { steps: Step[] } } }
  step = (id) => jobs.images.steps.find((one) => one.id === id) ?? {}
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the step of the release with a docker that knows of one digest, and says how it ended and what it put out. */
const findBase = async (digest: string) => {
  const docker = join(folder, 'docker')
  const output = join(folder, 'output')
  await writeFile(docker, `#!/bin/sh\necho "$@" > ${join(folder, 'asked')}\necho '${digest}'\n`)
  await chmod(docker, 0o755)
  await writeFile(output, '')
  const env = { PATH: `${folder}:${process.env.PATH}`, GITHUB_OUTPUT: output }
  const { status } = spawnSync('bash', ['-e', '-c', step('base').run ?? 'exit 1'], { cwd: root, env })
  return { status, output: await readFile(output, 'utf8') }
}

it('every stage of the image begins with the one that a release replaces', async () => {
  const [base, ...stages] = [...(await read('Dockerfile')).matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)]
  expect(base?.[2]).toBe('base')
  expect(stages.length).toBeGreaterThan(1)
  expect(stages.filter(([, begins]) => begins !== 'base')).toEqual([])
})

it('a release names its base by digest, and says so in the image', async () => {
  const digest = `sha256:${'0a'.repeat(32)}`
  const [, tag] = /^FROM (\S+) AS base$/m.exec(await read('Dockerfile')) ?? []
  const base = `docker.io/library/${tag}`
  expect(await findBase(digest)).toEqual({ status: 0, output: `name=${base}\ndigest=${digest}\n` })
  expect(await readFile(join(folder, 'asked'), 'utf8')).toContain(`imagetools inspect ${base}`)
  const { 'build-contexts': replaced, labels } = step('build').with ?? {}
  expect(replaced).toBe('base=docker-image://${{ steps.base.outputs.name }}@${{ steps.base.outputs.digest }}')
  expect(labels).toContain('org.opencontainers.image.base.digest=${{ steps.base.outputs.digest }}')
})

it.each(['', 'sha256:0a', 'manifest unknown'])('a release ends where the registry answers "%s"', async (answer) => {
  expect(await findBase(answer)).toEqual({ status: 1, output: '' })
})
