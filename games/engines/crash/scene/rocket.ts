import { Container, Graphics, Sprite } from 'pixi.js'
import { distanceOf, follow, heightOf, type Actor, type ActorNeeds, ink, groundOf } from './flight.ts'
import { createParticles, createShuffle } from './particles.ts'

const STARS = 46
const CURVE_STEPS = 28

/** A rocket on a rising curve among stars that move faster and faster; at the end it explodes. */
export function createRocket({ pictures, colours, isReduced }: ActorNeeds): Actor {
  const layer = new Container()
  const stars = new Graphics()
  const curve = new Graphics()
  const rocket = new Sprite(pictures[0])
  rocket.anchor.set(0.5)
  const smoke = createParticles()
  layer.addChild(stars, curve, smoke.layer, rocket)
  const random = createShuffle(7)
  const field = Array.from({ length: STARS }, () => ({ x: random(), y: random(), depth: 0.3 + random() * 0.7 }))
  let [width, height, size] = [1, 1, 100]
  let wasCrashed = false

  const pointAt = (share: number, high: number): [number, number] => {
    const left = width * 0.06
    const right = width * (0.16 + 0.7 * Math.min(1, high * 1.5))
    const bottom = groundOf(width, height, 0.9)
    const top = bottom - height * 0.68 * high
    return [left + (right - left) * share, bottom - (bottom - top) * share ** 2.1]
  }

  function drawStars(speed: number, elapsedMs: number): void {
    stars.clear()
    for (const star of field) {
      star.x -= (speed * star.depth * elapsedMs) / 16_000
      star.y += (speed * star.depth * elapsedMs) / 22_000
      if (star.x < 0 || star.y > 1) {
        star.x = (star.x + 1) % 1
        star.y = (star.y + 1) % 1
      }
      const tail = Math.min(40, speed * star.depth * 2.4)
      const [x, y] = [star.x * width, star.y * height]
      stars.moveTo(x, y).lineTo(x + tail, y - tail * 0.7)
      stars.stroke({ width: 1.6 * star.depth, color: '#ffffff', alpha: 0.25 + 0.5 * star.depth, cap: 'round' })
    }
  }

  return {
    layer,
    lay(newWidth, newHeight) {
      ;[width, height] = [newWidth, newHeight]
      size = Math.max(84, Math.min(width, height) * 0.2)
      rocket.setSize(size, size)
    },
    move({ phase, multiplier }, elapsedMs, nowMs) {
      const isFlying = phase === 'running'
      const isCrashed = phase === 'crashed'
      const high = isFlying || isCrashed ? heightOf(multiplier, 0.85) : 0
      const [x, y] = pointAt(1, high)
      const [beforeX, beforeY] = pointAt(0.94, high)
      drawCurve(curve, { height, isOver: isCrashed, colour: colours.key }, (share) => pointAt(share, high))
      drawStars(isReduced() ? 0 : isFlying ? 1.5 + distanceOf(multiplier) * 1.6 : 0.35, elapsedMs)
      rocket.visible = !isCrashed
      const shake = isFlying && !isReduced() ? Math.sin(nowMs / 37) * 1.3 : 0
      rocket.position.set(x, y + shake)
      // The picture points to the upper right.
      rocket.rotation = follow(rocket.rotation, Math.atan2(y - beforeY, x - beforeX || 1) + Math.PI / 4, elapsedMs, 60)
      if (isFlying && !isReduced())
        smoke.add({
          x: x - size * 0.3,
          y: y + size * 0.3,
          speedX: -90 - random() * 60,
          speedY: 70 + random() * 60,
          lifeMs: 620,
          size: size * (0.05 + random() * 0.05),
          grow: 3,
          colour: random() > 0.5 ? '#ffd27a' : colours.key,
          alpha: 0.6,
        })
      if (isCrashed && !wasCrashed && !isReduced()) {
        smoke.burst(54, (angle, share) => ({
          x,
          y,
          speedX: Math.cos(angle) * (60 + 330 * share),
          speedY: Math.sin(angle) * (60 + 330 * share),
          lifeMs: 1100,
          size: size * (0.05 + 0.09 * (1 - share)),
          grow: 0.3,
          colour: share > 0.6 ? '#fff2b0' : share > 0.3 ? '#ff9a2e' : '#ff3b3b',
          weight: 120,
        }))
        smoke.burst(12, (angle, share) => ({
          x,
          y,
          speedX: Math.cos(angle) * 40,
          speedY: Math.sin(angle) * 40,
          lifeMs: 1600,
          size: size * 0.2,
          grow: 2.6,
          colour: '#5a4a5e',
          alpha: 0.5 + share * 0.1,
        }))
      }
      wasCrashed = isCrashed
      const isSmoking = smoke.move(elapsedMs)
      return isFlying || isSmoking || !isReduced()
    },
  }
}

type Curve = { readonly height: number; readonly isOver: boolean; readonly colour: string }

function drawCurve(
  curve: Graphics,
  { height, isOver, colour }: Curve,
  pointAt: (share: number) => [number, number],
): void {
  curve.clear()
  const points = Array.from({ length: CURVE_STEPS + 1 }, (_, at) => pointAt(at / CURVE_STEPS))
  const [endX] = points.at(-1) ?? [0, 0]
  curve.moveTo(points[0]?.[0] ?? 0, height)
  for (const [x, y] of points) curve.lineTo(x, y)
  curve
    .lineTo(endX, height)
    .closePath()
    .fill(ink(isOver ? '#8a1f2d' : colour, 0.2))
  for (const [lineWidth, paint, alpha] of [
    [14, isOver ? '#ff4d5e' : colour, 0.25],
    [7, isOver ? '#ff4d5e' : colour, 0.8],
    [2.5, '#ffffff', 1],
  ] as const) {
    for (const [at, [x, y]] of points.entries()) {
      if (at === 0) curve.moveTo(x, y)
      else curve.lineTo(x, y)
    }
    curve.stroke({ width: lineWidth, color: paint, alpha, cap: 'round', join: 'round' })
  }
}
