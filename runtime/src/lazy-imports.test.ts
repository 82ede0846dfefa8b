import { execFile } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
await import(new URL('../../tools/build.mjs', import.meta.url).href)

interface LazyImport {
  readonly specifier: string
  readonly names: readonly string[]
}

/**
 * `const { name, other: alias } = await import("place")` and `(await import("place")).name`, as esbuild writes them.
 */
const lazyImport = /(?:\{([^{}=]+)\}\s*=\s*await import\("([^"]+)"\)|\(await import\("([^"]+)"\)\)\.(\w+))/g

const readLazyImports = (file: string): LazyImport[] =>
  [...readFileSync(join(dist, file), 'utf8').matchAll(lazyImport)].map(([, listed, from = '', at = from, name]) => ({
    specifier: at,
    names: (listed ?? name ?? '').split(',').map((one) => one.split(':')[0]?.trim() ?? ''),
  }))

/** Runs in a separate process from the bundle's folder and returns the names that each import would give. */
const namesGivenBy = async (specifiers: readonly string[]): Promise<Record<string, string[]>> => {
  const script = `const given = {}
    for (const place of ${JSON.stringify(specifiers)}) given[place] = Object.keys(await import(place))
    process.stdout.write(JSON.stringify(given), () => process.exit())`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: dist,
  })
  return JSON.parse(stdout) as Record<string, string[]>
}

/** Packages that the product loads on demand. */
const loadedLazily = [
  ...['@aws-sdk/client-s3', '@node-rs/argon2', '@opentelemetry/exporter-trace-otlp-http', '@opentelemetry/sdk-node'],
  ...['ioredis', 'nodemailer', 'pdfkit', 'sharp', 'stripe'],
]

const files = readdirSync(dist).filter((name) => name.endsWith('.mjs'))
const imports = files.flatMap(readLazyImports)
const packagesIn = (file: string): string[] =>
  [...readFileSync(join(dist, file), 'utf8').matchAll(/\bimport\("([^".][^"]*)"\)/g)].flatMap(([, name = '']) =>
    isBuiltin(name) ? [] : name,
  )

describe('lazy imports of the built product', () => {
  it('are all packages that the sources import lazily, each from node_modules', () => {
    expect([...new Set(files.flatMap(packagesIn))].sort()).toEqual(loadedLazily)
    expect(imports.map(({ specifier }) => specifier)).toEqual(expect.arrayContaining(loadedLazily))
  })

  it('export every name that is used', async () => {
    const given = await namesGivenBy([...new Set(imports.map(({ specifier }) => specifier))])
    const missing = imports.flatMap(({ specifier, names }) =>
      names.filter((name) => !given[specifier]?.includes(name)).map((name) => `${specifier} has no ${name}`),
    )
    expect(imports.length).toBeGreaterThan(loadedLazily.length)
    expect(missing).toEqual([])
  })
})
