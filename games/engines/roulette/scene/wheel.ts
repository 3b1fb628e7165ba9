import { Container, Sprite } from 'pixi.js'
import type { BetPresentation, RouletteDefinition } from '../../../kit/protocol/bets.ts'
import type { BetStage } from '../../../kit/scene/create-bet-stage.ts'
import { paintTexture } from '../../../kit/scene/paint-texture.ts'
import { angleOfPocket, drawBall, drawBowl, drawRotor, drawShine } from './paint-wheel.ts'

const TURN = Math.PI * 2
const BALL_TURNS = 7

/** The wheel with its pockets in the order of the mathematics, and the ball. */
export function createWheel(stage: BetStage, { pockets }: RouletteDefinition, { colours }: BetPresentation) {
  const layer = new Container()
  const bowl = new Sprite({ anchor: 0.5 })
  const rotor = new Sprite({ anchor: 0.5 })
  const shine = new Sprite({ anchor: 0.5 })
  const ball = new Sprite({ anchor: 0.5, visible: false })
  layer.addChild(bowl, rotor, shine, ball)
  stage.world.addChild(layer)
  let radius = 100
  let isGoing = false
  let angle = 0
  let resting: number | undefined

  const angleOf = (pocket: number): number => angleOfPocket(pocket, pockets.length)
  const put = (at: number, share: number): void => {
    ball.position.set(Math.cos(at) * radius * share, Math.sin(at) * radius * share)
  }

  function paint(): void {
    const look = { radius, pockets, colours }
    const side = radius * 2.3
    bowl.texture = paintTexture(side, side, stage.resolution, (context) => drawBowl(context, side, look))
    bowl.width = bowl.height = side
    const inner = radius * 1.76
    rotor.texture = paintTexture(inner, inner, stage.resolution, (context) => drawRotor(context, inner, look))
    rotor.width = rotor.height = inner
    shine.texture = paintTexture(side, side, 1, (context) => drawShine(context, side, radius))
    shine.width = shine.height = side
    const size = radius * 0.1
    ball.texture = paintTexture(size, size, stage.resolution, (context) => drawBall(context, size))
    ball.width = ball.height = size
    if (resting !== undefined) put(rotor.rotation + angleOf(resting), 0.63)
  }

  stage.onResize((width, height) => {
    radius = Math.max(30, Math.min(width * 0.45, height * 0.45, 340))
    layer.position.set(width / 2, height / 2)
    paint()
  })
  stage.onFrame((_, elapsedMs) => {
    if (!isGoing || stage.isReduced) return false
    rotor.rotation -= elapsedMs * 0.0009
    angle += elapsedMs * 0.011
    put(angle, 0.945)
    return true
  })

  return {
    start(): void {
      isGoing = true
      resting = undefined
      ball.visible = !stage.isReduced
      stage.requestRepaint()
    },
    abandon(): void {
      isGoing = false
      ball.visible = false
      stage.requestRepaint()
    },
    /** Returns the motion that brings the ball into a pocket; each call returns whether it hit something. */
    aim(pocket: number): (progress: number) => boolean {
      isGoing = false
      resting = undefined
      ball.visible = true
      const rotorFrom = rotor.rotation
      const rotorTo = rotorFrom - TURN * 0.9
      const goal = rotorTo + angleOf(pocket)
      const rest = (((goal - angle) % TURN) + TURN) % TURN
      const from = goal - rest - BALL_TURNS * TURN
      let knock = 0
      return (progress) => {
        const rolled = 1 - (1 - progress) ** 2.4
        rotor.rotation = rotorFrom + (rotorTo - rotorFrom) * (1 - (1 - progress) ** 1.7)
        const fall = Math.min(1, Math.max(0, (progress - 0.6) / 0.32))
        const bounce = fall > 0 && fall < 1 ? Math.abs(Math.sin(fall * Math.PI * 3.4)) * (1 - fall) * 0.11 : 0
        angle = from + (goal - from) * rolled
        put(angle, 0.945 - 0.315 * fall * fall + bounce)
        stage.requestRepaint()
        const now = Math.floor(fall * 6)
        const isKnock = now > knock
        knock = now
        return isKnock
      }
    },
    settle(pocket: number): void {
      isGoing = false
      resting = pocket
      ball.visible = true
      put(rotor.rotation + angleOf(pocket), 0.63)
      if (!stage.isReduced) stage.sparks.ring(layer.x + ball.x, layer.y + ball.y, radius * 0.45)
      stage.requestRepaint()
    },
  }
}
