import { inflateSync } from 'node:zlib'

/** Extracts the text of a PDF made by pdfkit: inflates its streams and joins the hexadecimal strings of each line. */
export function textOfPdf(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf)
  const streams = [...bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
  return streams.flatMap(([, content = '']) => linesOf(inflate(Buffer.from(content, 'latin1'))))
}

const inflate = (content: Buffer): string => {
  try {
    return inflateSync(content).toString('latin1')
  } catch {
    return ''
  }
}

const linesOf = (drawing: string): string[] =>
  [...drawing.matchAll(/\[(.*?)\] TJ/g)].map(([, shown = '']) =>
    [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
  )
