import type { BetPresentation } from '../../../kit/protocol/bets.ts'
import { DISPLAY_FONT, mix, roundBox } from '../../../kit/scene/paint-texture.ts'
import { pegAt, type PegLayout } from './peg-layout.ts'

/** From the middle to the edge: low pays are cool colours, high pays hot ones. */
const HEAT = ['#2d6cdf', '#7a4fd8', '#c23c9e', '#e8443a', '#f58a1f', '#ffd23e']

export type Skin = 'marble' | 'star' | 'coin'

/** The falling object differs by game; the mathematics is the same. */
export function skinOf(key: string): Skin {
  if (/hvezd/i.test(key)) return 'star'
  return /dukat/i.test(key) ? 'coin' : 'marble'
}

/** The case with its pegs: a bell of dark glass with a metal edge. */
export function drawCase(
  context: CanvasRenderingContext2D,
  layout: PegLayout,
  colours: BetPresentation['colours'],
): void {
  const { rows, gap, top, middle, boxTop, boxHeight } = layout
  const size = Math.max(3.2, gap * 0.13)
  const reach = ((rows + 2.4) / 2) * gap
  const bottom = boxTop + boxHeight + 6
  const shape = (grow: number): void => {
    context.beginPath()
    context.moveTo(middle - gap * 1.5 - grow, top - 8 - grow)
    context.quadraticCurveTo(middle, top - 26 - grow, middle + gap * 1.5 + grow, top - 8 - grow)
    context.lineTo(middle + reach + grow, boxTop)
    context.lineTo(middle + reach + grow, bottom + grow)
    context.lineTo(middle - reach - grow, bottom + grow)
    context.lineTo(middle - reach - grow, boxTop)
    context.closePath()
  }
  context.lineJoin = 'round'
  context.shadowColor = 'rgb(0 0 0 / 0.8)'
  context.shadowBlur = 14
  shape(4)
  const metal = context.createLinearGradient(middle - reach, 0, middle + reach, 0)
  for (const [at, share] of [0.5, 0.05, 0.6, 0.1, 0.5].entries())
    metal.addColorStop(at / 4, mix(mix(colours.key, '#ffffff', share), '#2a1400', 0.3))
  context.fillStyle = metal
  context.fill()
  context.shadowBlur = 0
  shape(0)
  const glass = context.createLinearGradient(0, top, 0, bottom)
  glass.addColorStop(0, mix(colours.mid, '#000000', 0.45))
  glass.addColorStop(0.55, mix(colours.deep, '#000000', 0.25))
  glass.addColorStop(1, mix(colours.deep, '#000000', 0.6))
  context.fillStyle = glass
  context.fill()
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < row + 3; at += 1) {
      const { x, y } = pegAt(layout, row, at)
      context.fillStyle = 'rgb(0 0 0 / 0.5)'
      context.beginPath()
      context.arc(x + size * 0.3, y + size * 0.6, size, 0, Math.PI * 2)
      context.fill()
      const shine = context.createRadialGradient(x - size * 0.35, y - size * 0.4, 0.4, x, y, size)
      shine.addColorStop(0, '#ffffff')
      shine.addColorStop(0.5, mix(colours.key, '#ffffff', 0.5))
      shine.addColorStop(1, mix(colours.key, '#2a1200', 0.5))
      context.fillStyle = shine
      context.beginPath()
      context.arc(x, y, size, 0, Math.PI * 2)
      context.fill()
    }
}

/** The glow of a peg that was hit. */
export function drawHit(context: CanvasRenderingContext2D, gap: number): void {
  const light = context.createRadialGradient(gap * 0.7, gap * 0.7, 1, gap * 0.7, gap * 0.7, gap * 0.7)
  light.addColorStop(0, 'rgb(255 250 220 / 0.95)')
  light.addColorStop(0.35, 'rgb(255 205 110 / 0.45)')
  light.addColorStop(1, 'rgb(255 190 80 / 0)')
  context.fillStyle = light
  context.fillRect(0, 0, gap * 1.4, gap * 1.4)
}

/** A box with its pay. `share` of the highest pay sets its colour. */
export function drawBox(
  context: CanvasRenderingContext2D,
  {
    width,
    height,
    share,
    text,
  }: { readonly width: number; readonly height: number; readonly share: number; readonly text: string },
): void {
  const colour = HEAT[Math.min(HEAT.length - 1, Math.floor(share * HEAT.length))] ?? '#2d6cdf'
  const light = context.createLinearGradient(0, 0, 0, height)
  light.addColorStop(0, mix(colour, '#ffffff', 0.35))
  light.addColorStop(0.5, colour)
  light.addColorStop(1, mix(colour, '#000000', 0.4))
  context.fillStyle = light
  roundBox(context, 0, 0, width, height, 6)
  context.fill()
  context.fillStyle = colour === '#ffd23e' ? '#2a1700' : '#fff'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const size = Math.min(height * 0.42, (width / Math.max(2, text.length)) * 1.32)
  context.font = `900 ${size}px ${DISPLAY_FONT}`
  context.fillText(text, width / 2, height / 2 + 1, width - 2)
}

/** The falling object: a marble, a star or a coin. */
export function drawFalling(context: CanvasRenderingContext2D, size: number, skin: Skin): void {
  const half = size / 2
  const disc = (radius: number, paint: CanvasGradient | string): void => {
    context.beginPath()
    context.arc(half, half, radius, 0, Math.PI * 2)
    context.fillStyle = paint
    context.fill()
  }
  if (skin === 'star') {
    const light = context.createRadialGradient(half, half, 1, half, half, half)
    light.addColorStop(0, '#ffffff')
    light.addColorStop(0.55, '#ffe58a')
    light.addColorStop(1, '#ffae1c')
    context.beginPath()
    for (let at = 0; at < 10; at += 1) {
      const angle = (at * Math.PI) / 5 - Math.PI / 2
      const reach = at % 2 === 0 ? half * 0.98 : half * 0.46
      context.lineTo(half + Math.cos(angle) * reach, half + Math.sin(angle) * reach)
    }
    context.closePath()
    context.fillStyle = light
    context.fill()
    return
  }
  const [bright, plain, dark] = skin === 'coin' ? ['#fff3bf', '#f5b93a', '#8a4f06'] : ['#ffffff', '#ff5b6e', '#7d0b2c']
  const light = context.createRadialGradient(half * 0.65, half * 0.6, 1, half, half, half)
  light.addColorStop(0, bright)
  light.addColorStop(0.45, plain)
  light.addColorStop(1, dark)
  disc(half * 0.96, light)
  if (skin === 'coin') {
    context.strokeStyle = '#fff0b0'
    context.lineWidth = Math.max(1, size * 0.06)
    context.beginPath()
    context.arc(half, half, half * 0.66, 0, Math.PI * 2)
    context.stroke()
  } else {
    context.strokeStyle = 'rgb(255 255 255 / 0.75)'
    context.lineWidth = Math.max(1, size * 0.08)
    context.beginPath()
    context.arc(half, half, half * 0.55, 0.4, 2.2)
    context.stroke()
  }
}
