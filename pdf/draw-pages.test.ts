import { expect, it } from 'vitest'
import { drawPages, type PdfContent } from './index.ts'

const content: PdfContent = {
  language: 'cs',
  title: 'Výpis účtu',
  heading: ['Provozovatel'],
  facts: [['Období', '1. 11. 2026 – 30. 11. 2026']],
  notes: ['Příliš žluťoučký kůň úpěl ďábelské ódy. Đồng. Привет. Győr.'],
  writtenAt: new Date('2026-11-26T10:00:00Z'),
}
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

it('is a file of one page in its language, whose letters are in it', async () => {
  const file = await drawPages(content)
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.toString('latin1')).toContain('/FontFile2')
  expect(file.toString('latin1')).toMatch(/\/Lang \(cs\)/)
  expect(pagesOf(file)).toBe(1)
})
it('goes on to another page where a table is longer than one', async () => {
  const rows = Array.from({ length: 80 }, (_, place) => [`${place}`, '10,00'])
  const columns = [
    { name: 'Datum', share: 2 },
    { name: 'Částka', share: 1, isNumber: true },
  ]
  expect(pagesOf(await drawPages({ ...content, table: { columns, rows } }))).toBe(2)
})
it('lets a section go on over pages, and begins none at the end of one', async () => {
  const sections = Array.from({ length: 3 }, (_, place) => ({ title: `Oddíl ${place}`, text: 'Slova. '.repeat(900) }))
  expect(pagesOf(await drawPages({ ...content, sections }))).toBeGreaterThan(2)
})
