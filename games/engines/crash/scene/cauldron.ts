import { Container, Graphics, Sprite } from 'pixi.js'
import { distanceOf, follow, heightOf, type Actor, type ActorNeeds, ink, groundOf } from './flight.ts'
import { createParticles, createShuffle } from './particles.ts'

/** A kettle over a growing fire; a devil’s head rises from the brew until everything boils over. */
export function createCauldron({ pictures, colours, isReduced }: ActorNeeds): Actor {
  const layer = new Container()
  const glow = new Graphics()
  const fire = createParticles()
  const devil = new Sprite(pictures[1])
  devil.anchor.set(0.5, 0.86)
  const kettle = new Sprite(pictures[0])
  kettle.anchor.set(0.5, 0.96)
  const flood = new Graphics()
  const bubbles = createParticles()
  layer.addChild(glow, fire.layer, devil, kettle, flood, bubbles.layer)
  const random = createShuffle(67)
  let [width, height, size] = [1, 1, 100]
  let shown = 0
  let bubbleMs = 0
  let fireMs = 0
  let floodMs = 0
  let wasCrashed = false

  return {
    layer,
    lay(newWidth, newHeight) {
      ;[width, height] = [newWidth, newHeight]
      size = Math.max(150, Math.min(width * 0.46, height * 0.46))
      kettle.setSize(size, size)
      devil.setSize(size * 0.62, size * 0.62)
    },
    move({ phase, multiplier }, elapsedMs, nowMs) {
      const isBoiling = phase === 'running'
      const isCrashed = phase === 'crashed'
      const x = width * (width < height ? 0.5 : 0.74)
      const bottom = groundOf(width, height, 0.95)
      const rim = bottom - size * 0.66
      const heat = isBoiling || isCrashed ? heightOf(multiplier, 0.7) : 0
      shown = isReduced() ? heat : follow(shown, heat, elapsedMs, 110)
      drawGlow(glow, shown, { x, rim, size, colour: colours.key })
      const bob = isReduced() ? 0 : Math.sin(nowMs / 260) * size * 0.012
      devil.position.set(x, rim + size * (0.42 - shown * 0.46) + bob)
      devil.visible = shown > 0.04
      devil.rotation = isReduced() ? 0 : Math.sin(nowMs / 900) * 0.06
      const grown = isCrashed && !isReduced() ? 1 + Math.min(0.35, floodMs / 2600) : 1
      devil.setSize(size * 0.62 * grown, size * 0.62 * grown)
      const shake = isBoiling && !isReduced() ? Math.sin(nowMs / 31) * shown * 2.6 : 0
      kettle.position.set(x + shake, bottom)
      bubbleMs -= elapsedMs
      fireMs -= elapsedMs
      if (!isReduced() && (isBoiling || phase === 'betting' || phase === 'locked')) {
        const doubled = isBoiling ? distanceOf(multiplier) : 0
        if (bubbleMs <= 0) {
          bubbleMs = isBoiling ? Math.max(40, 190 - doubled * 40) : 420
          bubbles.add({
            x: x + (random() - 0.5) * size * 0.6,
            y: rim + 4,
            speedX: (random() - 0.5) * 30,
            speedY: -60 - random() * (50 + doubled * 45),
            lifeMs: 1300,
            size: size * (0.018 + random() * 0.04),
            grow: 1.5,
            colour: colours.key,
            alpha: 0.75,
          })
        }
        if (fireMs <= 0) {
          fireMs = 70
          fire.add({
            x: x + (random() - 0.5) * size * (0.5 + shown * 0.4),
            y: bottom - size * 0.1,
            speedX: (random() - 0.5) * 26,
            speedY: -50 - shown * 190 * random(),
            lifeMs: 760,
            size: size * (0.03 + random() * 0.045),
            grow: 0.2,
            colour: random() > 0.5 ? '#ffb02e' : '#ff5a1f',
            alpha: 0.8,
          })
        }
      }
      if (isCrashed && !wasCrashed && !isReduced()) boilOver(bubbles, { x, rim, size, colour: colours.key })
      floodMs = isCrashed ? floodMs + (isReduced() ? 1000 : elapsedMs) : 0
      wasCrashed = isCrashed
      drawFlood(flood, floodMs, { x, rim, size, colour: colours.key })
      const isBubbling = bubbles.move(elapsedMs)
      const isBurning = fire.move(elapsedMs)
      return isBoiling || isBubbling || isBurning || !isReduced()
    },
  }
}

type Brew = { readonly x: number; readonly rim: number; readonly size: number; readonly colour: string }

function drawGlow(glow: Graphics, heat: number, { x, rim, size, colour }: Brew): void {
  glow.clear()
  const LAYERS = 9
  for (let at = 1; at <= LAYERS; at += 1) {
    const share = at / LAYERS
    glow
      .ellipse(x, rim, size * (0.5 + heat * 0.8) * share, size * (0.4 + heat * 0.75) * share)
      .fill(ink(colour, 0.035 * (0.5 + heat)))
  }
}

/** The brew runs down over the kettle. */
function drawFlood(flood: Graphics, floodMs: number, { x, rim, size, colour }: Brew): void {
  flood.clear()
  if (floodMs === 0) return
  const run = Math.min(1, floodMs / 900)
  for (const [dx, wide, far] of [
    [-0.3, 0.1, 0.7],
    [-0.1, 0.13, 0.95],
    [0.12, 0.11, 0.62],
    [0.31, 0.09, 0.85],
  ] as const) {
    const left = x + dx * size - (wide * size) / 2
    flood.roundRect(left, rim - size * 0.02, wide * size, size * 0.72 * far * run, wide * size * 0.5)
  }
  flood.ellipse(x, rim, size * 0.42, size * 0.1).fill(ink(colour, 0.95))
}

function boilOver(bubbles: ReturnType<typeof createParticles>, { x, rim, size, colour }: Brew): void {
  bubbles.burst(50, (angle, share) => ({
    x,
    y: rim,
    speedX: Math.cos(angle) * (60 + 280 * share),
    speedY: -140 - Math.abs(Math.sin(angle)) * 300 * share,
    lifeMs: 1500,
    size: size * (0.025 + 0.04 * share),
    colour: share > 0.5 ? '#e6ffc9' : colour,
    alpha: 0.9,
    weight: 620,
  }))
}
