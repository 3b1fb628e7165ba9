import { Container, Sprite } from 'pixi.js'
import type { BetPresentation, WheelDefinition } from '../../../kit/protocol/bets.ts'
import type { Mood } from '../../../kit/protocol/messages.ts'
import type { BetStage } from '../../../kit/scene/create-bet-stage.ts'
import { paintTexture } from '../../../kit/scene/paint-texture.ts'
import type { Words } from '../../../kit/description/description.ts'
import { isRiskGame, timesOf, writeTimes } from '../description/index.ts'
import type { WheelText } from '../description/texts.ts'
import { colourOfField } from './field-colours.ts'
import { drawBeam, drawBulbs, drawFace, drawHand, drawRim, TURN, type DiscLook, type Field } from './paint-disc.ts'

/** The wheel itself, its rim and its pointer. The fields are those of the mathematics, all of the same width. */
export function createDisc(
  stage: BetStage,
  definition: WheelDefinition,
  { colours }: BetPresentation,
  words: Words<WheelText>,
) {
  const isClock = isRiskGame(definition)
  const layer = new Container()
  const rim = new Sprite({ anchor: 0.5 })
  const face = new Sprite({ anchor: 0.5 })
  const lights = new Sprite({ anchor: 0.5, alpha: 0 })
  const beam = new Sprite({ anchor: { x: 0.5, y: 1 }, alpha: 0 })
  const hand = new Sprite({ anchor: { x: 0.5, y: 0.12 } })
  layer.addChild(rim, face, lights, beam, hand)
  stage.world.addChild(layer)
  let wheel = 0
  let radius = 100
  let isGoing = false
  const bulbs = createBulbs(lights)
  let flick = 0

  const segmentsOf = (): readonly string[] => definition.wheels[wheel]?.segments ?? []
  const look = (): DiscLook => ({ radius, isClock, colours })
  const fieldOf = (kind: string): Field => {
    const times = timesOf(definition, wheel, kind)
    const text = times === 0 ? undefined : writeTimes(words, times).slice(1)
    return { colour: colourOfField(definition, wheel, kind), text }
  }

  function paintFace(): void {
    const side = radius * 2
    const fields = segmentsOf().map(fieldOf)
    face.texture = paintTexture(side, side, stage.resolution, (context) => drawFace(context, look(), fields))
    face.width = face.height = side
    stage.requestRepaint()
  }

  stage.onResize((width, height) => {
    radius = Math.max(40, Math.min(width * 0.4, height * 0.4, 330))
    layer.position.set(width / 2, height / 2 + radius * 0.06)
    paintRim(stage, { rim, lights }, look())
    paintFace()
    paintHand(stage, { hand, beam }, look(), segmentsOf().length)
  })
  stage.onFrame((_, elapsedMs) => {
    flick *= 0.86 ** (elapsedMs / 16)
    hand.rotation = -flick
    if (isGoing && !stage.isReduced) face.rotation += elapsedMs * 0.009
    const isFlashing = bulbs.tick(elapsedMs)
    return isGoing || Math.abs(flick) > 0.004 || isFlashing
  })

  return {
    setBet(bet: number): void {
      const next = definition.bets[bet]?.wheel ?? 0
      beam.alpha = 0
      lights.alpha = isClock ? 0 : 0.6
      if (next !== wheel) {
        wheel = next
        paintFace()
        paintHand(stage, { hand, beam }, look(), segmentsOf().length)
      }
      stage.requestRepaint()
    },
    start(): void {
      isGoing = true
      beam.alpha = 0
      stage.requestRepaint()
    },
    abandon(): void {
      isGoing = false
      stage.requestRepaint()
    },
    /** Returns the motion that brings a field under the pointer; each call returns whether a peg has passed. */
    aim(segment: number, turns: number): (progress: number) => boolean {
      isGoing = false
      const turn = turnTo(face, segment, { turns, fields: segmentsOf().length })
      return (progress) => {
        const isPassed = turn(progress)
        if (isPassed) flick = 0.32
        stage.requestRepaint()
        return isPassed && progress < 1
      }
    },
    settle(segment: number, isWon: boolean, mood: Mood): void {
      const step = TURN / Math.max(1, segmentsOf().length)
      face.rotation = -segment * step
      beam.alpha = isWon ? 1 : 0.35
      if (!stage.isReduced && isWon) {
        stage.sparks.ring(layer.x, layer.y - radius * 0.85, radius * 0.6)
        if (!isClock) bulbs.flash(14)
      }
      if (mood === 'big' && !stage.isReduced) stage.sparks.throwCoins(stage.width, stage.height)
      stage.requestRepaint()
    },
  }
}

function paintRim(stage: BetStage, { rim, lights }: Record<'rim' | 'lights', Sprite>, look: DiscLook): void {
  const { radius, isClock } = look
  const side = radius * 2.5
  rim.texture = paintTexture(side, side, stage.resolution, (context) => {
    context.translate(side / 2, side / 2)
    drawRim(context, look)
  })
  rim.width = rim.height = side
  lights.texture = paintTexture(side, side, stage.resolution, (context) => {
    context.translate(side / 2, side / 2)
    if (!isClock) drawBulbs(context, radius, { glow: 1, colour: '#fff2b8' })
  })
  lights.width = lights.height = side
}

function paintHand(
  stage: BetStage,
  { hand, beam }: Record<'hand' | 'beam', Sprite>,
  look: DiscLook,
  fields: number,
): void {
  const { radius, isClock } = look
  const size = { width: radius * 0.22, height: radius * 0.29 }
  hand.texture = paintTexture(size.width, size.height, stage.resolution, (context) => drawHand(context, look, size))
  hand.width = size.width
  hand.height = size.height
  hand.position.set(0, -radius * (isClock ? 1.24 : 1.17))
  const step = TURN / Math.max(1, fields)
  beam.texture = paintTexture(radius, radius, stage.resolution, (context) => drawBeam(context, radius, step))
  beam.width = beam.height = radius
}

/** Bulbs that blink a given number of times. */
function createBulbs(lights: Sprite) {
  let ms = 0
  let left = 0
  return {
    flash: (times: number): void => void (left = times),
    tick(elapsedMs: number): boolean {
      if (left === 0) return false
      ms += elapsedMs
      if (ms > 160) {
        ms = 0
        left -= 1
        lights.alpha = left % 2 === 0 ? 1 : 0.15
      }
      return left > 0
    },
  }
}

/** The motion that brings a field to the top; each call returns whether a peg has passed. */
function turnTo(face: Sprite, segment: number, { turns, fields }: { readonly turns: number; readonly fields: number }) {
  const step = TURN / Math.max(1, fields)
  const from = face.rotation % TURN
  const goal = -segment * step
  const rest = (((goal - from) % TURN) + TURN) % TURN
  const way = rest + turns * TURN
  let peg = Math.floor(from / step)
  return (progress: number): boolean => {
    const eased = 1 - (1 - progress) ** 3.2
    face.rotation = from + way * eased
    const now = Math.floor(face.rotation / step + 0.5)
    const isPassed = now !== peg
    peg = now
    return isPassed
  }
}
