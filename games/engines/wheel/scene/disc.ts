import { Container, Sprite } from 'pixi.js'
import type { BetPresentation, WheelDefinition } from '../../../kit/protocol/bets.ts'
import type { Mood } from '../../../kit/protocol/messages.ts'
import type { BetStage } from '../../../kit/scene/create-bet-stage.ts'
import { DISPLAY_FONT, mix, paintTexture } from '../../../kit/scene/paint-texture.ts'
import type { Words } from '../../../kit/tell/telling.ts'
import { isRiskGame, timesOf, writeTimes } from '../tell/index.ts'
import type { WheelText } from '../tell/texts.ts'

const TURN = Math.PI * 2
/** From what pays least to what pays most; nothing pays under the first. */
const FAIR = ['#e63950', '#f59f1e', '#1f9bd1', '#22a65a', '#8f45d6', '#f2d21b']
const CLOCK = ['#2456a6', '#1f8a8f', '#c7781a', '#a32346', '#6a36a8']
const BULBS = 28
const ROMAN = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']

/** The wheel itself, its rim and its hand. The fields are those of the mathematics, each as wide as the next. */
export function createDisc(
  stage: BetStage,
  definition: WheelDefinition,
  { colours }: BetPresentation,
  words: Words<WheelText>,
) {
  const isClock = isRiskGame(definition)
  const palette = isClock ? CLOCK : FAIR
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
  let bulbMs = 0
  let bulbsLeft = 0
  let flick = 0

  const segmentsOf = (): readonly string[] => definition.wheels[wheel]?.segments ?? []
  const colourOf = (kind: string): string => {
    const times = timesOf(definition, wheel, kind)
    if (times === 0) return isClock ? '#141b33' : '#2b2f3a'
    const all = [...new Set(segmentsOf())].map((one) => timesOf(definition, wheel, one)).filter((one) => one > 0)
    const rank = all.toSorted((a, b) => a - b).indexOf(times)
    return palette[Math.min(rank, palette.length - 1)] ?? '#888888'
  }

  function paintFace(): void {
    const segments = segmentsOf()
    const step = TURN / segments.length
    const side = radius * 2
    const font = Math.max(9, Math.min(radius * 0.12, radius * step * 0.52))
    face.texture = paintTexture(side, side, stage.resolution, (context) => {
      context.translate(radius, radius)
      segments.forEach((kind, at) => {
        const from = at * step - Math.PI / 2 - step / 2
        const colour = colourOf(kind)
        context.beginPath()
        context.moveTo(0, 0)
        context.arc(0, 0, radius * 0.985, from, from + step)
        context.closePath()
        const light = context.createRadialGradient(0, 0, radius * 0.2, 0, 0, radius)
        light.addColorStop(0, mix(colour, '#000000', 0.45))
        light.addColorStop(0.75, colour)
        light.addColorStop(1, mix(colour, '#ffffff', 0.22))
        context.fillStyle = light
        context.fill()
        context.strokeStyle = isClock ? mix(colours.key, '#ffffff', 0.1) : 'rgb(255 255 255 / 0.75)'
        context.lineWidth = Math.max(1, radius * 0.006)
        context.stroke()
        const times = timesOf(definition, wheel, kind)
        context.save()
        context.rotate(from + step / 2)
        context.fillStyle = times === 0 ? 'rgb(255 255 255 / 0.4)' : '#fff'
        context.shadowColor = 'rgb(0 0 0 / 0.7)'
        context.shadowBlur = 3
        context.textAlign = 'right'
        context.textBaseline = 'middle'
        context.font = `900 ${font}px ${DISPLAY_FONT}`
        context.fillText(times === 0 ? '–' : writeTimes(words, times).slice(1), radius * 0.93, 0)
        context.restore()
      })
      const gloss = context.createLinearGradient(0, -radius, 0, radius)
      gloss.addColorStop(0, 'rgb(255 255 255 / 0.2)')
      gloss.addColorStop(0.45, 'rgb(255 255 255 / 0)')
      gloss.addColorStop(1, 'rgb(0 0 0 / 0.26)')
      context.beginPath()
      context.arc(0, 0, radius, 0, TURN)
      context.fillStyle = gloss
      context.fill()
      // The hub.
      const metal = context.createRadialGradient(-radius * 0.1, -radius * 0.14, 2, 0, 0, radius * 0.38)
      metal.addColorStop(0, mix(colours.key, '#ffffff', 0.7))
      metal.addColorStop(0.55, mix(colours.key, '#5a2c00', 0.25))
      metal.addColorStop(1, mix(colours.key, '#000000', 0.65))
      context.shadowColor = 'rgb(0 0 0 / 0.8)'
      context.shadowBlur = radius * 0.08
      context.beginPath()
      context.arc(0, 0, radius * 0.36, 0, TURN)
      context.fillStyle = metal
      context.fill()
      context.shadowBlur = 0
      context.beginPath()
      context.arc(0, 0, radius * 0.305, 0, TURN)
      context.fillStyle = mix(colours.deep, '#000000', 0.35)
      context.fill()
      if (isClock) drawSun(context, radius * 0.26, mix(colours.key, '#ffffff', 0.25))
    })
    face.width = face.height = side
    stage.wake()
  }

  function paintRim(): void {
    const side = radius * 2.5
    rim.texture = paintTexture(side, side, stage.resolution, (context) => {
      context.translate(side / 2, side / 2)
      const outer = radius * (isClock ? 1.2 : 1.13)
      context.shadowColor = 'rgb(0 0 0 / 0.85)'
      context.shadowBlur = radius * 0.12
      context.shadowOffsetY = radius * 0.05
      const metal = context.createConicGradient(0.6, 0, 0)
      const bright = mix(colours.key, '#ffffff', 0.55)
      const dark = mix(colours.key, '#2a1200', 0.6)
      for (let at = 0; at <= 8; at += 1) metal.addColorStop(at / 8, at % 2 === 0 ? bright : dark)
      context.beginPath()
      context.arc(0, 0, outer, 0, TURN)
      context.fillStyle = metal
      context.fill()
      context.shadowColor = 'transparent'
      context.shadowOffsetY = 0
      context.beginPath()
      context.arc(0, 0, outer * 0.965, 0, TURN)
      context.fillStyle = isClock ? mix(colours.deep, '#06122e', 0.6) : mix('#7a0f22', '#000000', 0.15)
      context.fill()
      if (isClock) {
        context.textAlign = 'center'
        context.textBaseline = 'middle'
        context.fillStyle = mix(colours.key, '#ffffff', 0.45)
        context.font = `700 ${radius * 0.1}px Georgia, serif`
        ROMAN.forEach((numeral, at) => {
          context.save()
          context.rotate((at / ROMAN.length) * TURN)
          context.fillText(numeral, 0, -radius * 1.09)
          context.restore()
        })
      } else {
        drawBulbs(context, 0.5, '#6b4a1a')
      }
    })
    rim.width = rim.height = side
    lights.texture = paintTexture(side, side, stage.resolution, (context) => {
      context.translate(side / 2, side / 2)
      if (!isClock) drawBulbs(context, 1, '#fff2b8')
    })
    lights.width = lights.height = side
  }

  function drawBulbs(context: CanvasRenderingContext2D, glow: number, colour: string): void {
    for (let at = 0; at < BULBS; at += 1) {
      const angle = (at / BULBS) * TURN
      const [x, y] = [Math.cos(angle) * radius * 1.055, Math.sin(angle) * radius * 1.055]
      context.shadowColor = '#ffd76a'
      context.shadowBlur = glow * radius * 0.06
      context.fillStyle = colour
      context.beginPath()
      context.arc(x, y, radius * 0.024, 0, TURN)
      context.fill()
    }
  }

  function paintHand(): void {
    const [width, height] = [radius * 0.22, radius * 0.29]
    hand.texture = paintTexture(width, height, stage.resolution, (context) => {
      context.shadowColor = 'rgb(0 0 0 / 0.7)'
      context.shadowBlur = radius * 0.05
      const metal = context.createLinearGradient(0, 0, width, 0)
      metal.addColorStop(0, '#fff6d8')
      metal.addColorStop(0.5, mix(colours.key, '#ffffff', 0.2))
      metal.addColorStop(1, mix(colours.key, '#3a1800', 0.6))
      context.fillStyle = metal
      context.beginPath()
      context.arc(width / 2, height * 0.26, width * 0.3, Math.PI * 0.86, Math.PI * 0.14)
      context.lineTo(width / 2, height * 0.92)
      context.closePath()
      context.fill()
      context.fillStyle = '#b3121f'
      context.beginPath()
      context.arc(width / 2, height * 0.26, width * 0.13, 0, TURN)
      context.fill()
    })
    hand.width = width
    hand.height = height
    hand.position.set(0, -radius * (isClock ? 1.24 : 1.17))
    const step = TURN / Math.max(1, segmentsOf().length)
    beam.texture = paintTexture(radius, radius, stage.resolution, (context) => {
      context.translate(radius / 2, radius)
      context.beginPath()
      context.arc(0, 0, radius * 0.38, -Math.PI / 2 + step / 2, -Math.PI / 2 - step / 2, true)
      context.arc(0, 0, radius * 0.985, -Math.PI / 2 - step / 2, -Math.PI / 2 + step / 2)
      context.closePath()
      context.strokeStyle = '#fff'
      context.lineWidth = Math.max(3, radius * 0.022)
      context.shadowColor = '#ffe9a0'
      context.shadowBlur = radius * 0.08
      context.stroke()
    })
    beam.width = beam.height = radius
  }

  stage.onResize((width, height) => {
    radius = Math.max(40, Math.min(width * 0.4, height * 0.4, 330))
    layer.position.set(width / 2, height / 2 + radius * 0.06)
    paintRim()
    paintFace()
    paintHand()
  })
  stage.onFrame((_, elapsedMs) => {
    flick *= 0.86 ** (elapsedMs / 16)
    hand.rotation = -flick
    if (isGoing && !stage.isReduced) face.rotation += elapsedMs * 0.009
    if (bulbsLeft > 0) {
      bulbMs += elapsedMs
      if (bulbMs > 160) {
        bulbMs = 0
        bulbsLeft -= 1
        lights.alpha = bulbsLeft % 2 === 0 ? 1 : 0.15
      }
    }
    return isGoing || Math.abs(flick) > 0.004 || bulbsLeft > 0
  })

  return {
    setBet(bet: number): void {
      const next = definition.bets[bet]?.wheel ?? 0
      beam.alpha = 0
      lights.alpha = isClock ? 0 : 0.6
      if (next !== wheel) {
        wheel = next
        paintFace()
        paintHand()
      }
      stage.wake()
    },
    start(): void {
      isGoing = true
      beam.alpha = 0
      stage.wake()
    },
    abandon(): void {
      isGoing = false
      stage.wake()
    },
    /** Gives the motion that brings a field under the hand; each call tells whether a peg has passed. */
    aim(segment: number, turns: number): (progress: number) => boolean {
      isGoing = false
      const step = TURN / Math.max(1, segmentsOf().length)
      const from = face.rotation % TURN
      const goal = -segment * step
      const rest = (((goal - from) % TURN) + TURN) % TURN
      const way = rest + turns * TURN
      let peg = Math.floor(from / step)
      return (progress) => {
        const eased = 1 - (1 - progress) ** 3.2
        face.rotation = from + way * eased
        const now = Math.floor(face.rotation / step + 0.5)
        const isPassed = now !== peg
        if (isPassed) flick = 0.32
        peg = now
        stage.wake()
        return isPassed && progress < 1
      }
    },
    settle(segment: number, isWon: boolean, mood: Mood): void {
      const step = TURN / Math.max(1, segmentsOf().length)
      face.rotation = -segment * step
      beam.alpha = isWon ? 1 : 0.35
      if (!stage.isReduced && isWon) {
        stage.sparks.ring(layer.x, layer.y - radius * 0.85, radius * 0.6)
        bulbsLeft = isClock ? 0 : 14
      }
      if (mood === 'big' && !stage.isReduced) stage.sparks.throwCoins(stage.width, stage.height)
      stage.wake()
    },
  }
}

function drawSun(context: CanvasRenderingContext2D, size: number, colour: string): void {
  context.fillStyle = colour
  context.globalAlpha = 0.22
  for (let ray = 0; ray < 16; ray += 1) {
    context.save()
    context.rotate((ray / 16) * TURN)
    context.beginPath()
    context.moveTo(-size * 0.1, -size * 0.55)
    context.lineTo(0, -size * (ray % 2 === 0 ? 1.08 : 0.85))
    context.lineTo(size * 0.1, -size * 0.55)
    context.fill()
    context.restore()
  }
  context.globalAlpha = 1
}
