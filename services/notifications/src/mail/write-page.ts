import { createHash } from 'node:crypto'
import { palette } from './palette.ts'
import { escapeHtml as escape } from './render-html.ts'

interface Page {
  title: string
  text: string
  /** Submits to the page's own address. */
  button?: string
  link?: { href: string; label: string }
}

/** The client's tokens, light and dark. */
const colours = {
  paper: `light-dark(${palette.paper},oklch(0.19 0.008 55))`,
  ink: `light-dark(${palette.ink},oklch(0.945 0.01 85))`,
  eucalypt: `light-dark(${palette.eucalypt},oklch(0.79 0.085 163))`,
  onEucalypt: `light-dark(${palette.onEucalypt},oklch(0.2 0.03 163))`,
} as const

const style = `:root{color-scheme:light dark}body{margin:0;padding:48px 20px;background:${colours.paper};color:${colours.ink};font:17px/1.5 Figtree,-apple-system,"Segoe UI",Arial,sans-serif}main{max-width:32rem;margin:auto}h1{font:600 1.6rem/1.25 Fraunces,Georgia,serif}button{padding:.75rem 1.25rem;border:0;border-radius:8px;background:${colours.eucalypt};color:${colours.onEucalypt};font:inherit;font-weight:600;cursor:pointer}a{color:${colours.eucalypt}}`

/** A self-contained page: inline styles, and a form that submits to our own origin. */
export function writePage({ title, text, button, link }: Page): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} · Verandah</title>
<style>${style}</style>
</head>
<body><main>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
${button === undefined ? '' : `<form method="post"><button type="submit">${escape(button)}</button></form>`}
${link === undefined ? '' : `<p><a href="${escape(link.href)}">${escape(link.label)}</a></p>`}
</main></body>
</html>
`
}

const styleHash = createHash('sha256').update(style).digest('base64')

/** The address of such a page holds a token, so no referrer is sent. */
export const pageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
}
