import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { copyDataTo, serverBundle } from '../../tools/bundle/server-bundle.mjs'
import { root } from '../../tools/ensure-installed.mjs'
import { missed, plants as found } from './plants.mjs'

const plants = { ...found, ...missed }
const folder = join(root, 'proofs/simulation')
const given = process.argv.slice(2)
const plantAt = given.indexOf('--plant')
const [, plantName] = plantAt < 0 ? [] : given.splice(plantAt, 2)
const output = join(folder, 'dist', plantName ?? 'sound')

/** Puts a fault back into the product. */
const plant = (name) => {
  const { file, find, put } = plants[name] ?? {}
  if (file === undefined) throw new Error(`There is no plant "${name}"; there are: ${Object.keys(plants).join(', ')}`)
  const path = join(root, file)
  return {
    name,
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, (loaded) => {
        if (loaded.path !== path) return undefined
        const sound = readFileSync(path, 'utf8')
        if (!sound.includes(find)) throw new Error(`${file} no longer holds what the plant "${name}" replaces`)
        return { contents: sound.replace(find, () => put), loader: 'ts' }
      }),
  }
}

/** Bundled, because Node loads single modules in other threads, which no seed decides. */
await build({
  ...serverBundle,
  entryPoints: [join(folder, 'src/main.ts')],
  outfile: join(output, 'simulate.mjs'),
  plugins: [...serverBundle.plugins, ...(plantName === undefined ? [] : [plant(plantName)])],
})
copyDataTo(output)
/** Stacks of errors are read with `--log` only, and cost a twentieth of the time. */
const stacks = given.includes('--log') ? ['--enable-source-maps'] : ['--stack-trace-limit=0']
/** A history that is kept beyond its end fills this soon, instead of slowing every later one. */
const memory = ['--max-semi-space-size=64', '--max-old-space-size=512']
const exactAt = given.indexOf('--exact')
const exact = exactAt < 0 ? undefined : given[exactAt + 1]
const simulate = (args) =>
  spawnSync(process.execPath, [...stacks, ...memory, join(output, 'simulate.mjs'), ...args], {
    encoding: 'utf8',
    stdio: ['inherit', exact ? 'pipe' : 'inherit', 'inherit'],
  })
const { status, stdout } = simulate(given)
process.exitCode = status ?? 1

/** The same in another process, which has played nothing twice. */
if (exact) {
  const { stdout: other } = simulate([...given, '--exact', '0', '--histories', exact, '--traces'])
  const tracesIn = (said) => said.split('\n').filter((line) => line.includes(': trace '))
  const others = tracesIn(other)
  const expected = tracesIn(stdout).slice(0, Number(exact))
  const differing = expected.filter((line, at) => line !== others[at])
  process.stdout.write(stdout)
  for (const line of differing) console.log(`  ✗ another process plays it differently: ${line}`)
  if (differing.length > 0) process.exitCode = 1
}
