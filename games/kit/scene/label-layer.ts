import { Container, Sprite, Texture } from 'pixi.js'
import type { Cell } from '../protocol/index.ts'
import type { Motion } from './motion.ts'
import type { Geometry } from './window.ts'

const FLIGHT_MS = 620
const SHARE_OF_CELL = 0.94
const FONT_PX = 64

/** `amount`: the value of a cell · `name`: a named prize, in another colour and larger. */
export type Label = { readonly text: string; readonly tone: 'amount' | 'name' }

/** Short texts pinned to cells: the value of a coin, and its flight to the cell that collects it. */
export function createLabelLayer(geometry: Geometry, motion: Motion) {
  const layer = new Container()
  const pinned = new Map<string, { readonly cell: Cell; readonly sprite: Sprite; size: number }>()
  const textures = new Map<string, Texture>()

  function textureOf({ text, tone }: Label): Texture {
    const known = textures.get(`${tone}${text}`)
    if (known) return known
    const made = Texture.from(paintLabel(text, tone))
    textures.set(`${tone}${text}`, made)
    return made
  }

  function fit(sprite: Sprite, reel: number, size: number): void {
    const { width, height } = sprite.texture
    const scale = Math.min((geometry.width() * SHARE_OF_CELL) / width, (geometry.side(reel) * 0.34) / height)
    sprite.width = width * scale * size
    sprite.height = height * scale * size
  }

  return {
    layer,
    pin(cell: Cell, label: Label): void {
      const before = pinned.get(cell.join())
      if (before) before.sprite.destroy()
      const sprite = new Sprite({ texture: textureOf(label), anchor: 0.5 })
      const entry = { cell, sprite, size: 1 }
      pinned.set(cell.join(), entry)
      layer.addChild(sprite)
      void motion.run(260, (progress) => {
        entry.size = progress >= 1 ? 1 : 0.4 + 0.6 * progress + 0.3 * Math.sin(Math.PI * progress)
      })
    },
    clear(): void {
      for (const { sprite } of pinned.values()) sprite.destroy()
      pinned.clear()
    },
    /** Copies of pinned labels fly to a cell, one after another. */
    async gather(from: readonly Cell[], to: Cell): Promise<void> {
      const flights = from.flatMap((cell, at) => {
        const label = pinned.get(cell.join())
        if (!label) return []
        const sprite = new Sprite({ texture: label.sprite.texture, anchor: 0.5 })
        layer.addChild(sprite)
        const delay = from.length > 1 ? (at / (from.length - 1)) * 0.4 : 0
        return motion
          .run(FLIGHT_MS, (progress) => {
            const time = Math.min(1, Math.max(0, (progress - delay) / 0.6))
            const eased = time * time * (3 - 2 * time)
            const [start, end] = [geometry.centre(cell), geometry.centre(to)]
            sprite.x = start.x + (end.x - start.x) * eased
            sprite.y = start.y + (end.y - start.y) * eased - Math.sin(Math.PI * eased) * geometry.height(to[0]) * 0.35
            fit(sprite, to[0], 1 - 0.35 * eased)
            sprite.alpha = time >= 1 ? 0 : 1
          })
          .then(() => sprite.destroy())
      })
      await Promise.all(flights)
    },
    paint(): void {
      for (const { cell, sprite, size } of pinned.values()) {
        const { x, y } = geometry.centre(cell)
        sprite.x = x
        sprite.y = y + geometry.side(cell[0]) * 0.1
        fit(sprite, cell[0], size)
      }
    },
  }
}

function paintLabel(text: string, tone: Label['tone']): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const font = `900 ${FONT_PX}px Unbounded, "Arial Black", Arial, sans-serif`
  context.font = font
  canvas.width = Math.ceil(context.measureText(text).width) + 28
  canvas.height = FONT_PX + 30
  context.font = font
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  const middle = canvas.height / 2 + 2
  context.strokeStyle = tone === 'name' ? '#3d0010' : '#2a1200'
  context.lineWidth = 16
  context.strokeText(text, canvas.width / 2, middle)
  const metal = context.createLinearGradient(0, 10, 0, canvas.height - 8)
  const [top, bottom] = tone === 'name' ? ['#ffffff', '#ff9fc0'] : ['#fffbe6', '#ffd25e']
  metal.addColorStop(0.2, top)
  metal.addColorStop(0.9, bottom)
  context.fillStyle = metal
  context.fillText(text, canvas.width / 2, middle)
  return canvas
}
