import { Container, Sprite, Texture } from 'pixi.js'
import type { Cell } from '../protocol/index.ts'
import type { SymbolPictures } from './cut-symbols.ts'
import { paintedLater } from './painted-later.ts'
import type { Reel } from './reel.ts'
import type { Geometry } from './window.ts'

/**
 * How one cell differs from its normal look. `down` is in cells; `picture` overrides the picture for the state of the
 * window.
 */
export type CellLook = {
  readonly size?: number
  readonly alpha?: number
  readonly down?: number
  readonly picture?: keyof SymbolPictures
  /** A different symbol. */
  readonly symbol?: number
}

/** The reels as pictures. It paints the state of `reels` and keeps no state except dimming and the looks of single cells. */
export function createReelLayer(geometry: Geometry, reels: readonly Reel[], pictures: readonly SymbolPictures[]) {
  const layer = new Container()
  const textures = pictures.map(({ plain, dim, smeared }) => ({
    plain: paintedLater(plain),
    dim: paintedLater(dim),
    smeared: paintedLater(smeared),
  }))
  const columns = reels.map(() => {
    const column = new Container()
    layer.addChild(column)
    return column
  })
  const looks = new Map<string, CellLook>()
  let isDim = false
  let hidden = new Set<string>()

  function spriteOf(reel: number, index: number): Sprite {
    const column = columns[reel] as Container
    while (column.children.length <= index) column.addChild(new Sprite({ texture: Texture.EMPTY, anchor: 0.5 }))
    return column.children[index] as Sprite
  }

  return {
    layer,
    /** Dims all symbols (winners are above, on their own layer, and are hidden here). */
    dim(winners: readonly Cell[] | undefined): void {
      isDim = winners !== undefined
      hidden = new Set(winners?.map((cell) => cell.join()))
    },
    /** Sets the look of one cell until the next call; without a look it is normal. */
    look(cell: Cell, look?: CellLook): void {
      if (look) looks.set(cell.join(), look)
      else looks.delete(cell.join())
    },
    clearLooks: (): void => looks.clear(),
    /** Small tasks for pictures that the first frame does not show: to run when idle. */
    rest: [...textures.map(({ smeared }) => smeared), ...textures.map(({ dim }) => dim)],
    paint(): void {
      reels.forEach((reel, at) => {
        const height = geometry.height(at)
        const side = geometry.side(at)
        reel.cells.forEach((symbol, index) => {
          const sprite = spriteOf(at, index)
          const name = `${at},${index - 1}`
          const look = looks.get(name)
          const texture = textures[look?.symbol ?? symbol]
          if (!texture) return
          sprite.texture = texture[look?.picture ?? (reel.isTurning ? 'smeared' : isDim ? 'dim' : 'plain')]()
          sprite.x = (at + 0.5) * geometry.width()
          sprite.y = (index - 0.5 + reel.offset + (look?.down ?? 0)) * height
          sprite.width = sprite.height = side * (look?.size ?? 1)
          sprite.alpha = look?.alpha ?? 1
          sprite.visible = !hidden.has(name)
        })
        columns[at]?.children.slice(reel.cells.length).forEach((unused) => (unused.visible = false))
      })
    },
  }
}
