import { Container, Graphics, Sprite, Texture } from 'pixi.js'
import { BODY_FONT, paintTexture } from '../../../kit/scene/paint-texture.ts'
import { follow, type Actor, type ActorNeeds, ink } from './flight.ts'
import { createParticles, createShuffle } from './particles.ts'

const SLOPE = -0.13
const FLAKES = 40

/** A cable car between stations; each tower is a multiplier at which a bet can be cashed out. The rope may break. */
export function createCableCar({ pictures, colours, stations, write, resolution, isReduced }: ActorNeeds): Actor {
  const layer = new Container()
  const snow = new Graphics()
  const ropes = new Graphics()
  const labels = new Container()
  const car = new Sprite(pictures[0])
  // The picture hangs on its rope at the upper middle.
  car.anchor.set(0.5, 0.16)
  const flakes = createParticles()
  layer.addChild(snow, ropes, labels, car, flakes.layer)
  const random = createShuffle(29)
  const field = Array.from({ length: FLAKES }, () => ({ x: random(), y: random(), depth: 0.4 + random() * 0.6 }))
  const towers = [100, ...stations].map((hundredths) => {
    const label = new Sprite(Texture.EMPTY)
    label.anchor.set(0.5)
    labels.addChild(label)
    return { hundredths, label }
  })
  let [width, height, size, apart] = [1, 1, 100, 200]
  let shown = 0
  let fallMs = 0

  /** The position on the line: the number of stations passed, plus the fraction of the way to the next. */
  function placeOf(multiplier: number): number {
    const next = stations.findIndex((station) => station > multiplier)
    if (next < 0) return stations.length
    const from = next === 0 ? 100 : (stations[next - 1] ?? 100)
    const to = stations[next] ?? from + 1
    return next + Math.log(Math.max(multiplier, from) / from) / Math.log(to / from)
  }

  return {
    layer,
    lay(newWidth, newHeight) {
      ;[width, height] = [newWidth, newHeight]
      size = Math.max(120, Math.min(width * 0.34, height * 0.36))
      apart = Math.max(190, Math.min(width * 0.42, 420))
      car.setSize(size, size)
      for (const { hundredths, label } of towers) paintLabel(label, write(hundredths), resolution)
    },
    move({ phase, multiplier }, elapsedMs, nowMs) {
      const isGoing = phase === 'running'
      const isCrashed = phase === 'crashed'
      const place = isGoing || isCrashed ? placeOf(multiplier) : 0
      shown = isReduced() ? place : follow(shown, place, elapsedMs, 70)
      const carX = width * 0.42
      const lineY = height * (width < height ? 0.58 : 0.68)
      const ropeAt = (x: number): number => lineY + (x - carX) * SLOPE
      ropes.clear()
      for (const [index, { hundredths, label }] of towers.entries()) {
        const x = carX + (index - shown) * apart
        label.visible = x > -120 && x < width + 120
        if (!label.visible) continue
        const top = ropeAt(x)
        const isPassed = (isGoing || isCrashed) && multiplier >= hundredths
        ropes.poly([x - 7, top - 8, x + 7, top - 8, x + 16, height, x - 16, height]).fill(ink('#27394f', 0.9))
        ropes.rect(x - 26, top - 12, 52, 9).fill(ink(isPassed ? colours.key : '#5f7b99'))
        label.position.set(x, top - 36)
        label.alpha = isPassed ? 1 : 0.72
        label.tint = isPassed ? '#ffe9a8' : '#ffffff'
      }
      // The rope: intact, or broken where the car was.
      const gap = isCrashed ? size * 0.22 : 0
      for (const [from, to] of [
        [-20, carX - gap],
        [carX + gap, width + 20],
      ] as const)
        ropes.moveTo(from, ropeAt(from)).lineTo(to, ropeAt(to) + (gap > 0 ? size * 0.12 : 0))
      ropes.stroke({ width: 4, color: '#131c28' })
      fallMs = isCrashed ? fallMs + elapsedMs : 0
      const fall = isReduced() ? 0 : (fallMs / 1000) ** 2
      const swing = isReduced() ? 0 : Math.sin(nowMs / 700) * (isGoing ? 0.045 : 0.02)
      car.position.set(carX + fall * 40, ropeAt(carX) + fall * height)
      car.rotation = swing + fall * 0.9
      car.alpha = isCrashed && isReduced() ? 0.35 : 1
      snow.clear()
      for (const flake of field) {
        if (!isReduced()) {
          flake.y = (flake.y + (elapsedMs / 9000) * flake.depth) % 1
          flake.x = (flake.x - (elapsedMs / (isGoing ? 5000 : 16_000)) * flake.depth + 1) % 1
        }
        snow.circle(flake.x * width, flake.y * height, 2.4 * flake.depth).fill(ink('#ffffff', 0.55 * flake.depth))
      }
      const isFlying = flakes.move(elapsedMs)
      return isGoing || isFlying || !isReduced()
    },
  }
}

function paintLabel(label: Sprite, text: string, resolution: number): void {
  label.texture.destroy(true)
  label.texture = paintTexture(92, 34, resolution, (context) => {
    context.font = `800 21px ${BODY_FONT}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillStyle = '#0b1c30cc'
    context.beginPath()
    context.roundRect(2, 2, 88, 30, 15)
    context.fill()
    context.fillStyle = '#ffffff'
    context.fillText(text, 46, 18)
  })
  label.setSize(92, 34)
}
