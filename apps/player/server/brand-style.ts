import type { Brand } from '#config/brand.ts'

/** What a brand decides of the form of its pages, beside its colours: how wide they are, and the form of its pictures. */
export function writeBrandStyle({ layout, images }: Pick<Brand, 'layout' | 'images'>): string {
  const { pageWidthMinPx, pageWidthMaxPx } = layout
  const { gameIcon, cover } = images
  return (
    `:root{--page-min:${pageWidthMinPx}px;--page-max:${pageWidthMaxPx}px;` +
    `--icon:${gameIcon.widthPx}/${gameIcon.heightPx};--cover:${cover.widthPx}/${cover.heightPx}}`
  )
}
