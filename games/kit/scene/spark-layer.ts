import { Container, Sprite } from 'pixi.js'
import type { Motion } from './motion.ts'
import { paintPicture } from './paint-picture.ts'
import { paintedLater } from './painted-later.ts'

const RING_MS = 620
const RAIN_MS = 1900
const COINS = 34
const BURST_MS = 480
const SHARDS = 6
/** For directions that are evenly spread without randomness. */
const GOLDEN_ANGLE = 2.399_963

/** Short effects over everything: rings, fragments of bursting symbols, and coins for a big win. */
export function createSparkLayer(motion: Motion) {
  const layer = new Container()
  const ring = paintedLater(paintRing)
  const coin = paintedLater(paintCoin)
  const shard = paintedLater(paintShard)

  return {
    layer,
    ring(x: number, y: number, size: number): void {
      const sprite = new Sprite({ texture: ring(), anchor: 0.5, x, y })
      layer.addChild(sprite)
      void motion
        .run(RING_MS, (progress) => {
          sprite.width = sprite.height = size * (0.5 + 0.9 * progress)
          sprite.alpha = 1 - progress
        })
        .then(() => sprite.destroy())
    },
    /** Splinters of light that fly from a position. `turn` makes adjacent ones differ. */
    burst(x: number, y: number, size: number, turn: number): void {
      for (let at = 0; at < SHARDS; at += 1) {
        const sprite = new Sprite({ texture: shard(), anchor: 0.5 })
        const angle = (at + turn * 0.37) * GOLDEN_ANGLE
        const reach = size * (0.45 + 0.3 * Math.abs(Math.sin(angle * 3)))
        layer.addChild(sprite)
        void motion
          .run(BURST_MS, (progress) => {
            const far = reach * (1 - (1 - progress) ** 2)
            sprite.x = x + Math.cos(angle) * far
            sprite.y = y + Math.sin(angle) * far + size * 0.35 * progress ** 2
            sprite.width = sprite.height = size * 0.3 * (1 - progress)
            sprite.alpha = 1 - progress
          })
          .then(() => sprite.destroy())
      }
    },
    /** Coins thrown up from the middle of the lower edge. `width` and `height` of the window, in pixels. */
    throwCoins(width: number, height: number): void {
      for (let at = 0; at < COINS; at += 1) {
        const sprite = new Sprite({ texture: coin(), anchor: 0.5 })
        const turn = at * GOLDEN_ANGLE
        const side = Math.sin(turn) * width * 0.5
        const rise = height * (0.75 + 0.4 * Math.abs(Math.cos(turn * 3)))
        const size = Math.min(width, height) * (0.085 + 0.05 * Math.abs(Math.sin(turn * 5)))
        const delay = (at % 9) * 0.04
        layer.addChild(sprite)
        void motion
          .run(RAIN_MS, (progress) => {
            const time = Math.max(0, (progress - delay) / (1 - delay))
            sprite.x = width / 2 + side * time * 1.2
            sprite.y = height * 1.05 - rise * 4 * time * (1 - time) * 0.95 + height * 0.2 * time
            sprite.height = size
            sprite.width = size * Math.max(0.15, Math.abs(Math.cos(turn + progress * 14)))
            sprite.alpha = time === 0 ? 0 : Math.min(1, (1 - time) * 4)
          })
          .then(() => sprite.destroy())
      }
    },
  }
}

function paintRing(): HTMLCanvasElement {
  return paintPicture(160, (context) => {
    context.strokeStyle = '#fff1bd'
    context.shadowColor = '#ffb13d'
    context.shadowBlur = 18
    context.lineWidth = 6
    context.beginPath()
    context.arc(80, 80, 56, 0, Math.PI * 2)
    context.stroke()
  })
}

function paintShard(): HTMLCanvasElement {
  return paintPicture(48, (context) => {
    const light = context.createRadialGradient(24, 24, 1, 24, 24, 23)
    light.addColorStop(0, '#fff')
    light.addColorStop(0.35, '#ffe9a8')
    light.addColorStop(1, 'rgb(255 170 40 / 0)')
    context.fillStyle = light
    context.fillRect(0, 0, 48, 48)
  })
}

function paintCoin(): HTMLCanvasElement {
  return paintPicture(64, (context) => {
    const metal = context.createLinearGradient(10, 6, 54, 58)
    metal.addColorStop(0, '#fff3bf')
    metal.addColorStop(0.5, '#f5b93a')
    metal.addColorStop(1, '#9a5b08')
    context.fillStyle = metal
    context.beginPath()
    context.arc(32, 32, 29, 0, Math.PI * 2)
    context.fill()
    context.strokeStyle = '#fff0b0'
    context.lineWidth = 3
    context.beginPath()
    context.arc(32, 32, 21, 0, Math.PI * 2)
    context.stroke()
  })
}
