import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'

export type PdfDocument = PDFKit.PDFDocument

export type PdfPaper = {
  readonly size: 'A4' | readonly [width: number, height: number]
  readonly margin: number
  readonly title: string
  readonly writtenAt: Date
  /** Of what is read out from it; a slip of a printer has none. */
  readonly language?: string
}

const fontOf = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))

/**
 * An empty document with the fonts `plain` and `bold`, which have the letters of every language of the product and are in the
 * file, and the bytes that it has once it is ended.
 */
export function openDocument({ size, margin, title, writtenAt, language }: PdfPaper): {
  readonly document: PdfDocument
  readonly written: Promise<Buffer>
} {
  const document = new Pdf({
    size: typeof size === 'string' ? size : [...size],
    margin,
    ...(language === undefined ? {} : { lang: language, displayTitle: true }),
    info: { Title: title, CreationDate: writtenAt, ModDate: writtenAt },
  })
  const written = collect(document)
  document.registerFont('plain', fontOf('DejaVuSansCondensed'))
  document.registerFont('bold', fontOf('DejaVuSansCondensed-Bold'))
  return { document, written }
}

async function collect(document: PdfDocument): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of document as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}
