import { element } from '../../play/page.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Each pay line as a small picture with its number. */
export function drawLines(lines: readonly (readonly number[])[], reels: number, rows: number): HTMLElement {
  return element(
    'div',
    lines.map((line, index) => drawLine(line, index, reels, rows)),
    'lines',
  )
}

function drawLine(line: readonly number[], index: number, reels: number, rows: number): HTMLElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${reels * 10} ${rows * 10}`)
  svg.setAttribute('aria-hidden', 'true')
  for (let reel = 0; reel < reels; reel += 1) {
    for (let row = 0; row < rows; row += 1) {
      const cell = document.createElementNS(SVG, 'rect')
      for (const [name, value] of Object.entries({ x: reel * 10 + 1, y: row * 10 + 1, width: 8, height: 8, rx: 2 }))
        cell.setAttribute(name, String(value))
      if (line[reel] === row) cell.setAttribute('class', 'on')
      svg.append(cell)
    }
  }
  return element('figure', [svg, element('figcaption', String(index + 1))])
}
