import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const sources = globSync(['apps/backoffice/src/**/*.{ts,tsx}', 'ui/**/*.{ts,tsx}'], { cwd: ROOT })

/** Each import of a CSS module: file, local name, and the used classes. */
const uses = sources.flatMap((file) => {
  const text = read(file)
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(([, name = '', path = '']) => ({
    file,
    module: path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
    classes: [...text.matchAll(new RegExp(`\\b${name}\\.(?!module\\b)(\\w+)`, 'g'))].map(([, one = '']) => one),
    isByKey: text.includes(`${name}[`),
  }))
})

function classesIn(module: string): ReadonlySet<string> {
  const css = read(module).replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, one = '']) => one))
}

// A missing class is `undefined` to the compiler as well, and the page merely looks wrong.
describe('styles of the back office and of ui/', () => {
  it('are taken from modules that have them', () => {
    expect(uses.length).toBeGreaterThan(100)
    const missing = uses.flatMap(({ file, module, classes }) => {
      const there = classesIn(module)
      return classes.filter((one) => !there.has(one)).map((one) => `${file}: ${one}`)
    })
    expect(missing).toEqual([])
  })
  it('are used', () => {
    const unused = globSync(['apps/backoffice/src/**/*.module.css', 'ui/**/*.module.css'], { cwd: ROOT }).flatMap(
      (module) => {
        const users = uses.filter((use) => use.module === module)
        if (users.some(({ isByKey }) => isByKey)) return []
        const used = new Set(users.flatMap(({ classes }) => classes))
        return [...classesIn(module)].filter((one) => !used.has(one)).map((one) => `${module}: ${one}`)
      },
    )
    expect(unused).toEqual([])
  })
  it('have no global names in the back office', () => {
    const literal = sources
      .filter((file) => file.startsWith('apps/backoffice/'))
      .flatMap((file) => [...read(file).matchAll(/className=(?:"|\{['`])[^\n]*/g)].map(([one]) => `${file}: ${one}`))
    expect(literal).toEqual([])
  })
})
