import { expect, test } from '@playwright/test'
import { messages } from '#apps/player/src/messages/index.ts'
import texts from '#apps/player/src/messages/cs/signIn.ts'
import shellTexts from '#apps/player/src/messages/cs/shell.ts'
import { house } from '#config/usual/house.ts'
import { getSettings } from '#contract/onling-v2/player-settings.ts'
import { loginByEmail } from '#contract/onling-v2/player.ts'
import { signInRules } from '#server/sign-in/sign-in-rules.ts'
import { addresses } from './addresses.ts'
import { desktop, phone } from './browser.ts'
import { readLetter } from './mailbox.ts'
import { becomePlayer } from './people.ts'
import { balanceLink, enter, forgetSignIn, newEmail, signIn, waitUntilAlive } from './site.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

const accountTexts = messages.cs.account
const passkeyTexts = messages.cs.passkeys

test('a new player registers, signs out and signs in by password and by code', async ({ page }) => {
  const email = newEmail()
  const password = 'modra krava lita'
  await enter(page, '/cs')
  await page.getByRole('banner').getByRole('link', { name: 'Registrace' }).click()
  await page.getByLabel('Jméno', { exact: true }).fill('Alžběta')
  await page.getByLabel('Příjmení').fill('Zkušená')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Datum narození').fill('1988-03-05')
  await page.getByLabel('Nové heslo').fill('aaaaaaaaaaaa')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Založit účet' }).click()
  // A refused password is marked, and has the focus.
  await expect(page.getByLabel('Nové heslo')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Nové heslo')).toBeFocused()
  await page.getByLabel('Nové heslo').fill(password)
  await page.getByRole('button', { name: 'Založit účet' }).click()
  await page.waitForURL(/\/cs\/account\/limits/)
  // Back does not lead to a second registration.
  await page.goBack()
  await page.waitForURL(/\/cs\/account$/)
  await page.goForward()
  await page.getByRole('link', { name: 'Zvolit později' }).click()
  await page.waitForURL(/\/cs\/?$/)
  await waitUntilAlive(page)
  await expect(balanceLink(page)).toContainText('0\u00a0Kč')

  await balanceLink(page).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Alžběta Zkušená' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Odhlásit', exact: true }).first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Přihlásit' })).toBeVisible()

  await signIn(page, { email, password })
  await forgetSignIn(page)

  await enter(page, '/cs/login')
  await page.getByRole('button', { name: 'Kódem' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Poslat kód nebo přihlásit' }).click()
  await expect(page.getByText('Pokud účet s tímto e-mailem máme, zpráva je na cestě.')).toBeVisible()
  await page.getByLabel('Jednorázový kód').fill(await readLetter(page, email, /\b\d{6}\b/))
  await page.getByRole('button', { name: 'Poslat kód nebo přihlásit' }).click()
  await page.waitForURL(/\/cs\/?$/)
  await expect(balanceLink(page)).toBeVisible()
})

test('in forced colours the chosen way of signing in has an edge of its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await enter(page, '/cs/login')
  const edgeOf = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).borderTopWidth)
  expect(await Promise.all(['Heslem', 'Kódem'].map(edgeOf))).toEqual(['3px', '1px'])
  await page.getByRole('button', { name: 'Kódem', exact: true }).click()
  expect(await Promise.all(['Heslem', 'Kódem'].map(edgeOf))).toEqual(['1px', '3px'])
})

test('a wrong password gives a message that does not reveal whether the account exists', async ({ page }) => {
  const complain = async (email: string) => {
    await enter(page, '/cs/login')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Heslo', { exact: true }).fill('tohle-neni-ono')
    await page.getByRole('button', { name: 'Přihlásit', exact: true }).click()
    return page.getByRole('alert').innerText()
  }
  const known = await complain('jana@demo.example')
  expect(known.length).toBeGreaterThan(10)
  expect(await complain(newEmail())).toBe(known)
})

test('a password never appears in a URL, not even before the page is interactive', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${addresses().player}/cs/login`)
  await page.getByLabel('E-mail').fill('jana@demo.example')
  await page.getByLabel('Heslo', { exact: true }).fill('moje-tajemstvi')
  await page.getByLabel('Heslo', { exact: true }).press('Enter')
  await expect(page.getByLabel('E-mail').or(page.locator('body'))).not.toHaveCount(0)
  expect(page.url()).not.toContain('moje-tajemstvi')
  await context.close()
})

test('a page for players redirects to the sign-in and back', async ({ page }) => {
  await enter(page, '/cs/deposit')
  await expect(page).toHaveURL(/\/cs\/login\?return=/)
  await page.getByLabel('E-mail').fill('jana@demo.example')
  await page.getByLabel('Heslo', { exact: true }).fill('jana-hraje-rada')
  await page.getByRole('button', { name: 'Přihlásit', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Vložit peníze' })).toBeVisible()
})

test('bad attempts block the sign-in, with the time at which the block ends', async ({ page }) => {
  const { email, password } = await becomePlayer(page)
  await forgetSignIn(page)
  await enter(page, '/cs/login')
  await page.getByLabel('E-mail').fill(email)
  const attempt = async (secret: string) => {
    const answered = page.waitForResponse((response) => response.url().endsWith(loginByEmail.path))
    await page.getByLabel('Heslo', { exact: true }).fill(secret)
    await page.getByRole('button', { name: 'Přihlásit', exact: true }).click()
    await answered
    return page.getByRole('alert')
  }
  for (let bad = 1; bad < signInRules.attempts.account.freeAttempts; bad += 1)
    await expect(await attempt('tohle-neni-ono')).not.toContainText('Příliš mnoho')
  await expect(await attempt('tohle-neni-ono')).toContainText(/^Příliš mnoho neúspěšných pokusů.*\d.*\d:\d\d/)
  // While it is blocked the correct password is refused too, and the text does not reveal that it was correct.
  await expect(await attempt(password)).toContainText('Příliš mnoho neúspěšných pokusů')
})

test('a forgotten password is replaced by the link of a letter, which is valid once', async ({ page }) => {
  const { email, password } = await becomePlayer(page)
  await forgetSignIn(page)
  await enter(page, '/cs/login')
  await page.getByRole('button', { name: 'Neznám heslo' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Poslat odkaz' }).click()
  await expect(page.getByText('Pokud účet s tímto e-mailem máme, zpráva je na cestě.')).toBeVisible()
  const link = await readLetter(page, email, /https?:\/\/\S+reset-password\S+/)
  expect(link.startsWith(addresses().player)).toBe(true)

  const setPassword = async (next: string) => {
    await page.goto(link)
    await waitUntilAlive(page)
    await page.getByLabel('Nové heslo').fill(next)
    await page.getByRole('button', { name: 'Nastavit heslo' }).click()
  }
  const newPassword = 'velryba pise dopis'
  await setPassword(newPassword)
  await expect(balanceLink(page)).toBeVisible()

  await forgetSignIn(page)
  await setPassword('jeste jina velryba')
  await expect(page.getByRole('alert')).toBeVisible()
  await enter(page, '/cs/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Heslo', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Přihlásit', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await signIn(page, { email, password: newPassword })
})

test('a link for a new password without its whole code asks for none, and leads to a new link', async ({ page }) => {
  for (const address of [`/cs/reset-password?token=tr_${'x'.repeat(42)}`, '/cs/reset-password']) {
    await enter(page, address)
    await expect(page.getByRole('heading', { level: 1, name: texts.resetIncomplete })).toBeVisible()
  }
  await expect(page.getByText(texts.resetIncompleteHint)).toBeVisible()
  await expect(page.getByLabel(texts.newPassword)).toHaveCount(0)
  await page.getByRole('link', { name: texts.resetAgain }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.forgottenTitle })).toBeVisible()
  await expect(page.getByRole('button', { name: texts.sendLink })).toBeVisible()
})

test('a person under age is refused', async ({ page }) => {
  await enter(page, '/cs/register')
  const seventeen = new Date()
  seventeen.setFullYear(seventeen.getFullYear() - 18)
  seventeen.setDate(seventeen.getDate() + 2)
  await page.getByLabel('Jméno', { exact: true }).fill('Mladá')
  await page.getByLabel('Příjmení').fill('Netrpělivá')
  await page.getByLabel('E-mail').fill(newEmail())
  await page.getByLabel('Datum narození').fill(seventeen.toISOString().slice(0, 10))
  await page.getByLabel('Nové heslo').fill('modra krava lita')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Založit účet' }).click()
  const birthDate = page.getByLabel('Datum narození')
  const words = () => birthDate.evaluate((field: HTMLInputElement) => field.validationMessage)
  expect(await words()).toBe(messages.cs.signIn.birthDateHint.replace('{age}', '18'))
  await expect(page).toHaveURL(/\/cs\/register/)
  // A corrected day is not refused for the earlier one.
  await birthDate.fill('1988-03-05')
  expect(await words()).toBe('')
})

test('the greeting covers nothing of the lobby that is pressed first, and the question about statistics waits for it', async ({
  page,
}) => {
  const person = await becomePlayer(page)
  // The greeting stays until this journey ends it: it would be gone before a slow machine has looked at it.
  await page.addInitScript((greetingMs) => {
    const setTimer = globalThis.setTimeout
    const setOthers = (run: () => void, wait?: number) => {
      if (wait !== greetingMs) return setTimer(run, wait)
      addEventListener('greeting-over', run, { once: true })
      return 0
    }
    globalThis.setTimeout = setOthers as typeof setTimeout
  }, house.lobby.loginMessageTimeoutMs)
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await forgetSignIn(page)
    await signIn(page, person)
    const greeting = page.getByText(shellTexts.welcome.replace('{name}', 'Bedřich'))
    const question = page.getByRole('region', { name: shellTexts.analyticsTitle })
    await expect(greeting).toBeVisible()
    await expect(question).toHaveCSS('opacity', '0')
    const box = await greeting.boundingBox()
    if (!box) throw new Error('The greeting is to be seen.')
    const pressed = [
      page.getByRole('banner'),
      page.getByRole('navigation', { name: messages.cs.lobby.categories }),
      page.getByRole('main').getByRole('link', { name: messages.cs.lobby.play, exact: true }).first(),
      page.locator('.bottom-bar'),
    ]
    for (const one of pressed) {
      const other = await one.boundingBox()
      const isBeside = !other || other.y + other.height <= box.y || other.y >= box.y + box.height
      expect(isBeside, `${viewport.width} px, ${String(one)}`).toBe(true)
    }
    await page.evaluate(() => dispatchEvent(new Event('greeting-over')))
    await expect(greeting).toBeHidden()
    await expect(question).toHaveCSS('opacity', '1')
  }
})

test('the player changes the figures of the header, the language of letters and the consent to analytics', async ({
  page,
}) => {
  await becomePlayer(page)
  // Nothing covers a form: the question appears only in the lobby.
  await enter(page, '/cs/deposit')
  await page.waitForLoadState('networkidle')
  const question = page.getByRole('region', { name: shellTexts.analyticsTitle })
  await expect(question).toBeHidden()
  await enter(page, '/cs')
  await question.getByRole('button', { name: shellTexts.analyticsGrant, exact: true }).click()
  await expect(question).toBeHidden()

  await enter(page, '/cs/account')
  await expect(question).toBeHidden()
  await page.getByRole('contentinfo').getByRole('button', { name: shellTexts.analyticsTitle }).click()
  const granted = question.getByRole('button', { name: shellTexts.analyticsGrant, exact: true })
  await expect(granted).toHaveAttribute('aria-pressed', 'true')
  await question.getByRole('button', { name: shellTexts.analyticsDeny }).click()
  await expect(question).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('tolar.analyticsConsent'))).toBe('"denied"')

  const shown = page.getByRole('checkbox', { name: accountTexts.isBalanceShown })
  // The checkbox follows the press at once: it does not switch back while the response is pending.
  expect(await shown.evaluate((box: HTMLInputElement) => (box.click(), box.checked))).toBe(false)
  await expect(balanceLink(page)).toContainText(shellTexts.balanceHidden)
  await page.reload()
  await expect(balanceLink(page)).toContainText(shellTexts.balanceHidden)

  // The browser remembers this player's last language.
  const known = () => page.evaluate(() => localStorage.getItem('tolar.userData'))
  await expect.poll(known).toContain('"cs"')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await page.waitForURL(/\/en\/account/)
  const read = async () => (await page.request.get(addresses().player + getSettings.path)).json() as Promise<unknown>
  await expect.poll(read).toMatchObject({ language: 'en', isBalanceShown: false })
})

test('a passkey is created with the password, signs in without one, and is removed', async ({ page }) => {
  const person = await becomePlayer(page)
  const device = await addAuthenticator(page)
  await device.isThere(true)
  await enter(page, '/cs/account/passkeys')
  await page.getByLabel(passkeyTexts.name).fill('Můj telefon')
  await page.getByLabel(passkeyTexts.password).fill(person.password)
  await page.getByRole('button', { name: passkeyTexts.add, exact: true }).click()
  await expect(page.getByText(passkeyTexts.added)).toBeVisible()
  const made = page.getByRole('listitem').filter({ hasText: 'Můj telefon' })
  await expect(made).toContainText(passkeyTexts.neverUsed)
  await readLetter(page, person.email, /„Můj telefon“/)

  // By the button: no authenticator is present while the browser offers the passkey in the e-mail's input.
  await device.isThere(false)
  await forgetSignIn(page)
  await enter(page, '/cs/login?return=%2Fcs%2Faccount%2Fpasskeys')
  await device.isThere(true)
  await page.getByRole('button', { name: messages.cs.signIn.byPasskey }).click()
  await page.waitForURL(/\/cs\/account\/passkeys/)
  await expect(made).not.toContainText(passkeyTexts.neverUsed)

  await page.getByRole('button', { name: passkeyTexts.removeOf.replace('{name}', 'Můj telefon') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(passkeyTexts.password).fill(person.password)
  await dialog.getByRole('button', { name: passkeyTexts.remove, exact: true }).click()
  await expect(page.getByText(passkeyTexts.removed)).toBeVisible()
  await expect(page.getByText(passkeyTexts.none)).toBeVisible()
})
