import { expect, test } from '@playwright/test'
import * as staff from '#contract/play-v1/staff-content.ts'
import pageTexts from '#apps/player/src/messages/cs/pages.ts'
import registration from '#apps/player/src/messages/cs/registration.ts'
import signIn from '#apps/player/src/messages/cs/signIn.ts'
import { contentScreenCs as texts } from '#apps/backoffice/src/texts/content/screen-cs.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice } from './back-office.ts'
import { newWord } from './become-player.ts'
import { openOffice, WHY } from './content-office.ts'
import { becomePlayer } from './people.ts'
import { hasDatabase, inDatabase } from './product-database.ts'
import { enter } from './site.ts'
import { openDesk } from './staff-calls.ts'

test('a page is written, published by a second person, and has its previous text after it was withdrawn', async ({
  page,
  browser,
}) => {
  const office = await openOffice(browser)
  const { writer } = office
  const word = newWord()
  const contentId = await office.findPage('about')
  const { latestVersion } = await office.ask(staff.getContent, { contentId })
  await writer.goto(`${addresses().backoffice}/content/${contentId}`)
  await writer.getByLabel(texts['content.text']).fill(`# ${word}\n\nOd dneška nově.`)
  await writer.getByRole('button', { name: texts['content.saveVersion'] }).click()
  const next = texts['content.publishThis'].replace('{version}', String(latestVersion + 1))
  await writer.getByRole('button', { name: next }).click()
  const dialog = writer.getByRole('dialog')
  await dialog.getByRole('textbox').last().fill(WHY)
  const asked = writer.waitForResponse((answer) => answer.url().endsWith(staff.publishContent.path))
  await dialog.getByRole('button', { name: texts['content.publish'] }).click()
  const { details } = (await (await asked).json()) as { details: { approvalId: string } }
  await enter(page, '/cs/about')
  await expect(page.getByRole('heading', { name: word })).toHaveCount(0)
  await office.signAll([details.approvalId])
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: word })).toBeVisible({ timeout: 500 })
  }).toPass()
  await office.takeBack(contentId)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: word })).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await office.close()
})

test('after an upgrade staff see the product’s newer text of a page, keep theirs, or take it over as a draft', async ({
  browser,
}) => {
  test.skip(!hasDatabase(), 'This product was started by somebody else; its database is not ours.')
  const office = await openOffice(browser)
  const { writer } = office
  const [kept, taken] = [await office.findPage('challenges'), await office.findPage('affiliate')]
  const began = `update content.item set judged_hash = repeat('0', 64) where id = any($1::uuid[])`
  await inDatabase((client) => client.query(began, [[kept, taken]]))
  await writer.goto(`${addresses().backoffice}/content`)
  await expect(writer.getByText('U 2 stránek je v produktu novější text.')).toBeVisible()
  await writer.getByRole('link', { name: texts['content.showNewer'] }).click()
  await expect(writer.getByRole('table').getByRole('row')).toHaveCount(3)
  const note = writer.getByText(texts['content.newerProductText'])

  await writer.goto(`${addresses().backoffice}/content/${kept}`)
  await expect(note).toBeVisible()
  await writer.getByRole('link', { name: texts['content.compareProduct'] }).click()
  await writer.getByRole('button', { name: texts['content.keepOurs'] }).click()
  const dialog = writer.getByRole('dialog')
  await dialog.getByRole('textbox').last().fill(WHY)
  await dialog.getByRole('button', { name: texts['content.keepOurs'] }).click()
  await expect(note).toBeHidden()
  expect(await office.ask(staff.getContent, { contentId: kept })).toMatchObject({ latestVersion: 1 })

  await writer.goto(`${addresses().backoffice}/content/${taken}?view=product`)
  await writer.getByRole('button', { name: texts['content.takeOver'] }).click()
  await expect(writer.getByRole('button', { name: 'Zveřejnit verzi 2' })).toBeVisible()
  await expect(note).toBeHidden()
  expect(await office.ask(staff.getContent, { contentId: taken })).toMatchObject({ latestVersion: 2, liveVersion: 1 })
  await office.close()
})

test('new terms are shown at the next sign-in, with their changes, and are accepted once', async ({
  page,
  browser,
}) => {
  const office = await openOffice(browser)
  const player = await becomePlayer(page)
  const newcomer = await (await browser.newContext()).newPage()
  await enter(newcomer, '/cs/register')
  await newcomer.getByLabel(signIn.firstName).fill('Bedřich')
  await newcomer.getByLabel(signIn.surname).fill('Poutník')
  await newcomer.getByLabel('E-mail').fill(`${newWord().toLowerCase()}@cesta.example`)
  await newcomer.getByLabel(signIn.birthDate).fill('1979-11-03')
  await newcomer.getByLabel(signIn.newPassword).fill('lampa kosatec mlyn')
  await newcomer.locator('[name=terms]').check()
  const contentId = await office.findPage('terms')
  const { latestVersion } = await office.ask(staff.getContent, { contentId })
  const { title, text } = await office.ask(staff.getVersion, { contentId, version: String(latestVersion) })
  const word = newWord()
  const saved = await office.ask(staff.savePage, {
    contentId,
    basedOn: latestVersion,
    title,
    text: `${text}\n\n# ${word}\n\nPeníze odešleme do 24 hodin.`,
  })
  const atOnce = { contentId, version: saved.version, from: null, until: null }
  await office.agree(staff.publishContent, atOnce, ['terms-notice-short:30'])
  try {
    await page.context().clearCookies()
    await enter(page, '/cs/login?return=%2Fcs%2Fdeposit')
    await page.getByLabel('E-mail').fill(player.email)
    await page.getByLabel('Heslo', { exact: true }).fill(player.password)
    await page.getByRole('button', { name: 'Přihlásit', exact: true }).click()
    await page.waitForURL(/\/cs\/terms\?return=/)
    const news = page.getByRole('region', { name: pageTexts.newTerms.title })
    await expect(news.locator('ins')).toHaveText([word, 'Peníze odešleme do 24 hodin.'])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    const version = String(saved.version)
    await page.getByRole('button', { name: pageTexts.newTerms.accept.replace('{version}', version) }).click()
    await page.waitForURL(/\/cs\/deposit/)
    await enter(page, '/cs/terms')
    await expect(news).toHaveCount(0)

    // Somebody was registering meanwhile: what is agreed to is what can be read.
    await newcomer.getByRole('button', { name: signIn.registerSubmit }).click()
    await expect(newcomer.getByRole('alert').filter({ hasText: registration.termsChanged })).toBeVisible()
    await expect(newcomer.locator('[name=terms]')).not.toBeChecked()
    await expect(newcomer.getByLabel(signIn.firstName)).toHaveValue('Bedřich')
    await newcomer.locator('[name=terms]').check()
    await newcomer.getByRole('button', { name: signIn.registerSubmit }).click()
    await newcomer.waitForURL(/\/cs\/account\/limits/)
  } finally {
    await newcomer.context().close()
    await office.takeBack(contentId, ['text-of-law'])
    await office.close()
  }
})

test('a page of text is printed as dark words on white, without what leads elsewhere', async ({ page }) => {
  await enter(page, '/cs/terms')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo').last()).toBeHidden()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('a file whose type does not match its name is refused with the reason', async ({ browser }) => {
  const office = await openOffice(browser)
  const { writer } = office
  await writer.goto(`${addresses().backoffice}/content?view=files`)
  await writer.getByRole('button', { name: texts['content.upload'] }).click()
  const dialog = writer.getByRole('dialog')
  const hostile = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await dialog.getByLabel(texts['content.file'], { exact: true }).setInputFiles({
    name: 'banner.png',
    mimeType: 'image/png',
    buffer: hostile,
  })
  await dialog.getByRole('button', { name: texts['content.upload'] }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await office.close()
})

test('words that staff write are found by the search of the site, also with a typo and without accents', async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/content?view=search')
  const field = desk.getByLabel(texts['content.synonyms'], { exact: true })
  const save = desk.getByRole('button', { name: texts['content.saveSynonyms'] })
  // A game that does not exist is named with its line, and nothing is saved.
  await field.fill('šťastný bubínek = OvocnyKolotoc\n\njednorožec = NoSuchGame')
  await save.click()
  await expect(desk.getByText(/3.*NoSuchGame/)).toBeVisible()
  await field.fill('šťastný bubínek = OvocnyKolotoc\nzvoněnka = roulette')
  await save.click()
  await expect(desk.getByText(new RegExp(`^${texts['content.synonymsBy'].split('{')[0]}`))).toBeVisible()
  await desk.context().close()

  const found = page.getByRole('main').getByRole('link', { name: 'Hrát Ovocný kolotoč', exact: true })
  for (const typed of ['šťastný bubínek', 'stastny', 'bubinke', 'BUBÍNEK'])
    await expect(async () => {
      await enter(page, `/cs?q=${encodeURIComponent(typed)}`)
      await expect(found, typed).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
  await enter(page, '/cs?q=zvonenka')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Hrát .*(?:uleta|oulette)/ })
      .first(),
  ).toBeVisible()
})
