import type { ParSheet, Table } from '#games/catalogue/par-sheet.ts'

const escape = (text: string): string =>
  text.replace(/[&<>"]/gu, (letter) => `&#${String(letter.codePointAt(0) ?? 0)};`)

function printTable({ title, head, rows }: Table): string {
  const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`
  return `<h2>${escape(title)}</h2>\n<table>\n${row(head, 'th')}\n${rows.map((cells) => row(cells, 'td')).join('\n')}\n</table>`
}

/** One file that needs nothing else. */
export function printParSheet(sheet: ParSheet): string {
  const { key, name, engine, definitionHash, mathematicsHash, buildHash, figures, tables } = sheet
  const head: Table = {
    title: 'Figures',
    head: ['figure', 'value'],
    rows: [
      ...figures.map((figure) => [figure.name, figure.value]),
      ['Engine', engine],
      ['Definition (SHA-256)', definitionHash],
      ['Mathematics (SHA-256)', mathematicsHash],
      ['Build: definition, mathematics and figures (SHA-256)', buildHash],
    ],
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escape(key)}: par sheet</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1d1d1f }
table { border-collapse: collapse; margin: 0 0 1.5rem }
td, th { border: 1px solid #ccc; padding: 0.2rem 0.6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere }
td:not(:first-child) { font-variant-numeric: tabular-nums }
</style>
<h1>${escape(name.en)} <small>${escape(name.cs)}</small></h1>
${[head, ...tables].map(printTable).join('\n')}
</html>
`
}
