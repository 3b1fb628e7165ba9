import type { BetPresentation } from '../../../kit/protocol/bets.ts'
import { BODY_FONT, mix } from '../../../kit/scene/paint-texture.ts'

/** The start angle of the dial. */
export const FROM = Math.PI * 0.82
const TO = Math.PI * 2.18
const TOP = 100
const MARKS = [1, 1.5, 2, 3, 5, 10, 20, 50, 100]
const WON = '#3ddc84'

/** The angle of a multiplier on the dial: logarithmic, so that small and large ones have room. */
export function angleOf(times: number): number {
  const share = Math.min(1, Math.max(0, Math.log(Math.max(1, times)) / Math.log(TOP)))
  return FROM + (TO - FROM) * share
}

type Context = CanvasRenderingContext2D
type Colours = BetPresentation['colours']
type DialLook = {
  readonly side: number
  readonly radius: number
  readonly limit: number
  readonly colours: Colours
}

export function drawDial(context: Context, { side, radius, limit, colours }: DialLook): void {
  context.translate(side / 2, side / 2)
  const ring = (from: number, to: number, width: number, paint: string | CanvasGradient): void => {
    context.beginPath()
    context.arc(0, 0, radius, from, to)
    context.lineWidth = width
    context.strokeStyle = paint
    context.stroke()
  }
  context.lineCap = 'round'
  context.shadowColor = 'rgb(0 0 0 / 0.75)'
  context.shadowBlur = radius * 0.14
  ring(FROM, TO, radius * 0.27, mix(colours.key, '#000000', 0.55))
  context.shadowBlur = 0
  ring(FROM, TO, radius * 0.24, mix(colours.deep, '#000000', 0.4))
  const light = context.createLinearGradient(-radius, 0, radius, 0)
  light.addColorStop(0, mix(WON, '#ffffff', 0.15))
  light.addColorStop(1, '#ffe27a')
  context.lineCap = 'butt'
  context.shadowColor = WON
  context.shadowBlur = radius * 0.12
  ring(angleOf(limit), TO, radius * 0.17, light)
  context.shadowBlur = 0
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  drawMarks(context, radius, limit)
  const angle = angleOf(limit)
  context.save()
  context.rotate(angle)
  context.fillStyle = '#fff'
  context.beginPath()
  context.moveTo(radius * 0.84, 0)
  context.lineTo(radius * 1.2, -radius * 0.05)
  context.lineTo(radius * 1.2, radius * 0.05)
  context.closePath()
  context.fill()
  context.restore()
}

function drawMarks(context: Context, radius: number, limit: number): void {
  for (const mark of MARKS) {
    const angle = angleOf(mark)
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    context.strokeStyle = 'rgb(255 255 255 / 0.75)'
    context.lineWidth = 2
    context.beginPath()
    context.moveTo(x * radius * 0.86, y * radius * 0.86)
    context.lineTo(x * radius * 0.81, y * radius * 0.81)
    context.stroke()
    context.font = `800 ${Math.max(11, radius * 0.085)}px ${BODY_FONT}`
    context.fillStyle = mark >= limit ? '#fff' : 'rgb(255 255 255 / 0.6)'
    context.fillText(String(mark), x * radius * 0.71, y * radius * 0.71)
  }
}

type NeedleLook = { readonly length: number; readonly radius: number; readonly colours: Colours }

export function drawNeedle(context: Context, { length, radius, colours }: NeedleLook): void {
  const middle = radius * 0.1
  context.shadowColor = mix(colours.key, '#ffffff', 0.2)
  context.shadowBlur = radius * 0.06
  const metal = context.createLinearGradient(length / 2 + radius * 0.5, 0, length, 0)
  metal.addColorStop(0, 'rgb(255 255 255 / 0)')
  metal.addColorStop(0.5, mix(colours.key, '#ffffff', 0.4))
  metal.addColorStop(1, '#fff')
  context.fillStyle = metal
  context.beginPath()
  context.moveTo(length / 2 + radius * 0.5, middle - radius * 0.012)
  context.lineTo(length - radius * 0.08, middle - radius * 0.03)
  context.lineTo(length - 2, middle)
  context.lineTo(length - radius * 0.08, middle + radius * 0.03)
  context.lineTo(length / 2 + radius * 0.5, middle + radius * 0.012)
  context.fill()
}
