import { readFile, writeFile } from 'node:fs/promises'
import { prometheusRule } from './k8s/prometheus-rule.ts'

/** Files of k8s that are made from other files; `--check` compares only. */
const root = new URL('../', import.meta.url)
const files = new Map([['k8s/components/monitoring/prometheus-rule.yaml', await prometheusRule()]])

for (const [path, text] of files) {
  if (!process.argv.includes('--check')) await writeFile(new URL(path, root), text)
  else if ((await readFile(new URL(path, root), 'utf8').catch(() => '')) !== text) {
    process.stderr.write(`${path} is out of date: run \`npm run generate manifests\`.\n`)
    process.exitCode = 1
  }
}
