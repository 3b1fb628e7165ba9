import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { addPlayerExclusion } from '#contract/play-v1/staff-exclusion.ts'
import { demoColleagues } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice, openPlayer, openTab } from './back-office.ts'
import { exportAsCsv } from './export-list.ts'
import { becomePlayer } from './people.ts'
import { hasDatabase, inDatabase } from './product-database.ts'
import { openDesk } from './staff-calls.ts'

const WHY = 'Cesta prohlížeče: vyloučení zapsal kolega omylem u jmenovce.'

const [, risk] = demoColleagues

async function checkChain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ověřit řetězec' }).click()
  await expect(page.getByRole('button', { name: 'Ověřit řetězec' })).toBeVisible({ timeout: 30_000 })
}

/** Changes the name in the first call of the chain; the worker may be about to link it. */
async function plantChange(): Promise<{ readonly id: string; readonly userName: string }> {
  let planted: { readonly id: string; readonly userName: string } | undefined
  await expect(async () => {
    planted = await inDatabase(async (client) => {
      const { rows } = await client.query<{ id: string; userName: string }>(
        `select id, user_name as "userName" from audit.call
          where id = (select call_id from audit.link where part = 'call' order by seq limit 1)`,
      )
      return rows[0]
    })
    expect(planted).toBeDefined()
  }).toPass()
  if (!planted) throw new Error('The chain has a call.')
  const { id } = planted
  await inDatabase((client) => client.query(`update audit.call set user_name = 'Nikdo Takový' where id = $1`, [id]))
  return planted
}

test('the audit log is proved unchanged by a button, a planted change is detected, and its lines are exported', async ({
  page,
}) => {
  test.setTimeout(120_000)
  test.skip(!hasDatabase(), 'This product was started by somebody else; its database is not ours.')
  await enterBackOffice(page, '/audit?looks=too')
  const chain = page.getByRole('region', { name: 'Řetězec auditu' })
  await checkChain(page)
  await expect(chain).toContainText('Řetězec je celý', { timeout: 30_000 })

  const planted = await plantChange()
  await checkChain(page)
  await expect(chain).toContainText('Řetězec je porušený', { timeout: 30_000 })
  await expect(chain).toContainText('neodpovídá záznamu')

  // All journeys share the product: the change is undone, so that the chain is valid again.
  await inDatabase((client) =>
    client.query('update audit.call set user_name = $1 where id = $2', [planted.userName, planted.id]),
  )
  await checkChain(page)
  await expect(chain).toContainText('Řetězec je celý', { timeout: 30_000 })

  const file = await exportAsCsv(page, 'Dozor si vyžádal záznamy za tento týden.')
  expect(readFileSync(await file.path(), 'utf8').split('\n').length).toBeGreaterThan(2)
})

test('an exclusion by staff is ended by two people, and the audit log has a sentence about it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const player = await becomePlayer(page)
  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enterBackOffice(desk)
  const { backoffice } = addresses()
  const added = await desk.request.post(backoffice + addPlayerExclusion.path, {
    data: { playerId: player.playerId, months: null, reason: 'other', explanation: WHY },
    headers: { origin: backoffice },
  })
  expect(added.status(), await added.text()).toBe(200)

  await openPlayer(desk, player)
  await openTab(desk, 'Vyloučení')
  await desk.getByRole('button', { name: 'Ukončit', exact: true }).click()
  const question = desk.getByRole('dialog')
  await question.getByLabel('Vysvětlení pro audit').fill(WHY)
  await desk.keyboard.press('Control+Enter')
  await expect(question).toContainText('čeká na druhou osobu')
  await expect(question.getByRole('link', { name: 'Otevřít schválení' })).toBeVisible()

  const second = await openDesk(browser)
  await enterBackOffice(second, '/approvals?view=mine', risk)
  await second
    .getByRole('button', { name: /Ukončení vyloučení/ })
    .first()
    .click()
  await second.getByRole('button', { name: /^Podepsat/ }).click()
  const signing = second.getByRole('dialog')
  await signing.getByLabel('Co jste ověřili sami').fill('S hráčem jsem mluvila a jmenovce znám.')
  await signing.getByRole('button', { name: /^Podepsat/ }).click()
  await expect(signing).toHaveCount(0)

  await desk.goto(`${backoffice}/audit?playerId=${player.playerId}`)
  const audit = desk.getByRole('table', { name: 'Audit' })
  await expect(audit).toContainText(/Rita Opatrná schvaluje jako druhá osoba: .*, hráč/)
  await expect(audit).toContainText(/žádá o druhou osobu: Ukončení vyloučení/)
  await second.context().close()
  await office.close()
})
