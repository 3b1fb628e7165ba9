import { openDocument, type PdfDocument } from './open-document.ts'

/** One column of a table: its share of the width, and where its values stand. */
export type PdfColumn = { readonly name: string; readonly share: number; readonly isNumber?: boolean }

export type PdfTable = { readonly columns: readonly PdfColumn[]; readonly rows: readonly (readonly string[])[] }

export type PdfContent = {
  readonly language: string
  readonly title: string
  /** Who gives it out, above the title. */
  readonly heading: readonly string[]
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** What is to be known before the table is read. */
  readonly notice?: string
  /** Paragraphs under headings of their own, before the table. */
  readonly sections?: readonly { readonly title: string; readonly text: string }[]
  readonly table?: PdfTable
  readonly notes: readonly string[]
  readonly writtenAt: Date
}

const MARGIN = 48
const SMALL = 8
const PLAIN = 10
const HEADING = 12
const LARGE = 18
const GAP = 5
const BOTTOM = 780
const NAME_WIDTH = 190

/** Draws a page or more: who gives it out, title, facts, sections, a table, notes. */
export async function drawPages(content: PdfContent): Promise<Buffer> {
  const { language, title, heading, facts, notice, sections = [], table, notes, writtenAt } = content
  const { document, written } = openDocument({ size: 'A4', margin: MARGIN, title, writtenAt, language })
  const [issuer = '', ...more] = heading
  document.font('bold').fontSize(HEADING).text(issuer)
  document.font('plain').fontSize(SMALL)
  for (const line of more) document.text(line)
  document.moveDown()
  document.font('bold').fontSize(LARGE).text(title)
  document.moveDown()
  document.fontSize(PLAIN)
  for (const [name, value] of facts) drawFact(document, name, value)
  if (notice) document.font('bold').text(notice, MARGIN)
  document.moveDown()
  for (const section of sections) drawSection(document, section)
  if (table) drawTable(document, table)
  document.font('plain').fontSize(SMALL)
  for (const note of notes) document.text(note, MARGIN).moveDown(0.5)
  document.end()
  return written
}

function drawSection(document: PdfDocument, { title, text }: { readonly title: string; readonly text: string }): void {
  // A heading never stands alone at the end of a page.
  if (document.y + HEADING + 3 * PLAIN > BOTTOM) document.addPage()
  document.font('bold').fontSize(HEADING).text(title, MARGIN)
  document.font('plain').fontSize(PLAIN).text(text, MARGIN).moveDown()
}

function drawFact(document: PdfDocument, name: string, value: string): void {
  if (document.y + 2 * PLAIN > BOTTOM) document.addPage()
  const { y } = document
  document.font('plain').text(name, MARGIN, y, { width: NAME_WIDTH })
  const below = document.y
  document.font('bold').text(value, MARGIN + NAME_WIDTH, y)
  document.x = MARGIN
  document.y = Math.max(below, document.y) + GAP
}

function drawTable(document: PdfDocument, { columns, rows }: PdfTable): void {
  const width = document.page.width - 2 * MARGIN
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (width * share) / whole)
  const names = columns.map(({ name }) => name)
  const draw = (cells: readonly string[], font: 'plain' | 'bold') => {
    document.font(font).fontSize(SMALL)
    const height = Math.max(
      ...cells.map((cell, place) => document.heightOfString(cell, { width: (widths[place] ?? 0) - GAP })),
    )
    if (document.y + height > BOTTOM) {
      document.addPage()
      // Each page repeats the names above its rows.
      if (font === 'plain') draw(names, 'bold')
      document.font(font).fontSize(SMALL)
    }
    const { y } = document
    let x = MARGIN
    for (const [place, cell] of cells.entries()) {
      const align = columns[place]?.isNumber ? 'right' : 'left'
      document.text(cell, x, y, { width: (widths[place] ?? 0) - GAP, align })
      x += widths[place] ?? 0
    }
    document.x = MARGIN
    document.y = y + height + GAP
    document
      .moveTo(MARGIN, document.y - GAP / 2)
      .lineTo(MARGIN + width, document.y - GAP / 2)
      .lineWidth(0.3)
      .stroke('#bbbbbb')
    document.fillColor('#000000')
  }
  draw(names, 'bold')
  for (const row of rows) draw(row, 'plain')
  document.moveDown()
}
