import { expect, test, type Page } from '@playwright/test'
import { create } from '#contract/onling-v2/registration.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice, heading, openPlayer, openTab } from './back-office.ts'
import { becomePlayer } from './people.ts'

/** Runs when anything puts it into a page as markup, in an element or in an attribute. */
const MARKUP = `"'><img src=x onerror="globalThis.wasRun=1"><svg/onload=globalThis.wasRun=1>`

const wasRun = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'wasRun'))

test('words that are markup are no name, and staff who read them elsewhere only read them', async ({
  page,
  browser,
}) => {
  const player = await becomePlayer(page)
  const origin = addresses().player
  const answer = await page.request.post(origin + create.path, {
    headers: { origin },
    data: {
      email: 'markup@post.example',
      password: 'lampa kosatec mlyn',
      firstName: MARKUP,
      surname: 'Poutník',
      birthDate: '1979-11-03',
      language: 'cs',
      consentTermsVersion: '2026-11',
    },
  })
  expect(await answer.json()).toMatchObject({
    code: 'ERR_INVALID_CONTRACT',
    details: { fields: [{ field: 'firstName' }] },
  })

  const desk = await (await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })).newPage()
  await enterBackOffice(desk)
  await openPlayer(desk, player)
  await desk.getByRole('button', { name: 'Zamknout' }).click()
  const lock = desk.getByRole('dialog', { name: /^Zamknout účet/ })
  await lock.getByLabel('Vysvětlení pro audit').fill(`Psal nám ${MARKUP}`)
  await desk.keyboard.press('Control+Enter')
  await expect(lock).toHaveCount(0)
  await expect(desk.getByText(MARKUP).first()).toBeVisible()
  await openTab(desk, 'Registrace')
  await desk.goto(`${addresses().backoffice}/audit?player=${player.playerId}`)
  await expect(heading(desk, 'Audit')).toBeVisible()
  await expect(desk.getByRole('table', { name: 'Audit' })).toContainText(MARKUP)
  expect(await wasRun(desk)).toBeUndefined()
  await desk.context().close()
})
