import type { Brand } from '#config/brand.ts'
import type { Look } from '#config/look.ts'

/** What a brand decides of the form of its pages, beside its colours: how wide they are, and the form of its pictures. */
export function writeBrandStyle({ layout, images }: Pick<Brand, 'layout' | 'images'>): string {
  const { pageWidthMinPx, pageWidthMaxPx } = layout
  const { gameIcon, cover } = images
  return (
    `:root{--page-min:${pageWidthMinPx}px;--page-max:${pageWidthMaxPx}px;` +
    `--icon:${gameIcon.widthPx}/${gameIcon.heightPx};--cover:${cover.widthPx}/${cover.heightPx}}`
  )
}

/** The radius of a look: that of tiles and buttons; the radii of smaller and larger parts are derived from it. */
export function writeRadius({ radiusPx }: Pick<Look, 'radiusPx'>): string {
  return `:root{--radius:${radiusPx}px}`
}
