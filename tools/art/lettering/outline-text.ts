import { readFileSync } from 'node:fs'

type Outlines = {
  readonly capHeight: number
  readonly glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>
  readonly kern: Readonly<Record<string, number>>
}

// Outlines instead of a font: the text looks the same on a machine that has no fonts at all.
const outlines: Outlines = JSON.parse(readFileSync(new URL('./unbounded-black.json', import.meta.url), 'utf8'))

export type OutlinedText = { readonly path: string; readonly width: number }

/** Text as a path that starts at 0,0 on its baseline, in units of `size` px. Throws on a letter we have no outline of. */
export function outlineText(text: string, size: number, spacing = 0): OutlinedText {
  const scale = size / 1000
  let x = 0
  let path = ''
  const letters = [...text]
  for (const [index, letter] of letters.entries()) {
    const glyph = outlines.glyphs[letter]
    if (!glyph) throw new Error(`No outline for the letter "${letter}" of "${text}"`)
    path += placeOutline(glyph[1], x, scale)
    x += (glyph[0] + (outlines.kern[letter + (letters[index + 1] ?? '')] ?? 0)) * scale + spacing
  }
  return { path, width: x - spacing }
}

/** A text path centred on x = 0, with its attributes; the baseline lies at `y`. */
export function centredText(text: string, size: number, y: number, attributes: string): string {
  const { path, width } = outlineText(text, size)
  return `<path transform="translate(${(-width / 2).toFixed(1)} ${y})" d="${path}" ${attributes}/>`
}

/** True when a capital carries a mark above it, so its line needs more room. */
export const hasTallMarks = (text: string): boolean => /[ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽÔĹŔÄ]/.test(text)

function placeOutline(path: string, x: number, scale: number): string {
  return path.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, numbers: string) => {
    const points = numbers.match(/-?\d+/g) ?? []
    const placed = points.map((value, index) => {
      const scaled = Number(value) * scale
      return (index % 2 === 0 ? x + scaled : -scaled).toFixed(1)
    })
    return command + placed.join(' ')
  })
}
