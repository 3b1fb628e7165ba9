import { expect, it } from 'vitest'
import { paths } from './paths.ts'
import { screenViews } from './screen-views.ts'

const views = Object.entries(screenViews).flatMap(([screen, all]) => all.map((view) => ({ screen, ...view })))

it('no view is called as its screen: the palette would offer the same name twice', () => {
  expect(views.filter(({ screen, text }) => text === `screen.${screen}`)).toEqual([])
})
it('each leads to an address of its own', () => {
  const addresses = views.map(({ address }) => address)
  expect(addresses).toHaveLength(new Set(addresses).size)
})
it('who looks for the look of the site finds it', () => {
  expect(views).toContainEqual({ screen: 'content', address: paths.look, text: 'studio.title' })
})
