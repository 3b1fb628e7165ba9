import { Container, Graphics, Sprite } from 'pixi.js'
import { distanceOf, follow, type Actor, type ActorNeeds, ink, groundOf } from './flight.ts'
import { createParticles, createShuffle } from './particles.ts'

/** A racing bicycle on a hilly road, faster and faster; at the end it falls over. */
export function createBicycle({ pictures, colours, isReduced }: ActorNeeds): Actor {
  const layer = new Container()
  const land = new Graphics()
  const bicycle = new Container()
  const frame = new Graphics()
  const wheels = [0, 1].map(() => new Sprite(pictures[0]))
  for (const wheel of wheels) wheel.anchor.set(0.5)
  bicycle.addChild(...wheels, frame)
  const dust = createParticles()
  layer.addChild(land, dust.layer, bicycle)
  const random = createShuffle(53)
  let [width, height, size] = [1, 1, 100]
  let travelled = 0
  let speed = 0
  let fallMs = 0
  let pedal = 0

  const roadAt = (x: number): number => {
    const at = (x + travelled) / 420
    return groundOf(width, height, 0.8) + Math.sin(at) * height * 0.035 + Math.sin(at * 2.3 + 1) * height * 0.016
  }

  function drawLand(): void {
    land.clear()
    for (const [share, base, rise, alpha] of [
      [0.12, 0.62, 0.1, 0.35],
      [0.3, 0.72, 0.07, 0.5],
    ] as const) {
      land.moveTo(0, height)
      for (let x = 0; x <= width + 24; x += 24) {
        const at = (x + travelled * share) / 260
        land.lineTo(x, height * base - (Math.sin(at) + Math.sin(at * 1.7 + 2)) * height * rise * 0.5)
      }
      land.lineTo(width, height).closePath().fill(ink(colours.deep, alpha))
    }
    land.moveTo(0, height)
    for (let x = 0; x <= width + 12; x += 12) land.lineTo(x, roadAt(x))
    land.lineTo(width, height).closePath().fill(ink('#10262e'))
    land.moveTo(0, roadAt(0))
    for (let x = 12; x <= width + 12; x += 12) land.lineTo(x, roadAt(x))
    land.stroke({ width: 5, color: colours.key })
    // Stripes on the road and posts beside it show the pace.
    for (let x = -(travelled % 120); x < width + 60; x += 120) {
      land.moveTo(x, roadAt(x) + 26).lineTo(x + 44, roadAt(x + 44) + 26)
    }
    land.stroke({ width: 4, color: '#ffffff', alpha: 0.4 })
    for (let x = -(travelled % 360); x < width + 60; x += 360) {
      const y = roadAt(x)
      land.rect(x, y - 40, 5, 40).rect(x, y - 40, 26, 14)
    }
    land.fill(ink('#e9f6ff', 0.6))
  }

  return {
    layer,
    lay(newWidth, newHeight) {
      ;[width, height] = [newWidth, newHeight]
      size = Math.max(96, Math.min(width * 0.22, height * 0.24))
      wheels.forEach((wheel, at) => {
        wheel.setSize(size * 0.66, size * 0.66)
        wheel.position.set(size * (at === 0 ? -0.48 : 0.48), 0)
      })
    },
    move({ phase, multiplier }, elapsedMs) {
      const isGoing = phase === 'running'
      const isCrashed = phase === 'crashed'
      speed = follow(speed, isGoing ? 200 + distanceOf(multiplier) * 210 : 0, elapsedMs, isCrashed ? 140 : 350)
      if (!isReduced()) travelled += (speed * elapsedMs) / 1000
      pedal += (speed * elapsedMs) / 60_000
      drawLand()
      drawFrame(frame, { size, pedal, colour: colours.key })
      for (const wheel of wheels) wheel.rotation = travelled / (size * 0.3)
      const x = width * (width < height ? 0.42 : 0.3)
      const tilt = Math.atan2(roadAt(x + size * 0.48) - roadAt(x - size * 0.48), size * 0.96)
      fallMs = isCrashed ? fallMs + elapsedMs : 0
      const over = isReduced() ? 0 : Math.min(1, fallMs / 620)
      const hop = Math.sin(over * Math.PI) * size * 0.9
      bicycle.position.set(x + over * size * 0.7, roadAt(x) - size * 0.3 - hop)
      bicycle.rotation = tilt + over * Math.PI * 0.86
      bicycle.alpha = isCrashed && isReduced() ? 0.45 : 1
      if ((isGoing || (isCrashed && over < 1)) && !isReduced())
        dust.add({
          x: x - size * 0.55 + (isCrashed ? size : 0),
          y: roadAt(x - size * 0.5) - 4,
          speedX: -speed * 0.5 - 30,
          speedY: -20 - random() * 40,
          lifeMs: 620,
          size: isCrashed ? 10 : 4,
          grow: 2.6,
          colour: '#cfe9f2',
          alpha: 0.35,
        })
      const isDusty = dust.move(elapsedMs)
      return isGoing || isDusty || speed > 1 || !isReduced()
    },
  }
}

type Rider = { readonly size: number; readonly pedal: number; readonly colour: string }

/** Frame, bars and rider, over a wheelbase of one `size`. */
function drawFrame(frame: Graphics, { size, pedal, colour }: Rider): void {
  const s = size / 100
  const line = (points: readonly number[], lineWidth: number, paint: string): void => {
    frame.moveTo((points[0] ?? 0) * s, (points[1] ?? 0) * s)
    for (let at = 2; at < points.length; at += 2) frame.lineTo((points[at] ?? 0) * s, (points[at + 1] ?? 0) * s)
    frame.stroke({ width: lineWidth * s, color: paint, cap: 'round', join: 'round' })
  }
  const knee = Math.sin(pedal) * 7
  frame.clear()
  line([-48, 0, -18, -44, 34, -46, -6, 2, -48, 0], 4.6, colour)
  line([-18, -44, -6, 2], 4.6, colour)
  line([30, -58, 34, -46, 48, 0], 4.6, colour)
  line([-21, -52, -18, -44], 3.4, '#dfe6ee')
  line([30, -58, 42, -58], 4, '#14100f')
  line([-6, 2, -6 + Math.cos(pedal) * 9, 2 + Math.sin(pedal) * 9], 4, '#dfe6ee')
  line([-22, -54, -4 + knee, -30, -6 + Math.cos(pedal) * 9, 2 + Math.sin(pedal) * 9], 8, '#16303c')
  line([-22, -58, 14, -84], 15, '#e8202a')
  line([12, -80, 26, -66, 40, -59], 6.5, '#f1c8a0')
  frame.circle(24 * s, -94 * s, 10 * s).fill(ink('#f1c8a0'))
  frame
    .moveTo(12 * s, -96 * s)
    .arc(24 * s, -96 * s, 12 * s, Math.PI, Math.PI * 2)
    .closePath()
    .fill(ink('#ffffff'))
}
