import type { BetPresentation, DiceBet } from '../../../kit/protocol/bets.ts'
import { BODY_FONT, mix, roundBox } from '../../../kit/scene/paint-texture.ts'

const WON = '#3ddc84'
const LOST = '#ff5a52'
const MARKS = 5

type RailLook = {
  readonly width: number
  readonly height: number
  /** The winning share of the rail. */
  readonly share: number
  readonly side: DiceBet['side']
  readonly colours: BetPresentation['colours']
}

/** The rail with its winning part lit, the limit and the numbers under it. */
export function drawRail(context: CanvasRenderingContext2D, look: RailLook): void {
  const { width, height, share, side, colours } = look
  context.translate(height, height * 0.6)
  const from = side === 'under' ? 0 : 1 - share
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.7)'
  context.shadowBlur = height * 0.5
  context.shadowOffsetY = height * 0.2
  roundBox(context, -8, -8, width + 16, height + 16, height)
  const metal = context.createLinearGradient(0, -8, 0, height + 8)
  metal.addColorStop(0, mix(colours.key, '#ffffff', 0.55))
  metal.addColorStop(0.5, mix(colours.key, colours.deep, 0.35))
  metal.addColorStop(1, mix(colours.key, '#000000', 0.6))
  context.fillStyle = metal
  context.fill()
  context.restore()
  roundBox(context, 0, 0, width, height, height / 2)
  context.save()
  context.clip()
  context.fillStyle = mix(colours.deep, '#000000', 0.45)
  context.fillRect(0, 0, width, height)
  hatch(context, width, height)
  const light = context.createLinearGradient(0, 0, 0, height)
  light.addColorStop(0, mix(WON, '#ffffff', 0.45))
  light.addColorStop(0.45, WON)
  light.addColorStop(1, mix(WON, '#00301a', 0.55))
  context.fillStyle = light
  context.fillRect(from * width, 0, Math.max(2, share * width), height)
  const shade = context.createLinearGradient(0, 0, 0, height)
  shade.addColorStop(0, 'rgb(255 255 255 / 0.28)')
  shade.addColorStop(0.2, 'rgb(255 255 255 / 0)')
  shade.addColorStop(0.75, 'rgb(0 0 0 / 0)')
  shade.addColorStop(1, 'rgb(0 0 0 / 0.45)')
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
  context.restore()
  drawMarks(context, look, (side === 'under' ? share : from) * width)
}

function drawMarks(context: CanvasRenderingContext2D, { width, height }: RailLook, edge: number): void {
  context.fillStyle = '#fff'
  roundBox(context, edge - 2.5, -height * 0.22, 5, height * 1.44, 3)
  context.fill()
  context.textAlign = 'center'
  context.textBaseline = 'top'
  context.font = `800 ${Math.max(12, height * 0.34)}px ${BODY_FONT}`
  context.fillStyle = 'rgb(255 255 255 / 0.86)'
  for (let mark = 0; mark < MARKS; mark += 1) {
    const x = (mark / (MARKS - 1)) * width
    context.fillText(String((100 / (MARKS - 1)) * mark), x, height * 1.42)
  }
}

/** The glow of a winning die. */
export function drawGlow(context: CanvasRenderingContext2D, side: number): void {
  const light = context.createRadialGradient(side * 2, side * 2, 2, side * 2, side * 2, side * 2)
  light.addColorStop(0, 'rgb(255 240 190 / 0.95)')
  light.addColorStop(0.4, 'rgb(255 190 70 / 0.4)')
  light.addColorStop(1, 'rgb(255 170 40 / 0)')
  context.fillStyle = light
  context.fillRect(0, 0, side * 4, side * 4)
}

/** Slanted bars: the losing part is also marked by its pattern, not by colour alone. */
function hatch(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.strokeStyle = mix(LOST, '#000000', 0.45)
  context.lineWidth = height * 0.16
  for (let x = -height; x < width + height; x += height * 0.42) {
    context.beginPath()
    context.moveTo(x, height + 4)
    context.lineTo(x + height, -4)
    context.stroke()
  }
}

/** A crystal cube seen from a corner. */
export function drawDie(context: CanvasRenderingContext2D, side: number, colour: string): void {
  const middle = side * 0.7
  const reach = side * 0.56
  const corner = (at: number): [number, number] => {
    const angle = (at * Math.PI) / 3 - Math.PI / 2
    return [middle + reach * Math.cos(angle), middle + reach * Math.sin(angle)]
  }
  const face = (at: number, light: number): void => {
    context.beginPath()
    context.moveTo(middle, middle)
    for (const one of [at, at + 1, at + 2]) context.lineTo(...corner(one % 6))
    context.closePath()
    const glass = context.createLinearGradient(middle - reach, middle - reach, middle + reach, middle + reach)
    glass.addColorStop(0, mix(mix(colour, '#ffffff', 0.75), '#000000', light))
    glass.addColorStop(1, mix(mix(colour, '#ffffff', 0.2), '#000000', light))
    context.fillStyle = glass
    context.fill()
    context.strokeStyle = 'rgb(255 255 255 / 0.85)'
    context.lineWidth = Math.max(1.2, side * 0.03)
    context.lineJoin = 'round'
    context.stroke()
  }
  context.shadowColor = 'rgb(0 0 0 / 0.6)'
  context.shadowBlur = side * 0.16
  context.shadowOffsetY = side * 0.08
  face(5, 0)
  context.shadowColor = 'transparent'
  face(1, 0.3)
  face(3, 0.14)
  context.fillStyle = 'rgb(30 14 0 / 0.82)'
  const pip = (x: number, y: number): void => {
    context.beginPath()
    context.arc(middle + x * reach, middle + y * reach, side * 0.062, 0, Math.PI * 2)
    context.fill()
  }
  for (const [x, y] of [
    [0, -0.5],
    [0.43, 0.08],
    [0.43, 0.42],
    [-0.6, 0.08],
    [-0.43, 0.25],
    [-0.26, 0.42],
  ] as const)
    pip(x, y)
}
