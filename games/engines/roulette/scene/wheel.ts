import { Container, Sprite } from 'pixi.js'
import type { BetPresentation, RouletteDefinition } from '../../../kit/protocol/bets.ts'
import type { BetStage } from '../../../kit/scene/create-bet-stage.ts'
import { DISPLAY_FONT, mix, paintTexture } from '../../../kit/scene/paint-texture.ts'

const TURN = Math.PI * 2
const BALL_TURNS = 7
const PAINT = { red: '#b81526', black: '#15131a', green: '#0c7a45' } as const

/** The wheel with its pockets in the order of the mathematics, and the ball. */
export function createWheel(stage: BetStage, { pockets }: RouletteDefinition, { colours }: BetPresentation) {
  const layer = new Container()
  const bowl = new Sprite({ anchor: 0.5 })
  const rotor = new Sprite({ anchor: 0.5 })
  const shine = new Sprite({ anchor: 0.5 })
  const ball = new Sprite({ anchor: 0.5, visible: false })
  layer.addChild(bowl, rotor, shine, ball)
  stage.world.addChild(layer)
  const step = TURN / pockets.length
  let radius = 100
  let isGoing = false
  let angle = 0
  let resting: number | undefined

  const angleOf = (pocket: number): number => pocket * step - Math.PI / 2
  const put = (at: number, share: number): void => {
    ball.position.set(Math.cos(at) * radius * share, Math.sin(at) * radius * share)
  }

  function paint(): void {
    const side = radius * 2.3
    bowl.texture = paintTexture(side, side, stage.resolution, (context) => {
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
    })
    bowl.width = bowl.height = side
    const inner = radius * 1.76
    rotor.texture = paintTexture(inner, inner, stage.resolution, (context) => {
      context.translate(inner / 2, inner / 2)
      const outer = radius * 0.87
      pockets.forEach(({ label, colour }, at) => {
        const from = angleOf(at) - step / 2
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
      disc(context, radius * 0.15, ring(context, ['#fff6d8', '#a8741f', '#fff0c0', '#7a4a08', '#fff6d8']))
    })
    rotor.width = rotor.height = inner
    shine.texture = paintTexture(side, side, 1, (context) => {
      const gloss = context.createLinearGradient(0, 0, side, side)
      gloss.addColorStop(0, 'rgb(255 255 255 / 0.16)')
      gloss.addColorStop(0.4, 'rgb(255 255 255 / 0)')
      gloss.addColorStop(1, 'rgb(0 0 0 / 0.22)')
      context.fillStyle = gloss
      context.beginPath()
      context.arc(side / 2, side / 2, radius * 1.06, 0, TURN)
      context.fill()
    })
    shine.width = shine.height = side
    const size = radius * 0.1
    ball.texture = paintTexture(size, size, stage.resolution, (context) => {
      const light = context.createRadialGradient(size * 0.36, size * 0.32, 0.5, size / 2, size / 2, size / 2)
      light.addColorStop(0, '#ffffff')
      light.addColorStop(0.6, '#e7e9f2')
      light.addColorStop(1, '#8d93a8')
      context.fillStyle = light
      context.beginPath()
      context.arc(size / 2, size / 2, size * 0.46, 0, TURN)
      context.fill()
    })
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
      stage.wake()
    },
    abandon(): void {
      isGoing = false
      ball.visible = false
      stage.wake()
    },
    /** Gives the motion that brings the ball into a pocket; each call tells whether it knocked against something. */
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
        stage.wake()
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
      stage.wake()
    },
  }
}

function disc(context: CanvasRenderingContext2D, radius: number, paint: string | CanvasGradient): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, TURN)
  context.fillStyle = paint
  context.fill()
}

function ring(context: CanvasRenderingContext2D, colours: readonly string[]): CanvasGradient {
  const metal = context.createConicGradient(0.7, 0, 0)
  for (const [at, colour] of colours.entries()) metal.addColorStop(at / (colours.length - 1), colour)
  return metal
}
