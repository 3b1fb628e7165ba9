import { expect, test } from '@playwright/test'
import texts from '#apps/player/src/messages/cs/help.ts'
import { supportCs as staff } from '#apps/backoffice/src/texts/support/cs.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice } from './back-office.ts'
import { drawSide } from './draw-side.ts'
import { readLetter } from './mailbox.ts'
import { newWord } from './become-player.ts'
import { becomePlayer } from './people.ts'
import { enter } from './site.ts'

test('help finds an answer, highlights it, and links to support if there is none', async ({ browser }) => {
  // Without scripts: the server-rendered page is complete.
  const still = await browser.newContext({ javaScriptEnabled: false, locale: 'cs-CZ' })
  const page = await still.newPage()
  await page.goto(`${addresses().player}/cs/help`)
  await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible()
  await page.getByRole('searchbox', { name: texts.search }).fill('výběr')
  await page.getByRole('searchbox', { name: texts.search }).press('Enter')
  await expect(page.locator('mark').first()).toHaveText(/výběr/i)
  await page.getByRole('searchbox', { name: texts.search }).fill('žeton')
  await page.getByRole('searchbox', { name: texts.search }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Na „žeton“ odpověď nemáme' })).toBeVisible()
  await still.close()
})

test('a ticket is answered: asked with a file, answered from a template, read and reopened', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const player = await becomePlayer(page)
  const word = newWord()
  await enter(page, '/cs/help/ask?topic=payments')
  await page.getByLabel(texts.textLabel).fill(`Výplata ${word} je od rána ve stejném kroku. Posílám výpis.`)
  const add = page.getByLabel(texts.addFile)
  await add.setInputFiles({ name: 'výpis.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ this runs') })
  await expect(page.getByRole('alert')).toContainText('Pošlete obrázek JPEG, PNG nebo WebP, nebo PDF')
  await add.setInputFiles(await drawSide(['VYPIS', word]))
  await expect(page.getByText(/Příloha 1, JPEG/)).toBeVisible()
  await page.getByRole('button', { name: texts.send }).click()
  await page.waitForURL(/\/cs\/help\/tickets\//)
  await expect(page.getByText(texts.state.open, { exact: true })).toBeVisible()
  const number = (await readLetter(page, player.email, /dotaz č\. \d{5}/)).slice(-5)

  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enterBackOffice(desk, '/support?view=templates')
  await desk.getByRole('button', { name: staff['support.newTemplate'] }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(staff['support.templateName']).fill(`Na cestě ${word}`)
  await dialog.getByLabel('Text: čeština').fill(`Dobrý den, dotaz {number}: peníze ${word} odešly v 9:14.`)
  await dialog.getByLabel('Text: angličtina').fill('Hello, the money of question {number} is on its way.')
  await dialog.getByRole('button', { name: staff['support.save'] }).click()
  await expect(dialog).toHaveCount(0)

  await enterBackOffice(desk, '/support')
  await desk.getByRole('button', { name: new RegExp(word) }).click()
  const ticket = desk.getByRole('complementary', { name: staff['support.ticket'] })
  await expect(ticket.getByRole('link', { name: `Hráč ${player.playerId}` })).toBeVisible()
  const opened = office.waitForEvent('page')
  await ticket.getByRole('button', { name: /Příloha 1/ }).click()
  expect((await opened).url()).toContain('/capi/Play/v1/TicketFile/')
  await ticket.getByRole('button', { name: staff['support.take'] }).click()
  await expect(ticket.getByLabel(staff['support.owner'])).not.toHaveValue('')
  await ticket.getByLabel(staff['support.template']).selectOption({ label: `Na cestě ${word}` })
  const written = ticket.getByLabel(staff['support.answer'])
  await expect(written).toHaveValue(`Dobrý den, dotaz ${number}: peníze ${word} odešly v 9:14.`)
  await written.press('Control+Enter')
  await expect(ticket.getByText(staff['support.state.answered'], { exact: true })).toBeVisible()

  expect(await readLetter(page, player.email, /jsme odpověděli/)).toContain('odpověděli')
  await page.reload()
  await expect(page.getByText(`peníze ${word} odešly v 9:14.`)).toBeVisible()
  await expect(page.getByText(texts.state.answered, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: texts.solved }).click()
  await expect(page.getByText(texts.reopenText)).toBeVisible()
  await page.getByLabel(texts.reply).fill('Ještě jedna věc: přišlo jen 100 Kč.')
  await page.getByRole('button', { name: texts.reopen }).click()
  await expect(page.getByText(texts.state.open, { exact: true })).toBeVisible()

  await desk.reload()
  await expect(ticket.getByText('Ještě jedna věc: přišlo jen 100 Kč.')).toBeVisible()
  await office.close()
})
