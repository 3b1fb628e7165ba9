import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brands } from '#config/brands/index.ts'
import { targets } from '#config/targets.ts'
import { writeBrandStyle } from './brand-style.ts'

const source = join(import.meta.dirname, '../src')

/** Every breakpoint in the styles and in the pictures' `sizes`. */
function findBorders(): ReadonlySet<number> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|tsx)$/.test(name))
  const found = files.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/\((?<side>min|max)-width: (?<px>\d+)px\)/g)].map(
      ({ groups }) => Number(groups?.['px']) + (groups?.['side'] === 'max' ? 1 : 0),
    ),
  )
  return new Set(found)
}

/** Below every phone: a phone whose letters are doubled. It is no layout of a brand. */
const ZOOMED_PHONE_PX = 300
const borders = [...findBorders()].filter((px) => px !== ZOOMED_PHONE_PX).toSorted((a, b) => a - b)

describe.each(targets)('%s', (target) => {
  const { layout, images } = brands[target]

  test('declares the page width and the aspect ratio of its pictures in its style', () => {
    const style = writeBrandStyle(brands[target])
    expect(style).toContain(`--page-min:${layout.pageWidthMinPx}px;`)
    expect(style).toContain(`--page-max:${layout.pageWidthMaxPx}px;`)
    expect(style).toContain(`--icon:${images.gameIcon.widthPx}/${images.gameIcon.heightPx};`)
    expect(style).toContain(`--cover:${images.cover.widthPx}/${images.cover.heightPx}}`)
  })

  // A media query cannot read a variable: one build serves all brands, so all brands share the breakpoints of the
  // styles.
  test('changes its layout at the breakpoints of the styles', () => {
    const { sm, md, lg, xl } = layout.breakpointsPx
    expect(borders).toEqual([sm, md, lg, xl])
  })
})

test('the styles use the values that the brand declares', () => {
  const parts = ['shell/look/page-width.css', 'features/lobby/game-tile.css']
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
  for (const token of ['--page-min', '--page-max', '--icon']) expect(parts).toContain(`var(${token})`)
})
