import { Container, Sprite, Texture } from 'pixi.js'
import type { Motion } from '../../../kit/scene/motion.ts'

const RING_MS = 620
const RAIN_MS = 1900
const COINS = 34

/** Short effects over everything: a ring where a scatter or wild lands, and coins for a big win. */
export function createSparkLayer(motion: Motion) {
  const layer = new Container()
  const ring = Texture.from(paintRing())
  const coin = Texture.from(paintCoin())

  return {
    layer,
    ring(x: number, y: number, size: number): void {
      const sprite = new Sprite({ texture: ring, anchor: 0.5, x, y })
      layer.addChild(sprite)
      void motion
        .run(RING_MS, (progress) => {
          sprite.width = sprite.height = size * (0.5 + 0.9 * progress)
          sprite.alpha = 1 - progress
        })
        .then(() => sprite.destroy())
    },
    /** Coins thrown up from the middle of the lower edge. `width` and `height` of the window, in pixels. */
    throwCoins(width: number, height: number): void {
      for (let at = 0; at < COINS; at += 1) {
        const sprite = new Sprite({ texture: coin, anchor: 0.5 })
        const turn = at * 2.399_963 // the golden angle: spread evenly without chance
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

function paint(side: number, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d')
  if (context) draw(context)
  return canvas
}

function paintRing(): HTMLCanvasElement {
  return paint(160, (context) => {
    context.strokeStyle = '#fff1bd'
    context.shadowColor = '#ffb13d'
    context.shadowBlur = 18
    context.lineWidth = 6
    context.beginPath()
    context.arc(80, 80, 56, 0, Math.PI * 2)
    context.stroke()
  })
}

function paintCoin(): HTMLCanvasElement {
  return paint(64, (context) => {
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
