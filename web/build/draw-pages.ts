import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const clientFolder = join(root, 'dist')
const drawerFolder = join(root, 'node_modules/.drawn-pages')

interface Drawer {
  drawnPages: readonly { address: string; module: string }[]
  drawPage: (address: string) => Promise<string>
}

/** Prerenders the public pages for visitors into `dist/drawn`, from the client just built. */
export function drawPages(): Plugin {
  return {
    name: 'draw-pages',
    apply: ({ build: options }, { command }) => command === 'build' && options?.ssr === undefined,
    writeBundle: {
      order: 'post',
      async handler(_, bundle) {
        await build({
          configFile: join(root, 'vite.config.ts'),
          logLevel: 'warn',
          publicDir: false,
          build: { ssr: join(root, 'src/drawn-pages.tsx'), outDir: drawerFolder, emptyOutDir: true, sourcemap: false },
        })
        const { drawnPages, drawPage } = (await import(
          pathToFileURL(join(drawerFolder, 'drawn-pages.js')).href
        )) as Drawer
        const shell = await readFile(join(clientFolder, 'index.html'), 'utf8')
        await rm(join(clientFolder, 'drawn'), { recursive: true, force: true })
        for (const { address, module } of drawnPages) {
          const page = fillShell(shell, { address, drawn: await drawPage(address), files: filesOf(bundle, module) })
          const file = join(clientFolder, 'drawn', `${address === '/' ? 'index' : address.slice(1)}.html`)
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, page)
        }
      },
    },
  }
}

interface Filling {
  address: string
  drawn: string
  files: readonly string[]
}

const moduleTag = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="([^"]+)">(?:<\/script>)?/g

/**
 * Inserts a prerendered page into the shell. Throws for inline styles and scripts, which the CSP forbids. Lists
 * the page's own scripts for `public/begin.js`, the entry first.
 */
const fillShell = (shell: string, { address, drawn, files }: Filling): string => {
  const forbidden = /<script|\sstyle=|<template|<!--\$[?!]/.exec(drawn)
  if (forbidden) throw new Error(`${address}: the drawn page has "${forbidden[0]}", which it cannot be shown with.`)
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(drawn) ?? []
  const scripts = new Set([...shell.matchAll(moduleTag)].flatMap(([, file]) => file ?? []).concat(files))
  return shell
    .replace(moduleTag, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('</head>', () => `<script async src="/begin.js" data-files="${[...scripts].join(' ')}"></script>\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-drawn="${address}">${drawn.slice(head.length)}</div>`)
}

/** Returns a module's chunk and its static imports. */
const filesOf = (bundle: Rolldown.OutputBundle, module: string): string[] => {
  const chunk = Object.values(bundle).find((part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(module))
  if (chunk?.type !== 'chunk') throw new Error(`No file of the client begins with ${module}.`)
  return [chunk.fileName, ...chunk.imports].map((file) => `/${file}`)
}
