import { Container, Graphics, Sprite } from 'pixi.js'
import { distanceOf, follow, heightOf, type Actor, type ActorNeeds, ink, groundOf } from './flight.ts'
import { createParticles, createShuffle } from './particles.ts'

const CLOUDS = 9

/** A balloon that rises over the roofs; clouds sink past it, and in the end it bursts and falls. */
export function createBalloon({ pictures, colours, isReduced }: ActorNeeds): Actor {
  const layer = new Container()
  const clouds = new Graphics()
  const roofs = new Graphics()
  const balloon = new Sprite(pictures[0])
  balloon.anchor.set(0.5, 0.55)
  const scraps = createParticles()
  layer.addChild(clouds, roofs, balloon, scraps.layer)
  const random = createShuffle(19)
  const field = Array.from({ length: CLOUDS }, () => ({ x: random(), y: random(), size: 0.5 + random() }))
  let [width, height, size] = [1, 1, 100]
  let wasCrashed = false
  let fallMs = 0
  let shownHigh = 0
  let risen = 0

  function drawClouds(): void {
    clouds.clear()
    for (const { x, y, size: cloud } of field) {
      const [cx, cy] = [x * (width + 300) - 150, ((y + risen * (0.5 + cloud * 0.4)) % 1.2) * height - height * 0.1]
      for (const [dx, dy, r] of [
        [0, 0, 34],
        [-36, 8, 24],
        [38, 6, 26],
        [12, -14, 24],
      ] as const)
        clouds.ellipse(cx + dx * cloud, cy + dy * cloud, r * 1.5 * cloud, r * 0.7 * cloud).fill(ink('#fff4ee', 0.13))
    }
  }

  /** Roofs and towers of the city below. */
  function drawRoofs(): void {
    roofs.clear()
    const sunk = height * Math.min(1, shownHigh * 0.55 + risen * 0.25)
    const base = height + sunk
    const next = createShuffle(5)
    for (let x = -20; x < width + 40;) {
      const house = 26 + next() * 44
      const tall = height * (0.05 + next() * 0.1)
      roofs.rect(x, base - tall, house, tall + 4)
      const kind = next()
      if (kind > 0.74) roofs.poly([x, base - tall, x + house / 2, base - tall - house * 1.7, x + house, base - tall])
      else if (kind > 0.45)
        roofs.poly([x, base - tall, x + house / 2, base - tall - house * 0.6, x + house, base - tall])
      x += house - 1
    }
    roofs.fill(ink(colours.deep, 0.92))
  }

  return {
    layer,
    lay(newWidth, newHeight) {
      ;[width, height] = [newWidth, newHeight]
      size = Math.max(130, Math.min(width * 0.36, height * 0.42))
      balloon.setSize(size, size)
    },
    move({ phase, multiplier }, elapsedMs, nowMs) {
      const isFlying = phase === 'running'
      const isCrashed = phase === 'crashed'
      const high = isFlying || isCrashed ? heightOf(multiplier, 0.8) : 0
      shownHigh = follow(shownHigh, high, elapsedMs, 90)
      if (isFlying && !isReduced()) risen += (elapsedMs / 1000) * (0.05 + distanceOf(multiplier) * 0.05)
      if (!isFlying && !isCrashed) risen = follow(risen, 0, elapsedMs, 300)
      drawClouds()
      drawRoofs()
      const isNarrow = width < height
      const sway = isReduced() ? 0 : Math.sin(nowMs / 1300) * size * 0.07
      const x = width * (isNarrow ? 0.5 : 0.73) + sway
      const y = groundOf(width, height, 0.84) - height * (isNarrow ? 0.24 : 0.4) * shownHigh
      if (isCrashed && !wasCrashed && !isReduced())
        scraps.burst(36, (angle, share) => ({
          x,
          y: y - size * 0.2,
          speedX: Math.cos(angle) * (90 + 220 * share),
          speedY: Math.sin(angle) * (90 + 220 * share),
          lifeMs: 1500,
          size: size * (0.025 + 0.03 * share),
          colour: share > 0.5 ? '#fff3dc' : '#e8202a',
          weight: 340,
        }))
      fallMs = isCrashed ? fallMs + elapsedMs : 0
      wasCrashed = isCrashed
      const fall = (fallMs / 1000) ** 2
      balloon.visible = !(isCrashed && isReduced())
      balloon.position.set(x, y + fall * height * 0.55)
      balloon.rotation = isCrashed ? fall * 1.1 : isReduced() ? 0 : Math.sin(nowMs / 1700) * 0.05
      const shrunk = isCrashed ? Math.max(0.5, 1 - fallMs / 1400) : 1
      balloon.setSize(size * shrunk, size)
      balloon.tint = isCrashed ? '#b08a8a' : '#ffffff'
      const isScattering = scraps.move(elapsedMs)
      return isFlying || isScattering || !isReduced()
    },
  }
}
