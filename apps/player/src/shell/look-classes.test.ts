import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { axes } from '#config/look.ts'
import { readLook } from '#config/read-texts.ts'
import { targets } from '#config/targets.ts'
import { lookClasses } from './look-classes.server.ts'
import { themeOf, writeThemeCookie } from './theme.ts'

const SITE = join(import.meta.dirname, '..')
const styles = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(SITE, name), 'utf8'))
  .concat(readFileSync(join(SITE, '../../../ui/look.css'), 'utf8'))
  .join('\n')
/** Defaults of the tokens and the parts, which need no class. */
const usual = ['display-unbounded', 'body-manrope', 'depth-glow', 'icon-usual', 'motion-spring']

describe('a look in the page', () => {
  it.each(targets)('%s: every class of it has its styles', (target) => {
    const classes = lookClasses(readLook(target)).split(' ')
    expect(classes.filter((name) => !usual.includes(name) && !styles.includes(`.${name}`))).toEqual([])
  })

  it('every value of every visible axis is drawn by styles of its own, and told by a class', () => {
    const look = readLook(targets[0])
    for (const axis of ['header', 'hero', 'tile', 'rows', 'depth', 'icon', 'motion'] as const) {
      const told = axes[axis].map((value) => lookClasses({ ...look, [axis]: value }))
      expect(new Set(told).size).toBe(axes[axis].length)
      const drawn = told.flatMap((classes) => classes.split(' ')).filter((name) => !usual.includes(name))
      for (const name of drawn) expect(styles).toContain(`.${name}`)
    }
  })
})

describe('the theme of a page', () => {
  it('is the brand’s until somebody chooses another one', () => {
    expect(themeOf(undefined, 'dark')).toBe('dark')
    expect(themeOf('a=1; theme=light', 'dark')).toBe('light')
    expect(themeOf(writeThemeCookie('dark').split(';')[0], 'light')).toBe('dark')
  })
  it('accepts no other value', () => expect(themeOf('theme=light"><script>; x=theme=dark', 'dark')).toBe('dark'))
})
