import { expect, test, type Browser, type Page } from '@playwright/test'
import type { CallDefinition, ReplyOf } from '#contract/call.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import * as staff from '#contract/play-v1/staff-content.ts'
import { SECTION_TYPES, type SectionType, type WrittenSection } from '#contract/shapes/sections.ts'
import pageTexts from '#apps/player/src/messages/cs/pages.ts'
import { contentScreenCs as texts } from '#apps/backoffice/src/texts/content/screen-cs.ts'
import { demoGames } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice } from './back-office.ts'
import { newWord } from './become-player.ts'
import { becomePlayer } from './people.ts'
import { enter } from './site.ts'
import { openDesk } from './staff-calls.ts'

const WHY = 'Cesta prohlížeče: text po dohodě s právníky.'

/** Two people of the staff: who writes, and who lets it be shown. */
async function openOffice(browser: Browser) {
  const writer = await openDesk(browser)
  await enterBackOffice(writer, '/content')
  const second = await openDesk(browser)
  await enterBackOffice(second, '/approvals', demoGames)
  const origin = addresses().backoffice
  const send = async (desk: Page, { method, path }: CallDefinition, sent: object) => {
    const answer =
      method === 'GET'
        ? await desk.request.get(`${origin}${path}?${new URLSearchParams(sent as Record<string, string>).toString()}`)
        : await desk.request.post(origin + path, { data: sent, headers: { origin } })
    return { status: answer.status(), body: (await answer.json()) as Record<string, unknown> }
  }
  const ask = async <Call extends CallDefinition>(call: Call, sent: object): Promise<ReplyOf<Call>> => {
    const { status, body } = await send(writer, call, sent)
    expect(status, JSON.stringify(body)).toBe(200)
    return body as ReplyOf<Call>
  }
  /** Asked for by one and agreed to by the other. */
  const agree = async (call: CallDefinition, sent: object, acceptedWarnings: readonly string[] = []): Promise<void> => {
    const { body } = await send(writer, call, { ...sent, explanation: WHY, acceptedWarnings })
    const { approvalId } = body['details'] as { approvalId: string }
    await signAll([approvalId], acceptedWarnings)
  }
  const signAll = async (ids: readonly string[], acceptedWarnings: readonly string[] = []) => {
    for (const approvalId of ids) {
      const signed = await send(second, approve, { approvalId, explanation: WHY, acceptedWarnings })
      expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    }
  }
  const findPage = async (place: string) => {
    const { rows } = await ask(staff.listContent, { limit: '200' })
    return rows.find((row) => row.place === place && row.language === 'cs')?.contentId ?? ''
  }
  /** Takes back what an item shows last. */
  const takeBack = async (contentId: string, acceptedWarnings: readonly string[] = []) => {
    const { publications } = await ask(staff.getContent, { contentId })
    const sent = { publicationId: publications[0]?.publicationId, explanation: WHY, acceptedWarnings }
    const { status, body } = await send(writer, staff.withdrawContent, sent)
    if (status !== 200) await signAll([(body['details'] as { approvalId: string }).approvalId], acceptedWarnings)
  }
  const close = async () => {
    await writer.context().close()
    await second.context().close()
  }
  return { writer, second, ask, agree, signAll, findPage, takeBack, close }
}

test('a page is written, let live by somebody else, and is what it was after it was taken back', async ({
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

test('new terms stand before the next sign-in goes on, with what is new, and are accepted once', async ({
  page,
  browser,
}) => {
  const office = await openOffice(browser)
  const player = await becomePlayer(page)
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
  } finally {
    await office.takeBack(contentId, ['text-of-law'])
    await office.close()
  }
})

const LANGUAGES = ['cs', 'en', 'sk', 'ru', 'vi', 'hu'] as const

function sectionOf(type: SectionType, title: string, languages: readonly string[]): WrittenSection {
  const inEach = <Words extends object>(words: Words) =>
    LANGUAGES.filter((language) => languages.includes(language)).map((language) => ({ language, ...words }))
  const isGames = type === 'GAMES_LIST' || type === 'GAME_CAROUSEL'
  const words = inEach({ title, body: 'Nové hry na jaro.', button: 'Ukázat' })
  return {
    label: `${type} ${title}`,
    type,
    order: 1,
    titles: inEach({ title }),
    slides: isGames || type.startsWith('JACKPOT') ? [] : [{ words, link: '/promotions', picture: null }],
    gameKeys: isGames ? ['OvocnyKolotoc'] : [],
    poolId: null,
    target: { signedIn: 'any', fromLevel: 0, device: 'any' },
  }
}

test('a section of every type stands in every slot of the lobby, and no page is wider than its screen', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const office = await openOffice(browser)
  const { places, languages } = await office.ask(staff.getPlaces, {})
  const shown: string[] = []
  const publish = async (place: string, section: WrittenSection, when: object = {}) => {
    const { contentId, version } = await office.ask(staff.createSection, { place, section })
    await office.agree(staff.publishContent, { contentId, version, from: null, until: null, ...when })
    shown.push(contentId)
  }
  const seen = new Set<SectionType>()
  try {
    for (const { place, types, maxCount } of places)
      for (const type of types.slice(0, maxCount)) {
        seen.add(type)
        await publish(place, sectionOf(type, `Jaro ${type.toLowerCase()}`.slice(0, 26), languages))
      }
    expect(seen.size).toBeGreaterThan(SECTION_TYPES.length / 2)
    for (const path of ['/cs', '/cs/play/OvocnyKolotoc'])
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await enter(page, path)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`).toBe(width)
      }
    await enter(page, '/cs')
    await expect(page.getByText(/^Jaro /).first()).toBeVisible()
  } finally {
    for (const contentId of shown) await office.takeBack(contentId)
    await office.close()
  }
})

test('a file that is not what its name says is refused, and says why', async ({ browser }) => {
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
