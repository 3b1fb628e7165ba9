import { Texture } from 'pixi.js'

/** A texture that is painted in code. Sizes are CSS pixels; it is painted with `resolution` times as many. */
export function paintTexture(
  width: number,
  height: number,
  resolution: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * resolution))
  canvas.height = Math.max(1, Math.ceil(height * resolution))
  const context = canvas.getContext('2d')
  if (context) {
    context.scale(resolution, resolution)
    draw(context)
  }
  return Texture.from(canvas)
}

/** The font of large figures. */
export const DISPLAY_FONT = 'Unbounded, "Arial Black", Arial, sans-serif'
/** The font of small texts. */
export const BODY_FONT = 'Manrope, Arial, sans-serif'

/** Adds a box with round corners as the current path. */
export function roundBox(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath()
  context.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2))
}

/** Mixes two colours of six hex digits; `share` of the second. */
export function mix(first: string, second: string, share: number): string {
  const parts = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const [from, to] = [parts(first), parts(second)]
  const mixed = from.map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
