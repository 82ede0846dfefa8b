import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServerProcess } from '@verandah/kit/testing'
import { parse, stringify } from 'yaml'
import { alertFiles } from './asked-numbers.ts'
import { readText } from './declared-settings.ts'

interface Reply {
  readonly data: {
    readonly result?: readonly unknown[]
    readonly groups?: readonly { rules: readonly { name: string; health: string; lastError?: string }[] }[]
  }
}

/** Starts a real Prometheus with Compose's configuration and short intervals, scraping one product. */
export async function startPrometheus(binary: string, folder: string, { host }: URL) {
  const { scrape_configs } = parse(await readText('compose/prometheus.yml')) as {
    scrape_configs: { job_name: string }[]
  }
  const settings = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: alertFiles.map((path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))),
    scrape_configs: scrape_configs.map(({ job_name }) => ({ job_name, static_configs: [{ targets: [host] }] })),
  }
  const file = join(folder, 'prometheus.yml')
  await writeFile(file, stringify(settings))
  const { port, stop } = await startServerProcess({
    binary,
    argsOf: (at) => [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=127.0.0.1:${at}`,
    ],
  })
  const ask = async (path: string) =>
    ((await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()) as Reply).data
  return {
    stop,
    hasAnswer: async (expression: string) =>
      ((await ask(`query?query=${encodeURIComponent(expression)}`)).result ?? []).length > 0,
    rules: async () => (await ask('rules')).groups?.flatMap(({ rules }) => rules) ?? [],
  }
}
