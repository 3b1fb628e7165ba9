import { expect, test } from '@playwright/test'
import { registerDevice } from '#contract/kiosk/registration.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import { demoClients, demoVenue } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice, heading } from './back-office.ts'

const SERIAL = `KSK-${Date.now()}`
const EXPLANATION = 'Cesta prohlížeče: kiosek se v noci ztratil z herny.'

test('staff add a kiosk by a code, block it and unblock it', async ({ page, request }) => {
  await enterBackOffice(page, '/kiosks?view=rooms')
  await expect(heading(page, 'Kiosky')).toBeVisible()
  const [room] = demoVenue.workrooms
  await page
    .getByRole('table', { name: 'Místnosti' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: room.name, exact: true }) })
    .getByRole('button', { name: 'Vytvořit kód' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Vytvořit kód' }).click()
  const code = await dialog.getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/).innerText()
  await dialog.getByRole('button', { name: /^Hotovo/ }).click()
  await expect(dialog).toHaveCount(0)

  // Devices have no cookies of staff.
  const signIn = (id: string, secret: string) =>
    request.post(
      `${addresses().apiInternal}${issueToken.path}?${new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret })}`,
    )
  const installer = (await (await signIn(demoClients[1].id, demoClients[1].secret)).json()) as {
    access_token: string
  }
  const made = await request.post(
    `${addresses().apiInternal}${registerDevice.path}?${new URLSearchParams({ code, serialNumber: SERIAL })}`,
    { headers: { authorization: `Bearer ${installer.access_token}` } },
  )
  const { clientId, clientSecret } = (await made.json()) as { clientId: string; clientSecret: string }
  expect((await signIn(clientId, clientSecret)).status()).toBe(200)

  await page.getByRole('link', { name: 'Kiosky' }).last().click()
  const kiosk = page.getByRole('table', { name: 'Kiosky' }).getByRole('row').filter({ hasText: SERIAL })
  await expect(kiosk).toContainText('V provozu')
  const press = async (button: string, after: string) => {
    await kiosk.getByRole('button', { name: button }).click()
    await dialog.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
    await dialog.getByRole('button', { name: new RegExp(`^${button}`) }).click()
    await expect(kiosk).toContainText(after)
  }
  await press('Zablokovat', 'Zablokován')
  expect((await signIn(clientId, clientSecret)).status()).toBe(401)
  await press('Odblokovat', 'V provozu')
  expect((await signIn(clientId, clientSecret)).status()).toBe(200)
})
