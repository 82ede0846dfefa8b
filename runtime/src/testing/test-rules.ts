import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBinary } from '@verandah/kit/testing'
import { stringify } from 'yaml'
import type { alertFiles } from './asked-numbers.ts'

/** Undefined where it is not installed. */
export const promtool = findBinary('promtool')
if (!promtool) console.info('promtool is not installed: the alerts are not evaluated.')

interface Rules {
  readonly in: (typeof alertFiles)[number]
  readonly evaluatedEvery: string
}

/** Runs tests of alert rules; resolves to what failed. */
export async function testRules(rules: Rules, tests: readonly object[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-rules-'))
  const file = join(folder, 'test.yml')
  const rule_files = [fileURLToPath(new URL(`../../../${rules.in}`, import.meta.url))]
  await writeFile(file, stringify({ rule_files, evaluation_interval: rules.evaluatedEvery, tests }))
  const { stdout, stderr } = spawnSync(promtool ?? '', ['test', 'rules', file], { encoding: 'utf8' })
  await rm(folder, { recursive: true })
  const output = `${stdout}${stderr}`
  return output.includes('SUCCESS') ? '' : output
}
