import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { chartFiles } from './k8s/chart/chart-files.ts'
import { renderVariants } from './k8s/chart/render-variants.ts'
import { prometheusRule } from './k8s/prometheus-rule.ts'

/** Files of k8s that are made from other files; `--check` compares only. */
const root = new URL('../', import.meta.url)
const isCheck = process.argv.includes('--check')
const templates = 'k8s/chart/templates'

const read = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8').catch(() => '')

const keep = async (path: string, text: string): Promise<void> => {
  if (!isCheck) return writeFile(new URL(path, root), text)
  if ((await read(path)) !== text) complain(path)
}
/** For the file of an object that is no longer there. */
const drop = async (path: string): Promise<void> => {
  if (isCheck) complain(path)
  else await rm(new URL(path, root))
}
const complain = (path: string): void => {
  process.stderr.write(`${path} is out of date: run \`npm run generate manifests\`.\n`)
  process.exitCode = 1
}

// Before the chart, which is made from it.
await keep('k8s/components/monitoring/prometheus-rule.yaml', await prometheusRule())

const variants = await renderVariants()
if (variants) {
  const files = chartFiles(variants)
  await mkdir(new URL(templates, root), { recursive: true })
  for (const [name, text] of files) await keep(`${templates}/${name}`, text)
  for (const name of await readdir(new URL(templates, root))) if (!files.has(name)) await drop(`${templates}/${name}`)
} else process.stdout.write('SKIPPED: kubectl is not installed, so the templates of k8s/chart were not looked at.\n')
