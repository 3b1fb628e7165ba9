import { Sprite } from 'pixi.js'
import type { BetPresentation } from '../../../kit/protocol/bets.ts'
import type { BetStage } from '../../../kit/scene/create-bet-stage.ts'
import { mix, paintTexture } from '../../../kit/scene/paint-texture.ts'

const FLIGHT_MS = 420

type Goal = { readonly x: number; readonly y: number; readonly size: number }

/** A ball flies from above to its number. */
export async function flyBall(
  stage: BetStage,
  colours: BetPresentation['colours'],
  goal: Goal,
  isHit: boolean,
): Promise<void> {
  const size = Math.max(14, goal.size * 0.8)
  const texture = paintTexture(size, size, stage.resolution, (context) =>
    drawBall(context, size, isHit ? '#ffcf3f' : mix(colours.mid, '#ffffff', 0.35)),
  )
  const sprite = new Sprite({ texture, anchor: 0.5 })
  stage.world.addChild(sprite)
  const [startX, startY] = [stage.width / 2, -size]
  await stage.motion.run(FLIGHT_MS, (progress) => {
    const eased = progress * progress * (3 - 2 * progress)
    sprite.x = startX + (goal.x - startX) * eased
    sprite.y = startY + (goal.y - startY) * eased - Math.sin(Math.PI * progress) * 30
    sprite.width = sprite.height = size * (1.5 - 0.5 * progress)
  })
  sprite.destroy()
}

function drawBall(context: CanvasRenderingContext2D, size: number, colour: string): void {
  const half = size / 2
  const light = context.createRadialGradient(half * 0.7, half * 0.6, 1, half, half, half)
  light.addColorStop(0, '#fff')
  light.addColorStop(0.5, colour)
  light.addColorStop(1, mix(colour, '#000000', 0.5))
  context.fillStyle = light
  context.beginPath()
  context.arc(half, half, half * 0.96, 0, Math.PI * 2)
  context.fill()
}
