import { expect, test, type Page } from '@playwright/test'
import club from '#apps/player/src/messages/cs/club.ts'
import inbox from '#apps/player/src/messages/cs/inbox.ts'
import { create } from '#contract/onling-v2/registration.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice, heading, openPlayer, openTab } from './back-office.ts'
import { bringHostileService } from './hostile-service.ts'
import { becomePlayer } from './people.ts'
import { enter } from './site.ts'
import { openDesk } from './staff-calls.ts'

/** Runs if it is inserted into a page as markup, in an element or an attribute. */
const MARKUP = `"'><img src=x onerror="globalThis.wasRun=1"><svg/onload=globalThis.wasRun=1>`

const wasRun = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'wasRun'))

test('markup is refused as a name, and is shown to staff as plain text elsewhere', async ({ page, browser }) => {
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

  const desk = await openDesk(browser)
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

test('texts of a malicious gamification service are shown, and none of its HTML runs anywhere', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => void faults.push(message))
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.addInitScript(bringHostileService)
  await becomePlayer(page)
  const nothingRan = async () => {
    expect(await wasRun(page)).toBeUndefined()
    await expect(page.locator('[data-hostile], iframe[srcdoc], a[href^="javascript:" i]')).toHaveCount(0)
  }
  const followed = () => page.evaluate(() => Reflect.get(globalThis, 'followedByService') as string[])

  await enter(page, `/cs/club#_smartico_dp=${encodeURIComponent('dp:javascript:globalThis.wasRun=1')}`)
  await expect(page.getByRole('banner').locator('.level-area')).toContainText('Zlotučné')
  await nothingRan()
  const tabs = page.getByRole('navigation', { name: club.title })
  for (const tab of [club.tabs.missions, club.tabs.badges, club.tabs.levels, club.tabs.store, club.tabs.points]) {
    await tabs.getByRole('link', { name: tab }).click()
    const words = page.getByRole('main').getByText('Zlotučné').first()
    await expect(words, tab).toBeVisible()
    await words.click({ force: true })
    await nothingRan()
  }

  await enter(page, '/cs/inbox')
  await page.getByRole('button', { name: /javascript/ }).click()
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Zlotučné')
  await expect(page.getByRole('button', { name: inbox.open })).toHaveCount(0)
  await nothingRan()
  await page.getByRole('button', { name: /^(?!.*javascript).*dp/ }).click()
  await page.getByRole('button', { name: inbox.open }).click()
  // The link is passed to the service as text, and nowhere else.
  await expect.poll(followed).toEqual([expect.stringMatching(/^dp:javascript:/)])
  await expect(page).toHaveURL(/\/cs\/inbox$/)
  await nothingRan()
  expect(faults).toEqual([])
})
