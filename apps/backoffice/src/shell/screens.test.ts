import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openedScreens, screens } from './screens.ts'

it('each screen has a key of its own after G', () => {
  const keys = screens.map(({ letter }) => letter)
  expect(keys.filter((letter, place) => keys.indexOf(letter) !== place)).toEqual([])
  expect(keys).not.toContain('g')
})

it('each screen of the list is a route, once, and no route is without it', () => {
  const routes = readFileSync(join(import.meta.dirname, '../screen-routes.tsx'), 'utf8')
  const named = [...routes.matchAll(/\.\.\.screenOf\('(\w+)'\)/g)].map(([, name]) => name)
  const listed = [...screens.map(({ name }) => name), ...Object.keys(openedScreens)]
  expect(named.toSorted()).toEqual(listed.toSorted())
  expect([...routes.matchAll(/\.\.\.lazyScreen\(/g)]).toHaveLength(listed.length)
})
