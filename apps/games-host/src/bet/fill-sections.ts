import type { Section } from '#games/kit/description/description.ts'
import { element } from '../play/page.ts'

/** Rules and paytables of an engine as parts of the sheet. */
export function fillSections(sections: readonly Section[]): Node[] {
  return sections.map(({ title, texts = [], table }) => {
    const parts: Node[] = [element('h3', title), ...texts.map((text) => element('p', text))]
    if (table) {
      const head = element(
        'tr',
        table.head.map((cell) => column(cell)),
      )
      const rows = table.rows.map((row) =>
        element(
          'tr',
          row.map((cell, at) => (at === 0 ? rowHead(cell) : element('td', cell))),
        ),
      )
      const whole = element('table', [element('thead', [head]), element('tbody', rows)])
      parts.push(element('div', [whole], 'wide'))
    }
    return element('section', parts, 'rule')
  })
}

function column(text: string): HTMLElement {
  const cell = element('th', text)
  cell.setAttribute('scope', 'col')
  return cell
}

function rowHead(text: string): HTMLElement {
  const cell = element('th', text)
  cell.setAttribute('scope', 'row')
  return cell
}
