import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'

// The styles of the player site (decision 0067): a file beside its component, whose classes begin with the file's name.

const SITE = join(import.meta.dirname, '../../apps/player/src')
const filesOf = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name))
/** Club and inbox are rarely opened: their styles are modules, loaded with the page. */
const IS_MODULE = /\/features\/(?:club|inbox)\/[\w-]+\.module\.css$/
const styles = filesOf(join(SITE, 'shell'), '.css')
  .concat(filesOf(join(SITE, 'features'), '.css'))
  .filter((file) => !IS_MODULE.test(file))
const code = [...filesOf(SITE, '.tsx'), ...filesOf(SITE, '.ts'), ...filesOf(join(SITE, '../../../ui'), '.tsx')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const nameOf = (file: string) => basename(file, '.css')
const names = styles.map(nameOf)

/** Each selector of a file; of a list one by one. */
function selectorsOf(file: string): string[] {
  const found: string[] = []
  postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
    if (rule.parent?.type !== 'atrule' || !('name' in rule.parent) || rule.parent.name !== 'keyframes')
      found.push(...rule.selectors)
  })
  return found
}
const classesOf = (selector: string) => [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)
const belongs = (name: string, file: string) => name === file || name.startsWith(`${file}-`)

/** Classes that code gives to a button of `ui/` beside its own. */
const ofButtons = [...code.matchAll(/buttonClass\([^()]*,[^()]*,\s*'(?<names>[\w -]+)'\)/g)].flatMap(
  ({ groups }) => groups?.['names']?.split(' ') ?? [],
)

/** What every button sets itself. */
function setByButton(): ReadonlySet<string> {
  const found = new Set<string>()
  postcss
    .parse(readFileSync(join(SITE, '../../../ui/button/button.module.css'), 'utf8'))
    .walkRules('.button', (rule) => rule.walkDecls(({ prop }) => void found.add(prop)))
  return found
}

/** Declarations for such classes that the button’s own win over: styles of `ui/` are in no layer, the site’s are in layers. */
function findLost(file: string): string[] {
  const own = setByButton()
  const lost: string[] = []
  postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
    const last = rule.selectors.flatMap((selector) => classesOf(selector.split(/[\s>+~]+/).at(-1) ?? ''))
    if (!last.some((name) => ofButtons.includes(name))) return
    rule.walkDecls(({ prop, value, important }) => {
      if (own.has(prop) && !important) lost.push(`${rule.selector}: ${prop}: ${value}`)
    })
  })
  return lost
}

describe('styles of the player site', () => {
  it('give a button nothing that its own styles win over', () => {
    expect(ofButtons).toContain('header-money-deposit')
    expect(styles.flatMap(findLost)).toEqual([])
  })
  it('have a file for each name, and app.css imports them all', () => {
    expect(new Set(names).size).toBe(names.length)
    const list = readFileSync(join(SITE, 'styles/app.css'), 'utf8')
    for (const file of styles) expect(list).toContain(`'../${relative(SITE, file)}'`)
  })
  it('global styles have no class', () => {
    for (const selector of selectorsOf(join(SITE, 'styles/base.css'))) expect(classesOf(selector)).toEqual([])
  })
  it.each(styles.map((file) => [relative(SITE, file), file] as const))(
    '%s: styles only classes with its name',
    (_, file) => {
      for (const selector of selectorsOf(file).filter((one) => one !== ':root')) {
        const classes = classesOf(selector).filter((name) => !name.startsWith('is-'))
        expect(
          classes.some((name) => belongs(name, nameOf(file))),
          selector,
        ).toBe(true)
        for (const name of classes) {
          expect(
            names.some((one) => belongs(name, one)),
            `${name} of ${selector} is nobody’s`,
          ).toBe(true)
          // A colour of a badge is data.
          if (!name.startsWith('game-badge-')) expect(code, `${name} is used nowhere`).toContain(name)
        }
      }
    },
  )
})
