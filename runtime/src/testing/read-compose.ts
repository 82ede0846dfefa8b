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
  readonly depends_on?: Readonly<Record<string, { condition: string }>>
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly volumes?: readonly string[]
  readonly mem_limit?: string
  readonly logging?: { readonly driver: string; readonly options: Readonly<Record<string, string>> }
}

/** Whether memory and log of a container have limits. */
export function isLimited({ mem_limit = '', logging }: Pick<ComposeService, 'mem_limit' | 'logging'>): boolean {
  return (
    /^\d+[mg]$/.test(mem_limit) &&
    logging?.driver === 'json-file' &&
    ['max-size', 'max-file'].every((name) => logging.options[name] !== undefined)
  )
}

/** Returns the services of docker-compose.yml as Compose starts them with this `.env` and nothing else set. */
export async function readCompose(dotEnv: Variables = {}): Promise<Map<string, ComposeService>> {
  const servicesIn = async (file: string): Promise<Record<string, Partial<ComposeService>>> => {
    const text = (await readText(file)).replaceAll(
      /\$\{(\w+):?-([^}]*)\}/g,
      (_, name: string, unset: string) => dotEnv[name] ?? unset,
    )
    return (parse(text, { merge: true }) as { services: Record<string, Partial<ComposeService>> }).services
  }
  const overrides = await servicesIn('docker-compose.override.yml')
  return new Map(
    Object.entries(await servicesIn('docker-compose.yml'))
      .map(([name, own]) => [name, { ...own, ...overrides[name] }] as const)
      .map(([name, service]) => [
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
