import type { BetPresentation, RouletteDefinition } from '../../../kit/protocol/bets.ts'
import { DISPLAY_FONT, mix } from '../../../kit/scene/paint-texture.ts'

const TURN = Math.PI * 2
const PAINT = { red: '#b81526', black: '#15131a', green: '#0c7a45' } as const

type Context = CanvasRenderingContext2D
type WheelLook = {
  readonly radius: number
  readonly pockets: RouletteDefinition['pockets']
  readonly colours: BetPresentation['colours']
}

/** Angle of the centre of a pocket on a rotor that has not turned. */
export const angleOfPocket = (pocket: number, of: number): number => pocket * (TURN / of) - Math.PI / 2

/** The wooden bowl with its studs. */
export function drawBowl(context: Context, side: number, look: WheelLook): void {
  const { radius, colours } = look
  context.translate(side / 2, side / 2)
  context.shadowColor = 'rgb(0 0 0 / 0.85)'
  context.shadowBlur = radius * 0.12
  context.shadowOffsetY = radius * 0.05
  disc(context, radius * 1.08, ring(context, ['#7a4a1e', '#3a1d08', '#8a5a2a', '#2c1505', '#7a4a1e']))
  context.shadowColor = 'transparent'
  context.shadowOffsetY = 0
  const wood = context.createRadialGradient(0, 0, radius * 0.8, 0, 0, radius * 1.05)
  wood.addColorStop(0, '#2a1204')
  wood.addColorStop(0.55, '#6d3a12')
  wood.addColorStop(1, '#3a1a06')
  disc(context, radius * 1.045, wood)
  context.strokeStyle = mix(colours.key, '#ffffff', 0.35)
  context.lineWidth = radius * 0.012
  context.beginPath()
  context.arc(0, 0, radius * 0.9, 0, TURN)
  context.stroke()
  drawStuds(context, look)
}

function drawStuds(context: Context, { radius, colours }: WheelLook): void {
  for (let at = 0; at < 8; at += 1) {
    context.save()
    context.rotate((at / 8) * TURN)
    context.fillStyle = mix(colours.key, '#ffffff', 0.5)
    context.beginPath()
    context.moveTo(radius * 0.93, 0)
    context.lineTo(radius * 0.975, -radius * 0.018)
    context.lineTo(radius * 1.02, 0)
    context.lineTo(radius * 0.975, radius * 0.018)
    context.fill()
    context.restore()
  }
}

/** The rotating parts: pockets, cone and arms. */
export function drawRotor(context: Context, inner: number, look: WheelLook): void {
  const { radius, colours } = look
  context.translate(inner / 2, inner / 2)
  drawPockets(context, look)
  context.strokeStyle = mix(colours.key, '#ffffff', 0.35)
  context.lineWidth = radius * 0.012
  context.beginPath()
  context.arc(0, 0, radius * 0.7, 0, TURN)
  context.stroke()
  const cone = context.createRadialGradient(0, 0, 2, 0, 0, radius * 0.52)
  cone.addColorStop(0, '#8a5426')
  cone.addColorStop(0.7, '#4a240b')
  cone.addColorStop(1, '#1d0c02')
  disc(context, radius * 0.52, cone)
  context.strokeStyle = mix(colours.key, '#ffffff', 0.3)
  context.stroke()
  drawArms(context, look)
  disc(context, radius * 0.15, ring(context, ['#fff6d8', '#a8741f', '#fff0c0', '#7a4a08', '#fff6d8']))
}

function drawPockets(context: Context, { radius, pockets, colours }: WheelLook): void {
  const outer = radius * 0.87
  const step = TURN / pockets.length
  pockets.forEach(({ label, colour }, at) => {
    const from = angleOfPocket(at, pockets.length) - step / 2
    const paintOf = PAINT[colour]
    context.beginPath()
    context.moveTo(0, 0)
    context.arc(0, 0, outer, from, from + step)
    context.closePath()
    const light = context.createRadialGradient(0, 0, radius * 0.45, 0, 0, outer)
    light.addColorStop(0, mix(paintOf, '#000000', 0.55))
    light.addColorStop(0.6, mix(paintOf, '#000000', 0.1))
    light.addColorStop(1, mix(paintOf, '#ffffff', 0.14))
    context.fillStyle = light
    context.fill()
    context.strokeStyle = mix(colours.key, '#ffffff', 0.4)
    context.lineWidth = Math.max(0.7, radius * 0.007)
    context.stroke()
    context.save()
    context.rotate(from + step / 2)
    context.translate(outer - radius * 0.085, 0)
    context.rotate(Math.PI / 2)
    context.fillStyle = '#fff'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.font = `800 ${Math.min(radius * 0.088, outer * step * 0.44)}px ${DISPLAY_FONT}`
    context.fillText(label, 0, 0)
    context.restore()
  })
}

function drawArms(context: Context, { radius, colours }: WheelLook): void {
  for (let at = 0; at < 4; at += 1) {
    context.save()
    context.rotate((at / 4) * TURN + 0.4)
    const metal = context.createLinearGradient(0, -radius * 0.03, 0, radius * 0.03)
    metal.addColorStop(0, '#fff3cf')
    metal.addColorStop(1, mix(colours.key, '#4a2400', 0.5))
    context.fillStyle = metal
    context.beginPath()
    context.roundRect(0, -radius * 0.022, radius * 0.36, radius * 0.044, radius * 0.02)
    context.fill()
    context.beginPath()
    context.arc(radius * 0.37, 0, radius * 0.044, 0, TURN)
    context.fill()
    context.restore()
  }
}

/** The gloss over the whole wheel. */
export function drawShine(context: Context, side: number, radius: number): void {
  const gloss = context.createLinearGradient(0, 0, side, side)
  gloss.addColorStop(0, 'rgb(255 255 255 / 0.16)')
  gloss.addColorStop(0.4, 'rgb(255 255 255 / 0)')
  gloss.addColorStop(1, 'rgb(0 0 0 / 0.22)')
  context.fillStyle = gloss
  context.beginPath()
  context.arc(side / 2, side / 2, radius * 1.06, 0, TURN)
  context.fill()
}

export function drawBall(context: Context, size: number): void {
  const light = context.createRadialGradient(size * 0.36, size * 0.32, 0.5, size / 2, size / 2, size / 2)
  light.addColorStop(0, '#ffffff')
  light.addColorStop(0.6, '#e7e9f2')
  light.addColorStop(1, '#8d93a8')
  context.fillStyle = light
  context.beginPath()
  context.arc(size / 2, size / 2, size * 0.46, 0, TURN)
  context.fill()
}

function disc(context: Context, radius: number, paint: string | CanvasGradient): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, TURN)
  context.fillStyle = paint
  context.fill()
}

function ring(context: Context, colours: readonly string[]): CanvasGradient {
  const metal = context.createConicGradient(0.7, 0, 0)
  for (const [at, colour] of colours.entries()) metal.addColorStop(at / (colours.length - 1), colour)
  return metal
}
