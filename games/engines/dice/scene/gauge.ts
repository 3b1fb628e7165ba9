import { Container, Sprite } from 'pixi.js'
import type { BetPresentation, DiceBet, DiceDefinition } from '../../../kit/protocol/bets.ts'
import type { Mood } from '../../../kit/protocol/messages.ts'
import type { BetStage } from '../../../kit/scene/create-bet-stage.ts'
import { paintTexture } from '../../../kit/scene/paint-texture.ts'
import { reachedBy } from '../description/index.ts'
import { angleOf, drawDial, drawNeedle, FROM } from './paint-gauge.ts'

/** A dial over which a needle rises to the multiplier; the part beyond the chosen limit is lit. */
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
    dial.texture = paintTexture(side, side, stage.resolution, (context) =>
      drawDial(context, { side, radius, limit, colours }),
    )
    dial.width = dial.height = side
    stage.requestRepaint()
  }

  stage.onResize((width, height) => {
    radius = Math.min(width * 0.38, height * 0.4, 300)
    layer.position.set(width / 2, height * 0.54)
    paintDial()
    const length = radius * 2.2
    needle.texture = paintTexture(length, radius * 0.2, stage.resolution, (context) =>
      drawNeedle(context, { length, radius, colours }),
    )
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
      stage.requestRepaint()
    },
    abandon(): void {
      isGoing = false
      point(times)
      stage.requestRepaint()
    },
    /** The needle rises and slows down; returns the number at its current position. */
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
      stage.requestRepaint()
    },
  }
}
