import type { SheetFrame } from '#games/kit/protocol/index.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** One symbol as a part of its sheet. */
export function symbolPicture({ image, x, y, w, h, sheetWidth, sheetHeight }: SheetFrame): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `${x} ${y} ${w} ${h}`)
  svg.setAttribute('aria-hidden', 'true')
  const part = document.createElementNS(SVG, 'image')
  part.setAttribute('href', image)
  part.setAttribute('width', String(sheetWidth))
  part.setAttribute('height', String(sheetHeight))
  svg.append(part)
  return svg
}
