import { readFile, writeFile } from 'node:fs/promises'
import { allEvents, serviceNames } from '@verandah/contracts'
import { serviceLoaders } from '../src/services.ts'
import { eventsDocument, flowsOf } from '../src/topology.ts'

const path = new URL('../../docs/events.md', import.meta.url)
const services = await Promise.all(serviceNames.map((name) => serviceLoaders[name]()))
const document = eventsDocument(flowsOf(allEvents, services))

if (process.argv.includes('--check')) {
  const written = await readFile(path, 'utf8').catch(() => '')
  if (written !== document) {
    process.stderr.write('docs/events.md is out of date: run `npm run generate events`.\n')
    process.exitCode = 1
  }
} else {
  await writeFile(path, document)
}
