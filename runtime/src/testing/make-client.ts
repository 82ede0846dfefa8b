import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'

type Document = Exclude<Parameters<typeof openapiTS>[0], string | URL | Buffer>
interface Journey {
  readonly takeTheJourneyAsClient: (baseUrl: string) => Promise<void>
}

const folder = new URL('client/', import.meta.url)
const compiler = fileURLToPath(new URL('../../../node_modules/typescript-native/bin/tsc', import.meta.url))

/**
 * Generates a client's types from an OpenAPI document and type-checks the client's journey. Throws the compiler's
 * output.
 */
export async function makeClient(document: object): Promise<Journey['takeTheJourneyAsClient']> {
  const types = astToString(await openapiTS(document as Document, { silent: true }))
  await mkdir(new URL('dist/', folder), { recursive: true })
  await writeFile(new URL('dist/api.ts', folder), types)
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', fileURLToPath(folder)], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The client does not fit the document: ${stdout}`)
  const journey = new URL('journey.ts', folder).href
  return ((await import(journey)) as Journey).takeTheJourneyAsClient
}
