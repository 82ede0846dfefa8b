import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('check-sizes.mjs', import.meta.url))
let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'verandah-sizes-'))
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

const check = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries({ 'packages/a/src/small.ts': '\n', ...files })) {
    mkdirSync(join(tree, dirname(path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  return spawnSync(process.execPath, [script, tree], { encoding: 'utf8' })
}

describe('the sizes of files', () => {
  it('refuses a product file of more than 8 KB, however few its lines, by name', () => {
    const { status, stderr } = check({ 'services/a/src/wide.ts': `${'é'.repeat(4096)}\n` })
    expect(status).toBe(1)
    expect(stderr).toContain('services/a/src/wide.ts has 8193 bytes')
  })

  it('refuses a product file of more than 200 lines, by name', () => {
    const { status, stderr } = check({ 'web/src/long.tsx': '\n'.repeat(201) })
    expect(status).toBe(1)
    expect(stderr).toContain('web/src/long.tsx (201)')
  })

  it('refuses a comment wider than 120 characters, by its line', () => {
    const { status, stderr } = check({ 'runtime/src/told.ts': `\n/** ${'a'.repeat(114)} */\n` })
    expect(status).toBe(1)
    expect(stderr).toContain('runtime/src/told.ts:2')
  })

  it('accepts what is just within the limits, and any test', () => {
    const { status, stderr } = check({
      'gateway/src/full.ts': '1'.repeat(8192),
      'gateway/src/wide.ts': `// ${'a'.repeat(117)}\n`,
      'gateway/src/full.test.ts': '1'.repeat(9000),
    })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })
})
