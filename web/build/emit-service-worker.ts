import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Files of web/public that every page needs. */
const publicFiles = ['/favicon.svg', '/manifest.webmanifest']

/** Emits /sw.js: service-worker.js with the hashed file names of this build. */
export function emitServiceWorker(): Plugin {
  return {
    name: 'emit-service-worker',
    apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
    async generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !file.endsWith('.map'))
      const files = [...publicFiles, ...built.map((file) => `/${file}`)]
      const template = await readFile(new URL('./service-worker.js', import.meta.url), 'utf8')
      const version = createHash('sha256').update(template).update(files.join()).digest('hex').slice(0, 12)
      const source = template
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("'__SHELL_FILES__'", JSON.stringify(files))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
