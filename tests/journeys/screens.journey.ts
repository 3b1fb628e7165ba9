import { expect, test } from '@playwright/test'
import { logout, verifyToken } from '#contract/onling-v2/user.ts'
import { shellCs } from '#apps/backoffice/src/texts/shell/cs.ts'
import { tagsCs } from '#apps/backoffice/src/texts/tags/cs.ts'
import { enterBackOffice, heading } from './back-office.ts'

/** Files of a screen of the back office. */
const filesOf = (screen: string) => `**/assets/${screen}-*.js`

test('a screen of the back office is loaded when it is opened, and the previous one stays until then', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await enterBackOffice(page)
  await expect(heading(page, 'Hráči')).toBeVisible()
  expect(asked.filter((url) => url.includes('bank-screen'))).toEqual([])

  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(filesOf('bank-screen'), async (route) => {
    await promise
    await route.continue()
  })
  const menu = page.getByRole('navigation', { name: shellCs['shell.main'] })
  const asking = page.waitForRequest(filesOf('bank-screen'))
  await menu.getByRole('link', { name: 'Banka' }).click()
  await asking
  await expect(heading(page, 'Hráči')).toBeVisible()
  resolve()
  await expect(heading(page, 'Banka')).toBeVisible()
})

test('a screen whose files are gone offers to reload the page, also by the keyboard, and can be left', async ({
  page,
}) => {
  await enterBackOffice(page)
  await page.route(filesOf('law-screen'), (route) => route.fulfill({ status: 404, body: '' }))
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await expect(heading(page, shellCs['shell.screenLost'])).toBeVisible()
  await expect(page.getByRole('button', { name: shellCs['shell.reload'] })).toBeFocused()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(heading(page, 'Hráči')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: shellCs['shell.reload'] })).toBeFocused()
  await page.unroute(filesOf('law-screen'))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Zákon')).toBeVisible()
})

test('a sign-out without an answer of the server signs nobody out, and says so', async ({ page }) => {
  await enterBackOffice(page)
  // What the site answers for an API that is away; and a 401 that is of a proxy, not of the API.
  for (const answer of [
    { status: 503, json: { code: 'ERR_UNAVAILABLE' } },
    { status: 401, body: '' },
  ]) {
    await page.route(`**${logout.path}`, (route) => route.fulfill(answer))
    await page.route(`**${verifyToken.path}`, (route) => route.fulfill(answer))
    await page.getByRole('button', { name: /^Přihlášen/ }).click()
    await page.getByRole('button', { name: shellCs['shell.signOut'] }).click()
    await expect(page.getByRole('alert').filter({ hasText: shellCs['shell.notSignedOut'] })).toBeVisible()
    await expect(heading(page, 'Hráči')).toBeVisible()
    await page.unroute(`**${logout.path}`)
    await page.unroute(`**${verifyToken.path}`)
    await page.reload()
    await expect(heading(page, 'Hráči')).toBeVisible()
  }
})

test('at 1024 px the columns of a table are all there', async ({ browser }) => {
  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1024, height: 768 } })
  const desk = await office.newPage()
  await enterBackOffice(desk, '/games?view=tags')
  for (const name of ['tags.key', 'tags.color', 'tags.missing'] as const)
    await expect(desk.getByRole('columnheader', { name: tagsCs[name], exact: true })).toBeVisible()
  await office.close()
})
