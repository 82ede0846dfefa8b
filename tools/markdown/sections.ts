const end = '<!-- end -->'

/** Wraps lines in the markers of the command that writes them. */
export function sectionOf(command: string, lines: readonly string[]): string {
  return [`<!-- made by \`npm run ${command}\` -->`, '', ...lines, '', end].join('\n')
}

/** Replaces the section of the same command in a document, or appends it. */
export function withSection(document: string, section: string): string {
  const begin = section.slice(0, section.indexOf('\n'))
  const from = document.indexOf(begin)
  if (from === -1) return `${document.trimEnd()}\n\n${section}\n`
  const to = document.indexOf(end, from)
  return `${document.slice(0, from)}${section}${document.slice(to + end.length)}`
}

/** The first row is the header; aligned as by the formatter. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const [header = [], ...others] = rows
  const widths = header.map((_, column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width, fill)).join(' | ')} |`
  return [line(header), line([], '-'), ...others.map((row) => line(row))]
}
