import { setTimeout } from 'node:timers/promises'
import { expect, test, type Page } from '@playwright/test'
import { demoColleagues } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice, heading, signAsSecond } from './back-office.ts'

const CLIENT = 'herna-cesta'
const NAME = 'Herna Cesta, pokladna'
const EXPLANATION = 'Cesta prohlížeče: herna mění klíč a nesmí přestat volat.'
/** A busy cash desk: up to twenty calls a second. */
const BETWEEN_CALLS_MS = 50
const RATE = '10000'
const [secondAdministrator] = demoColleagues

test('a client of a venue is created by two people, and its secret is rotated under load without an error', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enterBackOffice(desk, '/clients')
  await expect(heading(desk, 'Klienti rozhraní')).toBeVisible()

  // By the keyboard shortcut of the screen; the default scopes of a venue are ticked by one press.
  await desk.keyboard.press('c')
  const making = desk.getByRole('dialog', { name: 'Založit klienta rozhraní' })
  await making.getByLabel('Označení').fill(CLIENT)
  await making.getByLabel('Název').fill(NAME)
  await making.getByLabel('Místo').selectOption({ label: 'Demo hall' })
  await making.getByLabel('Volání za minutu').fill(RATE)
  await making.getByRole('button', { name: 'Zaškrtnout, co dělá herna' }).click()
  await making.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
  await desk.keyboard.press('Control+Enter')
  await expect(making.getByText(/^Žádost je zapsaná a čeká na druhou osobu/)).toBeVisible()
  await desk.keyboard.press('Escape')

  const other = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const signer = await other.newPage()
  await signAsSecond(signer, new RegExp(NAME), EXPLANATION, secondAdministrator)

  await desk.goto(`${addresses().backoffice}/clients?client=${CLIENT}`)
  const record = desk.getByRole('complementary', { name: NAME })
  await expect(record.getByText('Nemá žádný klíč')).toBeVisible()
  const first = await makeSecret(desk, signer)
  const load = callAllTheTime(first)
  await load.untilCalled(5)

  // The new one is created while calls with the old one continue; then the venue switches.
  const second = await makeSecret(desk, signer)
  await load.untilCalled(5)
  load.changeOver(second)
  await load.untilCalled(5)
  const secrets = record.getByRole('list', { name: 'Klíče' }).getByRole('listitem')
  await expect(secrets).toHaveCount(2)
  await secrets
    .filter({ hasText: first.slice(-4) })
    .getByRole('button', { name: 'Ukončit hned' })
    .click()
  const ending = desk.getByRole('dialog', { name: new RegExp(`^Ukončit klíč …${first.slice(-4)}`) })
  await ending.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
  await ending.getByRole('button', { name: /^Ukončit hned/ }).click()
  await expect(secrets).toHaveCount(1)
  await load.untilCalled(5)
  expect(await load.end()).toEqual([])

  // The old one is refused, and so are the tokens issued for it.
  expect(await tokenBy(first)).toBeUndefined()
  expect(await callBy(load.firstToken())).toBe(401)

  // Disabled at once: a token valid a moment ago is refused.
  await desk.keyboard.press('l')
  const off = desk.getByRole('dialog', { name: `Vypnout: ${NAME}` })
  await off.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
  await off.getByRole('button', { name: /^Vypnout hned/ }).click()
  await expect(record.getByText('vypnut', { exact: true }).first()).toBeVisible()
  expect(await tokenBy(second)).toBeUndefined()
  await other.close()
  await office.close()
})

/** Another secret by the button and a second person's approval: shown once, to the requester. */
async function makeSecret(desk: Page, second: Page): Promise<string> {
  await desk.getByRole('button', { name: 'Nový klíč' }).click()
  const dialog = desk.getByRole('dialog', { name: `Nový klíč: ${NAME}` })
  const ask = async () => {
    await dialog.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
    await dialog.getByRole('button', { name: /^Nový klíč/ }).click()
  }
  await ask()
  await expect(dialog.getByText(/čeká na druhou osobu/)).toBeVisible()
  await signAsSecond(second, /^Nový klíč služby/, 'Klíč jde provozovně po předání.', secondAdministrator)
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: 'Nový klíč' }).click()
  await ask()
  const shown = desk.getByRole('dialog', { name: `Nový klíč klienta ${CLIENT}` })
  const secret = await shown.getByRole('status').innerText()
  await shown.getByRole('button', { name: 'Mám ho uložený' }).click()
  await expect(desk.getByText(secret)).toHaveCount(0)
  return secret
}

async function tokenBy(secret: string): Promise<string | undefined> {
  const answer = await fetch(`${addresses().apiInternal}/capi/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: CLIENT, client_secret: secret }),
  })
  return answer.ok ? ((await answer.json()) as { access_token: string }).access_token : undefined
}

async function callBy(token: string | undefined): Promise<number> {
  const answer = await fetch(`${addresses().apiInternal}/capi/Evidence/v1/CurrencyExchangeRates/Get`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
    body: '{}',
  })
  await answer.arrayBuffer()
  return answer.status
}

/** A venue at work: calls one after another with its current secret; each response other than 200 is an error. */
function callAllTheTime(first: string) {
  let secret = first
  let calls = 0
  let isOver = false
  let oldToken: string | undefined
  const errors: string[] = []
  const run = async () => {
    let signedBy = ''
    let token: string | undefined
    while (!isOver) {
      if (signedBy !== secret) {
        signedBy = secret
        token = await tokenBy(signedBy)
        oldToken ??= token
      }
      const status = await callBy(token)
      if (status !== 200) errors.push(`${status} by …${signedBy.slice(-4)}`)
      calls += 1
      await setTimeout(BETWEEN_CALLS_MS)
    }
  }
  const done = run()
  return {
    changeOver: (next: string) => void (secret = next),
    untilCalled: async (more: number) => {
      const wanted = calls + more
      await expect.poll(() => calls).toBeGreaterThanOrEqual(wanted)
    },
    firstToken: () => oldToken,
    end: async () => {
      isOver = true
      await done
      return errors
    },
  }
}
