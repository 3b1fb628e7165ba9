import { expect, test, type Browser, type Page } from '@playwright/test'
import identity from '#apps/player/src/messages/cs/identity.ts'
import texts from '#apps/player/src/messages/cs/oldAccount.ts'
import registration from '#apps/player/src/messages/cs/registration.ts'
import signInTexts from '#apps/player/src/messages/cs/signIn.ts'
import { accountMigrationCs } from '#apps/backoffice/src/texts/account-migration/cs.ts'
import { documentsCs } from '#apps/backoffice/src/texts/documents/cs.ts'
import type { BodyOf, ReplyOf } from '#contract/call.ts'
import { get } from '#contract/onling-v2/player.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import { importOldAccounts } from '#contract/play-v1/account-migration.ts'
import { demoImport } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice } from './back-office.ts'
import { newWord } from './become-player.ts'
import { drawSide } from './draw-side.ts'
import { readLetter } from './mailbox.ts'
import { enter, forgetSignIn, newEmail } from './site.ts'

const PASSWORD = 'lampa kosatec mlyn'
const PIN = '5926'

type OldAccount = BodyOf<typeof importOldAccounts>['accounts'][number]

/** A person with an old account at a venue, and no online account. */
function somebody(): OldAccount & { readonly surname: string; readonly number: string } {
  const surname = `Dřívější ${newWord()}`
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '2')
  const fields = { FirstName: 'Bohumil', Surname: surname, BirthDate: '1979-06-18', BirthPlace: 'Jihlava' }
  return {
    surname,
    number: digits,
    source: 'venue',
    reference: `HALL-${digits}`,
    fields: Object.entries(fields).map(([fieldType, value]) => ({ fieldType, value })),
    documents: [{ kind: 'IdentityCard', country: 'CZE', number: digits }],
    cardNumbers: [`9203${digits}000`],
    pin: PIN,
  }
}

/** Imports the account, like the system of a venue. */
async function giveOver(page: Page, { surname: _surname, number: _number, ...account }: ReturnType<typeof somebody>) {
  const service = demoImport
  const query = { grant_type: 'client_credentials', client_id: service.id, client_secret: service.secret }
  const given = await page.request.post(`${addresses().apiInternal}${issueToken.path}`, { params: query })
  const { access_token: token } = (await given.json()) as ReplyOf<typeof issueToken>
  const answer = await page.request.post(`${addresses().apiInternal}${importOldAccounts.path}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { accounts: [account] },
  })
  expect(await answer.json()).toEqual({ imported: 1, known: 0 })
}

/** Opens the online account of the old one; returns its e-mail. */
async function openOnlineAccount(page: Page): Promise<string> {
  const email = newEmail()
  await expect(page.getByRole('heading', { name: texts.found })).toBeVisible()
  await page.getByRole('radio', { name: new RegExp(`^${texts.byScan}`) }).check()
  await page.getByLabel(registration.email).fill(email)
  await page.locator('input[name="Consent"]').check()
  await page.getByLabel(registration.password).fill(PASSWORD)
  await page.getByRole('button', { name: texts.open }).click()
  await page.waitForURL(/\/account\/limits/)
  return email
}

async function sendIdentityCard(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: texts.toIdentity }).click()
  await page.waitForURL(/\/account\/identity/)
  await page.getByLabel(identity.number).fill(number)
  await page.getByLabel(identity.expires).fill('2035-05-05')
  await page.getByRole('button', { name: identity.toPictures }).click()
  await page.getByLabel(identity.front).setInputFiles(await drawSide(['PREDNI STRANA', 'VZOR', number]))
  await expect(page.getByText(identity.isThere)).toHaveCount(1)
  await page.getByLabel(identity.back).setInputFiles(await drawSide(['ZADNI STRANA', 'VZOR', number]))
  await expect(page.getByText(identity.stage.waiting)).toBeVisible()
}

/** Staff approve the document; then the migration appears in the same queue, and they approve it too. */
async function approveBoth(browser: Browser, playerId: number, number: string): Promise<void> {
  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enterBackOffice(desk, '/documents')
  const own = desk
    .getByRole('navigation', { name: documentsCs['documents.queue'] })
    .getByRole('button', { name: `Hráč ${playerId}` })
  await own.click()
  await expect(desk.getByText(number)).toBeVisible()
  await desk.keyboard.press('a')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByRole('dialog')).toBeHidden()

  // The worker handles the approval, and the waiting migration appears in the queue.
  await expect(async () => {
    await desk.reload()
    await expect(own.filter({ hasText: accountMigrationCs['document.byScan'] })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await own.click()
  const differences = desk.getByRole('table', { name: accountMigrationCs['migration.difference'] })
  await expect(differences.getByRole('row', { name: accountMigrationCs['migration.field.Surname'] })).toContainText(
    accountMigrationCs['migration.outcome.same'],
  )
  await desk.keyboard.press('a')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await desk.keyboard.press('Control+Enter')
  await expect(own).toHaveCount(0)
  await office.close()
}

test('an account of a venue is found by its card, opens online, is proved by a document and approved', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const person = somebody()
  await giveOver(page, person)
  await enter(page, '/cs/login')
  await page.getByRole('link', { name: signInTexts.toOldAccount }).click()
  await page.waitForURL(/\/old-account/)
  // With a control character, which a card reader may type.
  await page.getByLabel(texts.cardNumber).fill(`${person.cardNumbers[0]}\u0003`)
  await page.getByLabel(texts.pin).fill('1357')
  await page.getByRole('button', { name: texts.find }).click()
  await expect(page.getByRole('alert')).toContainText('Kartu jsme nepoznali. Zkontrolujte číslo')
  await expect(page.getByLabel(texts.cardNumber)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(texts.cardNumber).fill(person.cardNumbers[0] ?? '')
  await page.getByRole('button', { name: texts.find }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel(texts.pin).fill(PIN)
  await page.getByRole('button', { name: texts.find }).click()
  const email = await openOnlineAccount(page)

  await enter(page, '/cs/old-account')
  await expect(page.getByRole('heading', { name: texts.proving })).toBeVisible()
  const me = await page.request.get(addresses().player + get.path)
  const { playerId } = (await me.json()) as ReplyOf<typeof get>
  await sendIdentityCard(page, person.number)
  await approveBoth(browser, playerId, person.number)

  await enter(page, '/cs/old-account')
  await expect(page.getByRole('heading', { name: texts.approved })).toBeVisible()
  expect(await readLetter(page, email, /Převedené karty: 1/)).toContain('1')

  // The card of the venue and its PIN can now be used to sign in.
  await forgetSignIn(page)
  await enter(page, '/cs/login')
  await page.getByRole('button', { name: signInTexts.byCard }).click()
  await page.getByLabel(signInTexts.cardNumber).fill(person.cardNumbers[0] ?? '')
  await page.getByLabel(signInTexts.cardPin).fill(PIN)
  await page.getByRole('button', { name: signInTexts.submit, exact: true }).click()
  await page.waitForURL(/\/cs\/?$/)
})

test('BankID finds the account of the identified person, and it is approved at once', async ({ page }) => {
  const person = somebody()
  await giveOver(page, person)
  await enter(page, '/cs/old-account')
  await page.getByRole('button', { name: texts.byBank }).click()
  await page.getByRole('button', { name: texts.toBank }).click()
  await page.getByLabel('Given name').fill('Bohumil')
  await page.getByLabel('Family name').fill(person.surname)
  await page.getByLabel('Day of birth').fill('1979-06-18')
  await page.getByRole('button', { name: 'Share my data' }).click()
  // The parameters of the bank are removed from the URL after their use.
  await expect(page.getByRole('heading', { name: texts.found })).toBeVisible()
  await page.getByLabel(registration.email).fill(newEmail())
  await page.locator('input[name="Consent"]').check()
  await page.getByLabel(registration.password).fill(PASSWORD)
  await page.getByRole('button', { name: texts.open }).click()
  await page.waitForURL(/\/account\/limits/)
  await enter(page, '/cs/old-account')
  await expect(page.getByRole('heading', { name: texts.approved })).toBeVisible()
})
