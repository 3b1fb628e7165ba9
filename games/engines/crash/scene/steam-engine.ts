import { Container, Graphics, Sprite } from 'pixi.js'
import { distanceOf, follow, type Actor, type ActorNeeds, ink, groundOf } from './flight.ts'
import { createParticles, createShuffle } from './particles.ts'

const SLEEPER_APART = 46
/** Number of doublings of the multiplier at the end of the dial. */
const DIAL_DOUBLINGS = 6

/** A steam engine under pressure: wheels, sleepers and a dial whose needle climbs, until the boiler bursts. */
export function createSteamEngine({ pictures, colours, isReduced }: ActorNeeds): Actor {
  const layer = new Container()
  const gears = [0, 1, 2].map(() => new Sprite(pictures[1]))
  const track = new Graphics()
  const dial = new Graphics()
  const engine = new Sprite(pictures[0])
  engine.anchor.set(0.5, 0.94)
  const steam = createParticles()
  for (const gear of gears) {
    gear.anchor.set(0.5)
    gear.alpha = 0.3
  }
  layer.addChild(...gears, dial, track, steam.layer, engine)
  const random = createShuffle(41)
  let [width, height, size] = [1, 1, 100]
  let travelled = 0
  let puffMs = 0
  let needle = 0
  let speed = 0
  let wasCrashed = false

  function drawTrack(bottom: number): void {
    track.clear()
    track.rect(0, bottom + 14, width, height - bottom).fill(ink('#0c0806', 0.78))
    for (let x = -(travelled % SLEEPER_APART) - SLEEPER_APART; x < width + SLEEPER_APART; x += SLEEPER_APART)
      track.poly([x, bottom + 10, x + 22, bottom + 10, x + 15, bottom + 26, x - 12, bottom + 26])
    track.fill(ink('#3c2716'))
    track.rect(0, bottom + 3, width, 6).fill(ink('#9a8f86'))
    track.rect(0, bottom + 20, width, 5).fill(ink('#6b615a'))
  }

  return {
    layer,
    lay(newWidth, newHeight) {
      ;[width, height] = [newWidth, newHeight]
      size = Math.max(150, Math.min(width * 0.44, height * 0.4))
      engine.setSize(size, size)
      gears.forEach((gear, at) => {
        gear.setSize(size * (0.7 + at * 0.24), size * (0.7 + at * 0.24))
        gear.position.set(width * (0.1 + at * 0.38), height * (0.24 + (at % 2) * 0.3))
      })
    },
    move({ phase, multiplier }, elapsedMs, nowMs) {
      const isGoing = phase === 'running'
      const isCrashed = phase === 'crashed'
      const bottom = groundOf(width, height, 0.84)
      speed = follow(speed, isGoing ? 140 + distanceOf(multiplier) * 150 : 0, elapsedMs, isCrashed ? 90 : 300)
      if (!isReduced()) travelled += (speed * elapsedMs) / 1000
      const pressure = isGoing || isCrashed ? Math.min(1, distanceOf(multiplier) / DIAL_DOUBLINGS) : 0
      needle = isReduced() ? pressure : follow(needle, pressure, elapsedMs, 80)
      drawTrack(bottom)
      drawDial(dial, { width, height, needle, isCrashed, colour: colours.key })
      gears.forEach((gear, at) => {
        gear.rotation = (travelled / 260) * (at % 2 === 0 ? 1 : -1)
      })
      const x = width * (width < height ? 0.5 : 0.24)
      const shake = isReduced() || !isGoing ? 0 : Math.sin(nowMs / 46) * Math.min(3, 0.6 + distanceOf(multiplier) * 0.5)
      engine.position.set(x, bottom + 12 + shake)
      engine.rotation = isCrashed && !isReduced() ? follow(engine.rotation, -0.1, elapsedMs, 120) : 0
      engine.tint = isCrashed ? '#8d7a70' : '#ffffff'
      puffMs -= elapsedMs
      if (isGoing && !isReduced() && puffMs <= 0) {
        puffMs = Math.max(70, 320 - distanceOf(multiplier) * 60)
        steam.add({
          x: x - size * 0.24,
          y: bottom - size * 0.86,
          speedX: -60 - speed * 0.3,
          speedY: -70 - random() * 30,
          lifeMs: 1700,
          size: size * 0.06,
          grow: 4,
          colour: '#efe4d8',
          alpha: 0.4,
        })
      }
      if (isCrashed && !wasCrashed && !isReduced())
        steam.burst(48, (angle, share) => ({
          x,
          y: bottom - size * 0.4,
          speedX: Math.cos(angle) * (50 + 260 * share),
          speedY: Math.sin(angle) * (50 + 220 * share) - 60,
          lifeMs: 1900,
          size: size * (0.05 + 0.06 * share),
          grow: 4.5,
          colour: share > 0.8 ? '#ffb36b' : '#f3e9df',
          alpha: 0.5,
        }))
      wasCrashed = isCrashed
      const isSteaming = steam.move(elapsedMs)
      return isGoing || isSteaming || speed > 1 || !isReduced()
    },
  }
}

type Dial = {
  readonly width: number
  readonly height: number
  /** From 0 to 1. */
  readonly needle: number
  readonly isCrashed: boolean
  readonly colour: string
}

function drawDial(dial: Graphics, { width, height, needle, isCrashed, colour }: Dial): void {
  const isNarrow = width < height
  const radius = Math.min(width * 0.3, height * (isNarrow ? 0.17 : 0.3))
  const [x, y] = isNarrow ? [width * 0.5, height * 0.2] : [width * 0.5, height * 0.42]
  dial.clear()
  const from = Math.PI * 0.78
  const sweep = Math.PI * 1.44
  dial.circle(x, y, radius * 1.12).fill(ink('#120c08', 0.42))
  for (const [start, end, paint] of [
    [0, 0.45, '#6fae5a'],
    [0.45, 0.75, '#e2a33c'],
    [0.75, 1, '#d6382c'],
  ] as const)
    dial
      .moveTo(x + Math.cos(from + sweep * start) * radius, y + Math.sin(from + sweep * start) * radius)
      .arc(x, y, radius, from + sweep * start, from + sweep * end)
      .stroke({ width: radius * 0.09, color: paint, alpha: 0.75 })
  for (let tick = 0; tick <= 24; tick += 1) {
    const angle = from + (sweep * tick) / 24
    const inner = radius * (tick % 4 === 0 ? 0.8 : 0.86)
    dial.moveTo(x + Math.cos(angle) * inner, y + Math.sin(angle) * inner)
    dial.lineTo(x + Math.cos(angle) * radius * 0.93, y + Math.sin(angle) * radius * 0.93)
  }
  dial.stroke({ width: 2, color: colour, alpha: 0.7 })
  const angle = from + sweep * needle
  dial.moveTo(x + Math.cos(angle) * radius * 0.72, y + Math.sin(angle) * radius * 0.72)
  dial.lineTo(x + Math.cos(angle) * radius * 1.04, y + Math.sin(angle) * radius * 1.04)
  dial.stroke({ width: 6, color: isCrashed ? '#ff4d3c' : '#fff3dc', cap: 'round' })
}
