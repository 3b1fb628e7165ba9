import { darken, mix } from '../colour.ts'
import type { Recipe } from '../recipe.ts'
import { findMetal, type Metal } from './metals.ts'
import { hasTallMarks, outlineText } from './outline-text.ts'

/** Where the block of text stands: `x` is its centre, `bottom` the baseline of its last line, in px of the icon. */
export type LetteringBox = {
  readonly x: number
  readonly bottom: number
  readonly width: number
  readonly tilt: number
  readonly skew: number
}

type Line = {
  readonly path: string
  readonly width: number
  readonly size: number
  readonly squeeze: number
  readonly baseline: number
}

/** The title of a game: gradient face, mid stroke, dark stroke and extrusion, one group in icon px. */
export function drawLettering(recipe: Recipe, box: LetteringBox): string {
  const metal = findMetal(recipe.metal, recipe.light)
  const lines = setLines(recipe.lines, box)
  const gradient = `<linearGradient id="face" x2="0" y2="1"><stop stop-color="${metal[0]}"/><stop offset=".42" stop-color="${metal[1]}"/><stop offset=".5" stop-color="${mix(metal[1], metal[2], 0.62)}"/><stop offset=".88" stop-color="${mix(metal[1], metal[2], 0.2)}"/><stop offset="1" stop-color="${metal[2]}"/></linearGradient>`
  const lean =
    box.skew === 0
      ? ''
      : ` translate(${(-box.bottom * Math.tan((box.skew * Math.PI) / 180)).toFixed(1)} 0) skewX(${box.skew})`
  const body = lines.map((line) => drawLine(line, metal)).join('')
  return `<defs>${gradient}</defs><g filter="url(#lettershade)"><g transform="translate(${box.x} 0) rotate(${box.tilt} 0 ${box.bottom})${lean}">${body}</g></g>`
}

function setLines(lines: readonly string[], box: LetteringBox): readonly Line[] {
  const tallest = lines.length === 1 ? 47 : lines.length === 2 ? 41 : 32
  const set: Line[] = []
  let baseline = box.bottom
  for (const written of [...lines].reverse()) {
    const small = written.startsWith('~')
    const text = small ? written.slice(1) : written
    const cap = small ? tallest * 0.66 : tallest
    const natural = outlineText(text, 100, -0.6).width / 100
    const fitted = Math.min(cap, (box.width / natural) * 1.06)
    const { path, width } = outlineText(text, fitted, -0.4)
    set.unshift({ path, width, size: fitted, squeeze: Math.min(1, box.width / width), baseline })
    baseline -= fitted * (hasTallMarks(text) ? 1.05 : 0.79) + 6
  }
  return set
}

function drawLine(line: Line, [shine, , edge, outline]: Metal): string {
  const { size } = line
  const shadow = darken(outline, 0.3)
  const at = (dy: number, attributes: string): string =>
    `<path transform="translate(${((-line.width / 2) * line.squeeze).toFixed(1)} ${(line.baseline + dy).toFixed(1)}) scale(${line.squeeze.toFixed(3)} 1)" d="${line.path}" ${attributes}/>`
  const thick = `stroke-width="${(size * 0.2).toFixed(1)}" stroke-linejoin="round"`
  const depth = Math.max(3, Math.round(size * 0.11))
  const extrusion = Array.from({ length: depth }, (_, step) =>
    at(depth - step, `fill="${shadow}" stroke="${shadow}" ${thick}`),
  ).join('')
  return (
    extrusion +
    at(0, `fill="${outline}" stroke="${outline}" ${thick}`) +
    at(0.8, `fill="${edge}" stroke="${edge}" stroke-width="${(size * 0.085).toFixed(1)}" stroke-linejoin="round"`) +
    at(0, 'fill="url(#face)"') +
    at(0, `fill="none" stroke="${shine}" stroke-opacity=".75" stroke-width=".7"`)
  )
}
