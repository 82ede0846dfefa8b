import { parse } from 'yaml'
import { readText } from './declared-settings.ts'

type Variables = Readonly<Record<string, string>>

export interface ComposeService {
  readonly image: string
  readonly command?: readonly string[]
  readonly environment: Variables
  readonly env_file?: readonly { path: string }[]
  readonly ports: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
}

/** The services of docker-compose.yml as Compose starts them where `.env` says this, and nothing else is set outside. */
export const readCompose = async (dotEnv: Variables = {}): Promise<Map<string, ComposeService>> => {
  const text = (await readText('docker-compose.yml')).replaceAll(
    /\$\{(\w+):?-([^}]*)\}/g,
    (_, name: string, unset: string) => dotEnv[name] ?? unset,
  )
  const { services } = parse(text, { merge: true }) as { services: Record<string, Partial<ComposeService>> }
  return new Map(
    Object.entries(services).map(([name, service]) => [
      name,
      {
        image: '',
        ports: [],
        ...service,
        environment: { ...(service.env_file && dotEnv), ...asText(service.environment) },
      },
    ]),
  )
}

/** YAML reads an empty default as null. */
const asText = (variables: Readonly<Record<string, string | number | null>> = {}): Variables =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value === null ? '' : String(value)]))
