import { openDocument, type PdfDocument } from '#pdf'

/** The lines of a receipt. */
export type ReceiptLines = {
  readonly heading: readonly string[]
  readonly title: string
  /** The mark of a copy; null on the original. */
  readonly copy: string | null
  readonly rows: readonly (readonly [name: string, value: string])[]
  readonly amount: readonly [name: string, value: string]
  readonly signatures: readonly string[]
  readonly writtenAt: Date
}

// Paper of desk printers is 80 mm wide; the height follows from the lines.
const WIDTH = 226
const MARGIN = 14
const LINE = 18
const ABOVE = 130
const SIGNATURE = 44
const PLAIN = 8
const LARGE = 11
const AMOUNT = 15

/** Renders a receipt as PDF. */
export async function drawReceipt(lines: ReceiptLines): Promise<Buffer> {
  const { heading, title, copy, rows, amount, signatures, writtenAt } = lines
  const height = ABOVE + (heading.length + rows.length) * LINE + signatures.length * SIGNATURE
  const { document, written } = openDocument({ size: [WIDTH, height], margin: MARGIN, title, writtenAt })
  document.font('plain').fontSize(PLAIN)
  for (const line of heading) document.text(line, { align: 'center' })
  document.moveDown()
  document.font('bold').fontSize(LARGE).text(title, { align: 'center' })
  if (copy !== null) document.text(copy, { align: 'center' })
  document.moveDown()
  document.font('plain').fontSize(PLAIN)
  for (const row of rows) drawRow(document, row)
  document.moveDown()
  document.font('bold').fontSize(PLAIN).text(amount[0], { align: 'center' })
  document.fontSize(AMOUNT).text(amount[1], { align: 'center' })
  document.font('plain').fontSize(PLAIN)
  for (const name of signatures) {
    document.moveDown(3)
    document.text('.'.repeat(48), { align: 'center' })
    document.text(name, { align: 'center' })
  }
  document.end()
  return written
}

function drawRow(document: PdfDocument, [name, value]: readonly [string, string]): void {
  const { y } = document
  const width = WIDTH - 2 * MARGIN
  document.text(name, MARGIN, y, { width: width / 2 })
  const below = document.y
  document.text(value, MARGIN + width / 2, y, { width: width / 2, align: 'right' })
  document.x = MARGIN
  document.y = Math.max(below, document.y) + 2
}
