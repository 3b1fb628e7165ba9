import { Container, Sprite, Texture } from 'pixi.js'
import type { SymbolPictures } from '../../../kit/scene/cut-symbols.ts'
import type { Cell } from '../../../kit/protocol/index.ts'
import type { Reel } from './reel.ts'
import { symbolSide, type Window } from './window.ts'

/** The reels as pictures. It paints what `reels` say and keeps no state but dimming and single changes of size. */
export function createReelLayer(window: Window, reels: readonly Reel[], pictures: readonly SymbolPictures[]) {
  const layer = new Container()
  const textures = pictures.map(({ plain, dim, smeared }) => ({
    plain: Texture.from(plain),
    dim: Texture.from(dim),
    smeared: Texture.from(smeared),
  }))
  const sprites = reels.map(({ cells }) =>
    cells.map(() => {
      const sprite = new Sprite({ texture: Texture.EMPTY, anchor: 0.5 })
      layer.addChild(sprite)
      return sprite
    }),
  )
  const sizes = new Map<string, number>()
  let isDim = false
  let hidden = new Set<string>()

  return {
    layer,
    /** Dims all symbols (winners lie above, on their own layer, and are hidden here). */
    dim(winners: readonly Cell[] | undefined): void {
      isDim = winners !== undefined
      hidden = new Set(winners?.map((cell) => cell.join()))
    },
    /** Shows one cell larger or smaller, for a wild that grows: 1 is its usual size. */
    scale(cell: Cell, size: number): void {
      if (size === 1) sizes.delete(cell.join())
      else sizes.set(cell.join(), size)
    },
    paint(): void {
      const width = window.width / window.reels
      const height = window.height / window.rows
      const side = symbolSide(window)
      reels.forEach((reel, at) => {
        reel.cells.forEach((symbol, index) => {
          const sprite = sprites[at]?.[index]
          const texture = textures[symbol]
          if (!sprite || !texture) return
          const name = `${at},${index - 1}`
          sprite.texture = reel.isTurning ? texture.smeared : isDim ? texture.dim : texture.plain
          sprite.x = (at + 0.5) * width
          sprite.y = (index - 0.5 + reel.offset) * height
          sprite.width = sprite.height = side * (sizes.get(name) ?? 1)
          sprite.visible = !hidden.has(name)
        })
      })
    },
  }
}
