const SVG = 'http://www.w3.org/2000/svg'

type Attributes = Readonly<Record<string, string | number>>

/** One SVG element with children. Nothing is ever parsed from a text. */
export function draw<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: readonly (SVGElement | string)[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  made.append(...children)
  return made
}

/** Moves a shape: the middle of its box (50, 50) comes to the position, `size` wide. */
export function place(shape: SVGElement, x: number, y: number, size: number, turn = 0): SVGElement {
  const scale = size / 100
  return draw('g', { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-50 -50)` }, shape)
}
