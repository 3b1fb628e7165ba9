import { randomInt } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { cashScreenCs as texts } from '#apps/backoffice/src/texts/cash/screen-cs.ts'
import { errorsCs as errors } from '#apps/backoffice/src/texts/errors/cs.ts'
import { cs } from '#apps/kiosk/src/texts/cs.ts'
import { setLandBasedWalletEnable } from '#contract/capi-v1.1/transfers.ts'
import { addCard } from '#contract/onling-v2/player-card.ts'
import { setPin } from '#contract/onling-v2/player-pin.ts'
import { getShift } from '#contract/play-v1/staff-cash.ts'
import { demoCashier, demoHallManager } from '#tools/start/demo.ts'
import { DEMO_DESK, demoCasino } from '#tools/start/demo-places.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice } from './back-office.ts'
import { check } from './check-page.ts'
import { newBirth } from './new-birth.ts'
import { becomePlayer, post, verifyAtBank } from './people.ts'
import { crowns } from './site.ts'

const PIN = '7391'
const FLOAT = 4

test('a cash desk: cash in by card, a voucher of the kiosk is paid once, and two people close a shift that is short', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const { birthDate } = newBirth()
  const { password } = await becomePlayer(page, birthDate)
  await verifyAtBank(page, birthDate)
  const cardNumber = `9203${randomInt(100_000_000, 999_999_999)}419`
  await post(page, setLandBasedWalletEnable.path, { isEnabled: true })
  await post(page, addCard.path, { cardNumber })
  await post(page, setPin.path, { pin: PIN, password })

  const desk = await (await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1024, height: 900 } })).newPage()
  await enterBackOffice(desk, '/cash-desk', demoCashier)
  // No cash is taken while a venue is closed: this one is open at every hour at which the journey runs.
  await desk.getByLabel(texts['cash.desk'], { exact: true }).selectOption({ label: `${demoCasino.name}, ${DEMO_DESK}` })
  await desk.getByRole('button', { name: texts['cash.open'] }).click()
  await desk.getByLabel(/^5\s000,00/).fill(String(FLOAT))
  await desk.getByLabel(/^Přineseno z trezoru/).fill(String(FLOAT * 5000))
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByRole('heading', { name: texts['cash.meet'] })).toBeVisible()

  // Pressed with nothing in it, the form says what it waits for.
  await desk.getByRole('button', { name: texts['cash.meetDo'] }).click()
  await expect(desk.getByText(texts['cash.meetNeeds'])).toBeVisible()
  await expect(desk.getByLabel(texts['cash.card'], { exact: true })).toBeFocused()
  await check(desk)
  const meet = async () => {
    await desk.getByLabel(texts['cash.card'], { exact: true }).fill(cardNumber)
    await desk.keyboard.press('Enter')
    await desk.keyboard.type(PIN)
    await desk.keyboard.press('Enter')
    await expect(desk.getByLabel(/^Částka/)).toBeFocused()
  }
  await meet()
  // No coin is smaller than a crown; the next amount has no refusal yet.
  await desk.keyboard.type('200,50')
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('alert')).toContainText(errors['error.amountStep'].replace('{amount}', '1,00\u00a0Kč'))
  await desk.getByLabel(/^Částka/).fill('2000')
  await expect(desk.getByRole('alert')).toHaveCount(0)
  await desk.keyboard.press('Enter')
  await expect(desk.getByLabel(/^Částka/)).toHaveValue('')
  await desk.keyboard.press('Escape')

  const kiosk = await (await browser.newContext({ viewport: { width: 1080, height: 1920 } })).newPage()
  await kiosk.goto(addresses().kiosk)
  await kiosk.getByRole('button', { name: cs.tiles.card }).click()
  await kiosk.keyboard.type(cardNumber)
  await kiosk.keyboard.press('Enter')
  await expect(kiosk.getByRole('heading', { name: cs.enterPin })).toBeVisible()
  await kiosk.keyboard.type(PIN)
  await kiosk.keyboard.press('Enter')
  await kiosk.getByRole('button', { name: cs.voucher }).click()
  await expect(kiosk.getByText(crowns(200_000))).toBeVisible()
  await kiosk.getByRole('textbox').fill('1500')
  await kiosk.getByRole('button', { name: cs.issueVoucher }).click()
  const code = await kiosk.getByText(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/).innerText()
  await kiosk.context().close()

  await meet()
  const voucher = desk.getByLabel(texts['cash.voucherCode'])
  const payVoucher = async (written: string) => {
    await voucher.fill(written)
    await desk.keyboard.press('Enter')
  }
  await payVoucher(code.slice(0, -1))
  await expect(desk.getByText(texts['cash.voucherCodeLength'].replace('{count}', '16'))).toBeVisible()
  // The next slip is scanned before the shift has been read again.
  const { promise: isScanned, resolve: scanned } = Promise.withResolvers<void>()
  await desk.route(`**${getShift.path}*`, async (route) => {
    await isScanned
    await route.continue()
  })
  await payVoucher(code)
  await expect(voucher).toHaveValue('')
  await payVoucher(code)
  await expect(desk.getByRole('alert')).toHaveText(texts['cash.voucherNot.paid'])
  scanned()
  await check(desk)
  await desk.keyboard.press('Escape')

  // 20 000 + 2 000 − 1 500 should be there.
  await desk.getByRole('button', { name: texts['cash.close'] }).click()
  await desk.getByLabel(/^5\s000,00/).fill(String(FLOAT))
  await desk.getByLabel(texts['cash.explain']).fill('Přepočítáno dvakrát, rozdíl zůstává.')
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByText(texts['cash.state.counted'])).toBeVisible()

  const manager = await (
    await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  ).newPage()
  await enterBackOffice(manager, '/cash-desk?view=differences', demoHallManager)
  const difference = manager.getByRole('row').filter({ hasText: demoCasino.name })
  await expect(difference).toContainText(/−500,00/)
  await difference.getByRole('button', { name: texts['cash.confirm'] }).click()
  await manager.getByRole('dialog').getByRole('textbox').fill('Přepočítáno se mnou, rozdíl zůstává.')
  await manager.keyboard.press('Control+Enter')
  await expect(difference).toHaveCount(0)
  await manager.context().close()
  await desk.context().close()
})
