import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the policy needs to let the scripts inside of the client's page run, and no other (CSP Level 3, hash-source). */
export const inlineScriptHashes = (webRoot: string | undefined): string[] =>
  [...pageOf(webRoot).matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** Empty while there is no built client. */
const pageOf = (webRoot: string | undefined): string => {
  try {
    return webRoot === undefined ? '' : readFileSync(join(webRoot, 'index.html'), 'utf8')
  } catch {
    return ''
  }
}
