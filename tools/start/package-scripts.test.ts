import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
/** Commands of the README for a fresh clone. A deployment is built and started where everything is installed. */
const commands = [...read('README.md').matchAll(/npm (?:run (?:--silent )?)?(start|test|[a-z]+(?::[a-z-]+)*)/g)]
  .map(([, name = '']) => name)
  .filter((name) => name in scripts && !name.startsWith('start:') && name !== 'build')

describe('the commands of README', () => {
  it('are found', () => expect(commands).toEqual(expect.arrayContaining(['start', 'test', 'check', 'simulate'])))
  it.each([...new Set(commands)])(
    'npm run %s installs what it needs and goes on with the pinned Node, on any Node from 20',
    (name) => {
      expect(scripts[name]).toMatch(/^node tools\/start\/(?:start|pinned)\.mjs(?: |$)/)
    },
  )
})
