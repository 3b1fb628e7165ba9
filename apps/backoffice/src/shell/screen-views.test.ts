import { expect, it } from 'vitest'
import { PERMISSIONS } from '#contract/permissions.ts'
import { paths } from './paths.ts'
import { SCREENS_WITH_VIEWS, viewsFor } from './screen-views.ts'
import { LOG_RIGHTS, viewsOpenTo } from './view-names.ts'

const views = SCREENS_WITH_VIEWS.flatMap((screen) => viewsFor(screen, PERMISSIONS).map((view) => ({ screen, ...view })))

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
it('who asks who can do something finds the view, and the log of security who may read it', () => {
  const found = (held: Parameters<typeof viewsFor>[1]) => viewsFor('staff', held).map(({ text }) => text)
  expect(found([])).toEqual(['staff.view.people', 'staff.view.roles', 'staff.view.who-can'])
  expect(found(['security.read'])).toContain('staff.view.security')
})
it('views of reports, logs and authorities are found, each log by who may read it', () => {
  expect(viewsFor('reports', []).map(({ text }) => text)).toContain('reports.view.months')
  expect(viewsFor('authorities', []).map(({ text }) => text)).toContain('authorities.view.statements')
  expect(viewsFor('logs', ['payments.read']).map(({ address }) => address)).toEqual([`${paths.logs}?view=funds`])
})
it('tabs and palette have one source of the rights of views', () => {
  expect(viewsOpenTo('games', [])).not.toContain('rounds')
  expect(viewsOpenTo('games', ['rounds.read'])).toContain('rounds')
  expect(viewsOpenTo('jackpots', [])).toEqual(['pools'])
  expect(viewsFor('jackpots', [])).toEqual([])
  expect(viewsFor('jackpots', ['rounds.read'])).toHaveLength(1)
  expect(viewsFor('now', [])).toEqual([])
  expect(viewsFor('now', ['operations.manage']).map(({ text }) => text)).toEqual(['live.view.installation'])
  expect(viewsOpenTo('logs', ['rounds.read'])).toEqual(
    Object.keys(LOG_RIGHTS).filter((one) => one === 'crash' || one === 'jackpots'),
  )
})
it('notices of kiosks are found, as their workrooms are', () => {
  expect(viewsFor('kiosks', []).map(({ text }) => text)).toEqual(['kiosks.rooms', 'kiosks.notices'])
})
