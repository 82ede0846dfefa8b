import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parts } from '@verandah/runtime/settings'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('../../k8s/roll-back.sh', import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-roll-back-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the script with a kubectl that notes its calls and fails at one of them. */
const rollBack = (args: readonly string[], failing = 'nothing') => {
  const notes = join(folder, 'calls')
  writeFileSync(notes, '')
  const kubectl = `#!/bin/sh\necho "$*" >> '${notes}'\ncase "$*" in *'${failing}'*) exit 1;; esac\n`
  writeFileSync(join(folder, 'kubectl'), kubectl)
  chmodSync(join(folder, 'kubectl'), 0o755)
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  const { status, stderr } = spawnSync('sh', [script, ...args], { encoding: 'utf8', env })
  const calls = readFileSync(notes, 'utf8').trim().split('\n')
  const namedIn = (verb: string) =>
    calls.filter((call) => call.includes(` rollout ${verb} `)).map((call) => call.split('deployment/')[1])
  return { status, stderr, calls, undone: namedIn('undo'), awaited: namedIn('status') }
}

describe('k8s/roll-back.sh', () => {
  it('takes every part back, scoring after the services and the gateway last, and waits for each', () => {
    const { status, undone, awaited, calls } = rollBack(['homes'])
    expect(status).toBe(0)
    expect([...undone].sort()).toEqual([...parts].sort())
    expect(undone.slice(-2)).toEqual(['scoring', 'gateway'])
    expect(awaited).toEqual(undone)
    expect(calls.every((call) => call.startsWith('--namespace homes '))).toBe(true)
    const at = (text: string) => calls.findIndex((call) => call.endsWith(text))
    expect(at('undo deployment/scoring')).toBeGreaterThan(at('10m deployment/search'))
    expect(at('undo deployment/gateway')).toBeGreaterThan(at('10m deployment/scoring'))
  })

  it('stops where a part does not become ready, and goes on with those that are named', () => {
    const { status, undone } = rollBack(['homes'], 'status --timeout 10m deployment/search')
    expect(status).not.toBe(0)
    expect(undone).not.toContain('scoring')
    expect(rollBack(['homes', 'scoring', 'gateway']).undone).toEqual(['scoring', 'gateway'])
  })

  it('asks for the namespace', () => {
    expect(rollBack([]).stderr).toContain('Name the namespace')
  })
})
