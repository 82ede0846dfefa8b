import type { Block, Message } from './block.ts'
import { escapeHtml as escape } from './escape-html.ts'
import { palette } from './palette.ts'
import { renderHome } from './render-home.ts'

const font = "font-family:'Figtree',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

/** The HTML part: tables and inline styles, because that is what mail programs show alike. Everything in it is escaped. */
export const renderHtml = ({ subject, preview, blocks, footer, link }: Message): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${palette.paper};color:${palette.ink}">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${palette.paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;${font};font-size:16px;line-height:1.5">
<tr><td style="padding:0 4px 16px;font-family:'Fraunces',Georgia,serif;font-size:22px;color:${palette.eucalypt}">Verandah</td></tr>
<tr><td style="padding:28px 24px;background:${palette.surface};border:1px solid ${palette.line};border-radius:12px">
${blocks.map(htmlOf).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;color:${palette.inkFaint}">${escape(footer)}${linkOf(link)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`

const linkOf = (link: Message['link']): string =>
  link ? `<br><a href="${escape(link.href)}" style="color:${palette.inkFaint}">${escape(link.label)}</a>` : ''

const htmlOf = (block: Block): string => {
  switch (block.type) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${lines(block.text)}</p>`
    case 'heading':
      return `<h1 style="margin:0 0 16px;font-family:'Fraunces',Georgia,serif;font-size:24px;line-height:1.25;font-weight:600">${escape(block.text)}</h1>`
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:12px 16px;background:${palette.sunken};border-left:3px solid ${palette.eucalypt};color:${palette.inkSoft}">${lines(block.text)}</blockquote>`
    case 'button':
      return `<p style="margin:8px 0 16px"><a href="${escape(block.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${palette.eucalypt};color:${palette.onEucalypt};text-decoration:none;font-weight:600">${escape(block.label)}</a></p>`
    case 'home':
      return renderHome(block)
  }
}

const lines = (text: string): string => escape(text).replace(/\r?\n/g, '<br>')
