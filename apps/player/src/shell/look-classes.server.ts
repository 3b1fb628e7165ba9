import type { Look } from '#config/look.ts'

/**
 * The classes of the page that select the look in the styles: CSS only, so that a brand needs no script. Those of the
 * parts are in the files of their names (header-masthead.css), those of letters, depth, icons and motion in
 * ui/look.css.
 */
const headers = { bar: '', masthead: 'header-masthead', rail: 'header-rail' } as const
const heroes = { stage: '', poster: 'hero-poster', ledger: 'hero-ledger', mosaic: 'hero-mosaic' } as const
const tiles = { lit: '', arch: 'tile-arch', square: 'tile-square', ticket: 'tile-ticket' } as const
const rows = { mixed: '', shelf: 'rows-shelf', grid: 'rows-grid' } as const
const pictures = {
  lettered: '',
  scene: '',
  crop: 'picture-crop',
  engraved: 'picture-engraved',
  portrait: 'picture-portrait',
} as const

export function lookClasses(look: Look): string {
  const parts = [headers[look.header], heroes[look.hero], tiles[look.tile], rows[look.rows], pictures[look.picture]]
  const { type, depth, icon, motion } = look
  return [
    `display-${type.display}`,
    `body-${type.body}`,
    `depth-${depth}`,
    `icon-${icon}`,
    `motion-${motion}`,
    ...parts.filter(Boolean),
  ].join(' ')
}
