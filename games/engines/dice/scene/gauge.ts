import { Container, Sprite } from 'pixi.js'
import type { BetPresentation, DiceBet, DiceDefinition } from '../../../kit/protocol/bets.ts'
import type { Mood } from '../../../kit/protocol/messages.ts'
import type { BetStage } from '../../../kit/scene/create-bet-stage.ts'
import { BODY_FONT, mix, paintTexture } from '../../../kit/scene/paint-texture.ts'
import { reachedBy } from '../tell/index.ts'

const FROM = Math.PI * 0.82
const TO = Math.PI * 2.18
const TOP = 100
const MARKS = [1, 1.5, 2, 3, 5, 10, 20, 50, 100]
const WON = '#3ddc84'

/** Where a multiplier stands on the dial: its logarithm, so that small and large ones have room. */
function angleOf(times: number): number {
  const share = Math.min(1, Math.max(0, Math.log(Math.max(1, times)) / Math.log(TOP)))
  return FROM + (TO - FROM) * share
}

/** A dial over which a needle rises to the multiplier; what lies beyond the chosen limit is lit. */
export function createGauge(stage: BetStage, definition: DiceDefinition, { colours }: BetPresentation) {
  const dial = new Sprite({ anchor: 0.5 })
  const needle = new Sprite({ anchor: { x: 0.5, y: 0.5 } })
  const layer = new Container()
  layer.addChild(dial, needle)
  stage.world.addChild(layer)
  let bet: DiceBet = { target: 0, side: 'over' }
  let radius = 100
  let times = 1
  let isGoing = false
  let phase = 0

  const point = (value: number): void => {
    times = value
    needle.rotation = angleOf(value)
  }

  function paintDial(): void {
    const side = radius * 2.5
    const limit = (definition.targets[bet.target]?.pays ?? 100) / 100
    dial.texture = paintTexture(side, side, stage.resolution, (context) => {
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
    })
    dial.width = dial.height = side
    stage.wake()
  }

  stage.onResize((width, height) => {
    radius = Math.min(width * 0.38, height * 0.4, 300)
    layer.position.set(width / 2, height * 0.54)
    paintDial()
    const length = radius * 2.2
    needle.texture = paintTexture(length, radius * 0.2, stage.resolution, (context) => {
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
    })
    needle.width = length
    needle.height = radius * 0.2
    point(times)
  })
  stage.onFrame((_, elapsedMs) => {
    if (!isGoing || stage.isReduced) return false
    phase += elapsedMs
    needle.rotation = FROM + 0.03 * Math.sin(phase / 28)
    return true
  })

  return {
    setBet(next: DiceBet): void {
      bet = next
      needle.tint = 0xff_ff_ff
      paintDial()
    },
    start(): void {
      isGoing = true
      needle.tint = 0xff_ff_ff
      stage.wake()
    },
    abandon(): void {
      isGoing = false
      point(times)
      stage.wake()
    },
    /** The needle rises and slows; gives the roll that stands where it is. */
    move(roll: number, progress: number): number {
      isGoing = false
      const goal = Math.max(1, reachedBy(definition, roll) / 100)
      const now = goal ** (1 - (1 - progress) ** 2)
      point(now)
      const [first] = definition.targets
      const product = first ? first.chance * first.pays : 0
      return Math.max(0, Math.floor(definition.outOf - product / (now * 100)))
    },
    settle(roll: number, isWon: boolean, mood: Mood): void {
      point(Math.max(1, reachedBy(definition, roll) / 100))
      needle.tint = isWon ? 0xff_ff_ff : 0xff_9a_90
      const x = layer.x + Math.cos(needle.rotation) * radius
      const y = layer.y + Math.sin(needle.rotation) * radius
      if (!stage.isReduced) {
        if (isWon) stage.sparks.ring(x, y, radius * 0.9)
        else stage.sparks.burst(x, y, radius * 0.34, 5)
        if (mood === 'big') stage.sparks.throwCoins(stage.width, stage.height)
      }
      stage.wake()
    },
  }
}
