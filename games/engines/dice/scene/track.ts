import { Container, Sprite } from 'pixi.js'
import type { BetPresentation, DiceBet, DiceDefinition } from '../../../kit/protocol/bets.ts'
import type { Mood } from '../../../kit/protocol/messages.ts'
import type { BetStage } from '../../../kit/scene/create-bet-stage.ts'
import { paintTexture } from '../../../kit/scene/paint-texture.ts'
import { drawDie, drawGlow, drawRail } from './paint-track.ts'

/** A rail from 0 to 100 with the winning part lit, and a crystal die that slides to its number. */
export function createTrack(stage: BetStage, { outOf, targets }: DiceDefinition, { colours }: BetPresentation) {
  const rail = new Sprite()
  const die = new Sprite({ anchor: 0.5 })
  const glow = new Sprite({ anchor: 0.5, alpha: 0 })
  const layer = new Container()
  layer.addChild(rail, glow, die)
  stage.world.addChild(layer)
  let bet: DiceBet = { target: 0, side: 'over' }
  let box = { left: 0, width: 1, y: 0, height: 1 }
  let at = 0.5
  let isGoing = false
  let turn = 0

  const shareOf = (): number => (targets[bet.target]?.chance ?? 0) / outOf
  const place = (share: number): void => {
    at = share
    die.x = box.left + box.width * share
    die.y = box.y - box.height * 0.95
    glow.position.copyFrom(die.position)
    die.rotation = (share - 0.5) * 9
  }

  function lay(width: number, height: number): void {
    const railWidth = Math.min(width - 36, 900)
    const railHeight = Math.max(26, Math.min(54, height * 0.11))
    box = { left: (width - railWidth) / 2, width: railWidth, y: height * 0.72, height: railHeight }
    paintRail()
    const side = railHeight * 1.5
    die.texture = paintTexture(side * 1.4, side * 1.4, stage.resolution, (context) =>
      drawDie(context, side, colours.key),
    )
    die.width = die.height = side * 1.4
    glow.texture = paintTexture(side * 4, side * 4, 1, (context) => drawGlow(context, side))
    place(at)
  }

  function paintRail(): void {
    const { left, width, y, height } = box
    const pad = height
    rail.texture = paintTexture(width + 2 * pad, height * 3.2, stage.resolution, (context) =>
      drawRail(context, { width, height, share: shareOf(), side: bet.side, colours }),
    )
    rail.position.set(left - pad, y - height * 0.6)
    rail.width = width + 2 * pad
    rail.height = height * 3.2
    stage.requestRepaint()
  }

  stage.onResize(lay)
  stage.onFrame((_, elapsedMs) => {
    if (!isGoing || stage.isReduced) return false
    turn += elapsedMs / 90
    die.y = box.y - box.height * (0.95 + 0.28 * Math.abs(Math.sin(turn)))
    die.rotation += elapsedMs / 140
    return true
  })

  return {
    setBet(next: DiceBet): void {
      bet = next
      glow.alpha = 0
      die.tint = 0xff_ff_ff
      paintRail()
    },
    start(): void {
      isGoing = true
      glow.alpha = 0
      die.tint = 0xff_ff_ff
      stage.requestRepaint()
    },
    abandon(): void {
      isGoing = false
      place(at)
      stage.requestRepaint()
    },
    /** Moves the die; returns the number under it. It swings widely at first and stops without a jump. */
    move(roll: number, progress: number, swings: number): number {
      isGoing = false
      const goal = roll / outOf
      const left = (1 - progress) ** 2
      const swing = Math.sin(progress * swings * Math.PI * 1.5) * left * 0.5
      place(Math.min(0.999, Math.max(0, goal + swing)))
      die.y -= box.height * left * Math.abs(Math.sin(progress * 14)) * 0.8
      return Math.floor(at * outOf)
    },
    settle(roll: number, isWon: boolean, mood: Mood): void {
      place(roll / outOf)
      die.tint = isWon ? 0xff_ff_ff : 0xff_b0_a8
      glow.alpha = isWon ? 1 : 0
      if (isWon && !stage.isReduced) stage.sparks.ring(die.x, die.y, box.height * 4)
      if (!stage.isReduced && !isWon) stage.sparks.burst(die.x, die.y, box.height * 1.4, 3)
      if (mood === 'big' && !stage.isReduced) stage.sparks.throwCoins(stage.width, stage.height)
      stage.requestRepaint()
    },
  }
}
