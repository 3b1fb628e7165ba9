import { expect, test, type Page } from '@playwright/test'
import { demoColleagues } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice, heading, openPlayer, signAsSecond, signInAsStaff } from './back-office.ts'
import { readLetter } from './mailbox.ts'
import { giveRoleByTwo, inviteToJoin } from './new-staff.ts'
import { becomePlayer } from './people.ts'
import { openDesk } from './staff-calls.ts'

const [secondAdministrator] = demoColleagues
const operations = demoColleagues[5]
/** Changes are pushed within a moment; a polling page would take up to a minute. */
const AT_ONCE = { timeout: 10_000 }
const CLERK = { name: 'Otakar Nastupující', email: 'otakar@staff.example' }

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hlavní' })

test('a dismissed clerk is signed out of each tab and browser at once, typed input is not executed, and the audit log names who dismissed them', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const player = await becomePlayer(page)
  const [desk, second, atWork, elsewhere] = [
    await openDesk(browser),
    await openDesk(browser),
    await openDesk(browser),
    await openDesk(browser),
  ]
  await enterBackOffice(desk, '/staff')
  const clerk = await inviteToJoin(desk, atWork, CLERK)
  await expect(menu(atWork).getByRole('link')).toHaveCount(0)
  await giveRoleByTwo({ desk, name: CLERK.name, role: 'Riziko' }, { page: second, staff: secondAdministrator })
  // The page that waited without any permission shows its screens now.
  await expect(menu(atWork).getByRole('link', { name: 'Hráči' })).toBeVisible(AT_ONCE)

  await openPlayer(atWork, player)
  const secondTab = await atWork.context().newPage()
  await secondTab.goto(`${addresses().backoffice}/players`)
  await expect(heading(secondTab, 'Hráči')).toBeVisible()
  await signInAsStaff(elsewhere, clerk)
  await atWork.getByRole('button', { name: 'Zamknout' }).click()
  const typed = atWork.getByRole('dialog', { name: /^Zamknout účet/ })
  await typed.getByLabel('Vysvětlení pro audit').fill('Tohle už nikdo neodešle, protože dostal výpověď.')

  await desk.getByRole('button', { name: 'Deaktivovat hned' }).click()
  const dismissal = desk.getByRole('dialog', { name: `Deaktivovat: ${CLERK.name}` })
  await dismissal.getByLabel('Vysvětlení pro audit').fill('Cesta prohlížeče: končí dnes ve zkušební době.')
  await desk.keyboard.press('Control+Enter')
  await expect(dismissal).toHaveCount(0)
  for (const screen of [atWork, secondTab, elsewhere]) {
    await expect(heading(screen, 'Přihlášení zaměstnance')).toBeVisible(AT_ONCE)
    await expect(screen.getByText('Relace skončila.')).toBeVisible()
    await screen.keyboard.press('Control+Enter')
  }
  const call = `${addresses().backoffice}/capi/v2-onling/Player/Search?text=1`
  for (const screen of [atWork, elsewhere]) expect((await screen.request.get(call)).status()).toBe(401)

  await desk.goto(`${addresses().backoffice}/audit?looks=too&playerId=${player.playerId}`)
  await expect(desk.getByRole('table', { name: 'Audit' })).toContainText('Otevření hráče')
  await expect(desk.getByRole('table', { name: 'Audit' })).not.toContainText('Zamčení hráče')
  await desk.goto(`${addresses().backoffice}/audit?about=staff`)
  const lines = desk.getByRole('table', { name: 'Audit' }).getByRole('row')
  const line = lines.filter({ hasText: 'Deaktivace zaměstnance' }).first()
  await expect(line).toContainText('Iveta Správcová')
  await expect(line).toContainText('končí dnes ve zkušební době')
  for (const one of [desk, second, atWork, elsewhere]) await one.context().close()
})

test('a role is changed by two: a rejection shows its reason to the requester, an approval changes the holder’s menu and calls at once, and they are informed', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const [desk, second, holder] = [await openDesk(browser), await openDesk(browser), await openDesk(browser)]
  await enterBackOffice(desk, '/staff?view=roles')
  const path = '/kiosks'
  await signInAsStaff(holder, operations)
  await holder.goto(addresses().backoffice + path)

  await askForCell(desk, /Provoz, číst audit/)
  await enterBackOffice(second, '/approvals?view=mine', secondAdministrator)
  await second
    .getByRole('button', { name: /^Změnit roli/ })
    .first()
    .click()
  await second.getByRole('button', { name: /^Zamítnout/ }).click()
  const refusal = second.getByRole('dialog')
  await refusal.getByLabel('Proč to zamítáte').fill('Provoz audit nečte, od toho je auditor.')
  await second.keyboard.press('Control+Enter')
  await expect(refusal).toHaveCount(0)
  await desk.goto(`${addresses().backoffice}/approvals?view=decided`)
  await desk
    .getByRole('button', { name: /^Změnit roli/ })
    .first()
    .click()
  await expect(desk.getByRole('complementary', { name: 'Žádost' })).toContainText('od toho je auditor')
  await expect(menu(holder).getByRole('link', { name: 'Audit' })).toHaveCount(0)

  const callOf = (name: string) => holder.request.get(`${addresses().backoffice}/capi/v2-onling/${name}`)
  await askForCell(desk, /Provoz, číst seznam zaměstnanců/)
  await signAsSecond(second, /^Změnit roli/, 'Dohodnuto na poradě správců.', secondAdministrator)
  await expect(menu(holder).getByRole('link', { name: 'Zaměstnanci' })).toHaveCount(0, AT_ONCE)
  expect((await callOf('User/List')).status()).toBe(403)

  await askForCell(desk, /Provoz, číst audit/)
  await signAsSecond(second, /^Změnit roli/, 'Dohodnuto na poradě správců.', secondAdministrator)
  await expect(menu(holder).getByRole('link', { name: 'Audit' })).toBeVisible(AT_ONCE)
  expect((await callOf('UserAudit/Get')).status()).toBe(200)
  await readLetter(
    desk,
    operations.email,
    /(změnila se role, kterou máte: Provoz|a role that you hold was changed: Operations)/,
  )
  for (const one of [desk, second, holder]) await one.context().close()
})

test('a new role is created with its hours and networks, and exists once a second person has approved it', async ({
  browser,
}) => {
  const [desk, second] = [await openDesk(browser), await openDesk(browser)]
  await enterBackOffice(desk, '/staff?view=roles')
  // The table is one stop of the Tab key; arrow keys move between cells.
  const cells = desk.getByRole('table', { name: 'Role' }).locator('tbody button')
  await cells.first().focus()
  await desk.keyboard.press('ArrowDown')
  await desk.keyboard.press('ArrowRight')
  await expect(desk.locator('tbody tr:nth-child(2) td:nth-of-type(2) button')).toBeFocused()
  await expect(desk.locator('tbody button[tabindex="0"]')).toHaveCount(1)
  await desk.getByRole('button', { name: 'Nová role' }).click()
  const form = desk.getByRole('dialog', { name: 'Nová role' })
  await form.getByLabel('Označení').fill('Noční')
  await form.getByLabel('Název').fill('Noční podpora')
  await form.getByLabel('Práva začnou jako').selectOption({ label: 'Podpora' })
  await form.getByLabel('číst vklady').uncheck()
  await form.getByLabel('Zámek po nečinnosti (min)').fill('5')
  await form.getByLabel('Sítě').fill('10.1.0.0/16')
  await form.getByLabel('Jen v pracovní době').check()
  await form.getByLabel('Od hodin').fill('20:00')
  await form.getByLabel('Do hodin').fill('06:00')
  await form.getByLabel('Vysvětlení pro audit').fill('Cesta prohlížeče: v noci stačí dva lidé podpory.')
  await desk.screenshot({ path: 'build/journeys/new-role.png' })
  await desk.keyboard.press('Control+Enter')
  // The first invalid field gets the focus, and nothing is requested.
  await expect(form.getByText('Aspoň dvě malá písmena')).toBeVisible()
  await form.getByLabel('Označení').fill('nocni-podpora')
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByText('Žádost čeká na druhou osobu.')).toBeVisible()

  await signAsSecond(second, /^Změnit roli/, 'Dohodnuto na poradě správců.', secondAdministrator)
  await desk.goto(`${addresses().backoffice}/staff?view=roles`)
  const table = desk.getByRole('table', { name: 'Role' })
  await expect(table.getByRole('columnheader', { name: /^Noční podpora/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Pracovní doba/ })).toContainText('20:00–06:00')
  await expect(table.getByRole('row', { name: /^Sítě/ })).toContainText('10.1.0.0/16')
  for (const one of [desk, second]) await one.context().close()
})

/** Toggles one cell of the table of roles: a request for a second person. */
async function askForCell(desk: Page, cell: RegExp): Promise<void> {
  await desk.goto(`${addresses().backoffice}/staff?view=roles`)
  await desk.getByRole('button', { name: cell }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('checkbox').click()
  await dialog.getByLabel('Vysvětlení pro audit').fill('Cesta prohlížeče: práva podle skutečné práce.')
  await dialog.getByRole('button', { name: 'Požádat o změnu' }).click()
  await expect(desk.getByText('Žádost čeká na druhou osobu.')).toBeVisible()
}
