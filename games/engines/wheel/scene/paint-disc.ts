import type { BetPresentation } from '../../../kit/protocol/bets.ts'
import { DISPLAY_FONT, mix } from '../../../kit/scene/paint-texture.ts'

export const TURN = Math.PI * 2
const BULBS = 28
const ROMAN = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']

export type DiscLook = {
  readonly radius: number
  /** Drawn as an old clock, otherwise as a fairground wheel. */
  readonly isClock: boolean
  readonly colours: BetPresentation['colours']
}

/** One field; without a text it pays nothing. */
export type Field = { readonly colour: string; readonly text: string | undefined }

/** The fields, all of the same width, and the hub. The first is at the top. */
export function drawFace(
  context: CanvasRenderingContext2D,
  { radius, isClock, colours }: DiscLook,
  fields: readonly Field[],
): void {
  const step = TURN / fields.length
  const font = Math.max(9, Math.min(radius * 0.12, radius * step * 0.52))
  context.translate(radius, radius)
  fields.forEach(({ colour, text }, at) => {
    const from = at * step - Math.PI / 2 - step / 2
    context.beginPath()
    context.moveTo(0, 0)
    context.arc(0, 0, radius * 0.985, from, from + step)
    context.closePath()
    const light = context.createRadialGradient(0, 0, radius * 0.2, 0, 0, radius)
    light.addColorStop(0, mix(colour, '#000000', 0.45))
    light.addColorStop(0.75, colour)
    light.addColorStop(1, mix(colour, '#ffffff', 0.22))
    context.fillStyle = light
    context.fill()
    context.strokeStyle = isClock ? mix(colours.key, '#ffffff', 0.1) : 'rgb(255 255 255 / 0.75)'
    context.lineWidth = Math.max(1, radius * 0.006)
    context.stroke()
    context.save()
    context.rotate(from + step / 2)
    context.fillStyle = text === undefined ? 'rgb(255 255 255 / 0.4)' : '#fff'
    context.shadowColor = 'rgb(0 0 0 / 0.7)'
    context.shadowBlur = 3
    context.textAlign = 'right'
    context.textBaseline = 'middle'
    context.font = `900 ${font}px ${DISPLAY_FONT}`
    context.fillText(text ?? '–', radius * 0.93, 0)
    context.restore()
  })
  const gloss = context.createLinearGradient(0, -radius, 0, radius)
  gloss.addColorStop(0, 'rgb(255 255 255 / 0.2)')
  gloss.addColorStop(0.45, 'rgb(255 255 255 / 0)')
  gloss.addColorStop(1, 'rgb(0 0 0 / 0.26)')
  context.beginPath()
  context.arc(0, 0, radius, 0, TURN)
  context.fillStyle = gloss
  context.fill()
  // The hub.
  const metal = context.createRadialGradient(-radius * 0.1, -radius * 0.14, 2, 0, 0, radius * 0.38)
  metal.addColorStop(0, mix(colours.key, '#ffffff', 0.7))
  metal.addColorStop(0.55, mix(colours.key, '#5a2c00', 0.25))
  metal.addColorStop(1, mix(colours.key, '#000000', 0.65))
  context.shadowColor = 'rgb(0 0 0 / 0.8)'
  context.shadowBlur = radius * 0.08
  context.beginPath()
  context.arc(0, 0, radius * 0.36, 0, TURN)
  context.fillStyle = metal
  context.fill()
  context.shadowBlur = 0
  context.beginPath()
  context.arc(0, 0, radius * 0.305, 0, TURN)
  context.fillStyle = mix(colours.deep, '#000000', 0.35)
  context.fill()
  if (isClock) drawSun(context, radius * 0.26, mix(colours.key, '#ffffff', 0.25))
}

/** The rim around the middle of its picture, with numerals or bulbs that are off. */
export function drawRim(context: CanvasRenderingContext2D, { radius, isClock, colours }: DiscLook): void {
  const outer = radius * (isClock ? 1.2 : 1.13)
  context.shadowColor = 'rgb(0 0 0 / 0.85)'
  context.shadowBlur = radius * 0.12
  context.shadowOffsetY = radius * 0.05
  const metal = context.createConicGradient(0.6, 0, 0)
  const bright = mix(colours.key, '#ffffff', 0.55)
  const dark = mix(colours.key, '#2a1200', 0.6)
  for (let at = 0; at <= 8; at += 1) metal.addColorStop(at / 8, at % 2 === 0 ? bright : dark)
  context.beginPath()
  context.arc(0, 0, outer, 0, TURN)
  context.fillStyle = metal
  context.fill()
  context.shadowColor = 'transparent'
  context.shadowOffsetY = 0
  context.beginPath()
  context.arc(0, 0, outer * 0.965, 0, TURN)
  context.fillStyle = isClock ? mix(colours.deep, '#06122e', 0.6) : mix('#7a0f22', '#000000', 0.15)
  context.fill()
  if (isClock) {
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillStyle = mix(colours.key, '#ffffff', 0.45)
    context.font = `700 ${radius * 0.1}px Georgia, serif`
    ROMAN.forEach((numeral, at) => {
      context.save()
      context.rotate((at / ROMAN.length) * TURN)
      context.fillText(numeral, 0, -radius * 1.09)
      context.restore()
    })
  } else {
    drawBulbs(context, radius, { glow: 0.5, colour: '#6b4a1a' })
  }
}

/** Bulbs of a rim. */
export function drawBulbs(
  context: CanvasRenderingContext2D,
  radius: number,
  { glow, colour }: { readonly glow: number; readonly colour: string },
): void {
  for (let at = 0; at < BULBS; at += 1) {
    const angle = (at / BULBS) * TURN
    const [x, y] = [Math.cos(angle) * radius * 1.055, Math.sin(angle) * radius * 1.055]
    context.shadowColor = '#ffd76a'
    context.shadowBlur = glow * radius * 0.06
    context.fillStyle = colour
    context.beginPath()
    context.arc(x, y, radius * 0.024, 0, TURN)
    context.fill()
  }
}

/** The pointer. */
export function drawHand(
  context: CanvasRenderingContext2D,
  { radius, colours }: DiscLook,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  context.shadowColor = 'rgb(0 0 0 / 0.7)'
  context.shadowBlur = radius * 0.05
  const metal = context.createLinearGradient(0, 0, width, 0)
  metal.addColorStop(0, '#fff6d8')
  metal.addColorStop(0.5, mix(colours.key, '#ffffff', 0.2))
  metal.addColorStop(1, mix(colours.key, '#3a1800', 0.6))
  context.fillStyle = metal
  context.beginPath()
  context.arc(width / 2, height * 0.26, width * 0.3, Math.PI * 0.86, Math.PI * 0.14)
  context.lineTo(width / 2, height * 0.92)
  context.closePath()
  context.fill()
  context.fillStyle = '#b3121f'
  context.beginPath()
  context.arc(width / 2, height * 0.26, width * 0.13, 0, TURN)
  context.fill()
}

/** The frame of the winning field; `step` is its angle. */
export function drawBeam(context: CanvasRenderingContext2D, radius: number, step: number): void {
  context.translate(radius / 2, radius)
  context.beginPath()
  context.arc(0, 0, radius * 0.38, -Math.PI / 2 + step / 2, -Math.PI / 2 - step / 2, true)
  context.arc(0, 0, radius * 0.985, -Math.PI / 2 - step / 2, -Math.PI / 2 + step / 2)
  context.closePath()
  context.strokeStyle = '#fff'
  context.lineWidth = Math.max(3, radius * 0.022)
  context.shadowColor = '#ffe9a0'
  context.shadowBlur = radius * 0.08
  context.stroke()
}

function drawSun(context: CanvasRenderingContext2D, size: number, colour: string): void {
  context.fillStyle = colour
  context.globalAlpha = 0.22
  for (let ray = 0; ray < 16; ray += 1) {
    context.save()
    context.rotate((ray / 16) * TURN)
    context.beginPath()
    context.moveTo(-size * 0.1, -size * 0.55)
    context.lineTo(0, -size * (ray % 2 === 0 ? 1.08 : 0.85))
    context.lineTo(size * 0.1, -size * 0.55)
    context.fill()
    context.restore()
  }
  context.globalAlpha = 1
}
