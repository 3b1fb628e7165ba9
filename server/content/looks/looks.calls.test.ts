import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import type { Look } from '#contract/shapes/look.ts'
import { approve, getApproval } from '#contract/play-v1/approvals.ts'
import * as site from '#contract/play-v1/content.ts'
import * as content from '#contract/play-v1/staff-content.ts'
import * as studio from '#contract/play-v1/staff-look.ts'
import { readLook, readPicture, readThemeCss } from '#config/read-texts.ts'
import { recolour } from '#config/recolour.ts'
import { targets } from '#config/targets.ts'
import { writeThemeCss } from '#config/theme.ts'
import { newId, sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

type Body = Record<string, unknown>
const WHY = 'The brand becomes quieter in the spring.'

let api: TestApi
let other: string
beforeAll(async () => {
  api = await openTestApi()
  other = await api.tokenOfRole('operations')
})
afterAll(() => api.close())

async function ask(call: CallDefinition, sent: object, by?: string): Promise<Body> {
  const token = by ?? (await api.freshToken('staff'))
  const input = call.method === 'GET' ? { query: sent } : { body: sent }
  return (await api.send(call, { input, token })).json<Body>()
}
const own = () => structuredClone(readLook(api.environment.configuration.brand.target)) as Look
const calmer = (): Look => ({ ...own(), radiusPx: 3, motion: 'slow' })
const live = async () => (await ask(site.getLook, {}, ''))['look']
async function save(look: Look): Promise<Body> {
  const { latestVersion } = await ask(studio.getLook, {})
  return ask(studio.saveLook, { basedOn: latestVersion ?? 0, label: 'Spring', look })
}
async function publish({ contentId, version }: Body): Promise<Body> {
  const asked = await ask(content.publishContent, { contentId, version, from: null, until: null, explanation: WHY })
  const { approvalId } = (asked['details'] ?? {}) as Body
  return ask(approve, { approvalId, explanation: WHY, acceptedWarnings: [] }, other)
}

describe('the look of a brand', () => {
  it('is the folder’s until two people publish another one, and again after its withdrawal', async () => {
    expect(await live()).toBeNull()
    const { stamp } = await ask(site.getStamp, {}, '')
    const saved = await save(calmer())
    expect(await live()).toBeNull()
    api.clock.advance(1000)
    expect(await publish(saved)).toMatchObject({ state: 'executed' })
    expect(await live()).toEqual(calmer())
    expect((await ask(site.getStamp, {}, ''))['stamp']).not.toBe(stamp)

    const { publications } = await ask(content.getContent, { contentId: saved['contentId'] })
    const [{ publicationId }] = publications as [{ publicationId: string }]
    await ask(content.withdrawContent, { publicationId, explanation: WHY })
    expect(await live()).toBeNull()
  })

  it('shows its changes to the approver, axis by axis and colour by colour', async () => {
    const look = calmer()
    const palette = { ...look.palette, dark: { ...look.palette.dark, line: '#4a382c' } }
    const { contentId, version } = await save({ ...look, palette })
    const asked = await ask(content.publishContent, { contentId, version, from: null, until: null, explanation: WHY })
    const { approvalId } = (asked['details'] ?? {}) as Body
    const { look: shown } = await ask(getApproval, { approvalId }, other)
    expect((shown as { changes: Body[] }).changes).toEqual(
      expect.arrayContaining([
        { field: 'look.dark', about: 'line', before: own().palette.dark.line, after: '#4a382c' },
        { field: 'look.radiusPx', before: String(own().radiusPx), after: '3' },
        { field: 'look.motion', before: own().motion, after: 'slow' },
      ]),
    )
  })

  it('is not saved with too little contrast; each pair is named', async () => {
    const look = calmer()
    look.palette.light = { ...look.palette.light, accent: '#ffd9a0' }
    const answer = await save(look)
    expect(answer).toMatchObject({ code: 'ERR_LOOK_REFUSED' })
    const { faults } = answer['details'] as { faults: Body[] }
    expect(faults).toContainEqual(
      expect.objectContaining({ fault: 'contrast', theme: 'light', about: '--accent --bg', least: 4.5 }),
    )
    expect(faults).toContainEqual(expect.objectContaining({ fault: 'forced-colours', theme: 'light' }))
    const { faults: tried } = await ask(studio.tryLook, { look })
    expect(tried).toEqual(faults)
  })

  it('is refused if it resembles another brand, or names an unknown game', async () => {
    const [, second] = targets.filter((target) => target !== api.environment.configuration.brand.target)
    const { faults } = await ask(studio.tryLook, { look: { ...readLook(second ?? targets[0]) } })
    const named = (faults as Body[]).filter(({ about }) => about === second).map(({ fault }) => fault)
    expect(named.toSorted()).toEqual(['accent-near', 'alike', 'same-lead'])
    const unknown = { ...calmer(), recommended: ['NoSuchGame', 'BookOfOrloj', 'PtakOhnivak'] }
    expect((await ask(studio.tryLook, { look: unknown }))['faults']).toEqual([
      expect.objectContaining({ fault: 'unknown-game', about: 'NoSuchGame' }),
    ])
  })

  it('is compared with another brand’s live look if both are in one database', async () => {
    const [, second] = targets.filter((target) => target !== api.environment.configuration.brand.target)
    const [id, at] = [newId(api.clock.now()), api.clock.now()]
    const look = JSON.stringify({ ...own(), header: 'rail', hero: 'poster', tile: 'arch' })
    await api.db.query(sql`
      insert into content.item (id, target, kind, place, language, latest_version, changed_at)
      values (${id}, ${second ?? ''}, 'look', 'look', null, 1, ${at})`)
    await api.db.query(sql`
      insert into content.version (item_id, version, label, content, written_at)
      values (${id}, 1, 'First', ${look}::jsonb, ${at})`)
    await api.db.query(sql`
      insert into content.publication (id, item_id, version, from_at, published_at)
      values (${newId(at)}, ${id}, 1, ${at}, ${at})`)
    const { faults } = await ask(studio.tryLook, { look: own() })
    expect((faults as Body[]).filter(({ about }) => about === second).map(({ fault }) => fault)).toContain(
      'accent-near',
    )
    await api.db.query(
      sql`update content.publication set withdrawn_at = ${at}, withdrawn_by = 'Somebody' where item_id = ${id}`,
    )
    expect((await ask(studio.tryLook, { look: own() }))['faults']).toEqual([])
  })

  it('accepts only values of its axes: no CSS', async () => {
    const look = calmer()
    for (const bad of [
      { ...look, palette: { ...look.palette, dark: { ...look.palette.dark, bg: 'red;}body{display:none' } } },
      { ...look, hero: 'film' },
      { ...look, radiusPx: 999 },
      { ...look, css: 'body{}' },
    ])
      expect(
        (await api.send(studio.tryLook, { input: { body: { look: bad } }, token: await api.freshToken('staff') }))
          .statusCode,
      ).toBe(400)
  })

  it('is not overwritten without the newest version having been read', async () => {
    const { latestVersion } = await ask(studio.getLook, {})
    await save(calmer())
    const late = await ask(studio.saveLook, { basedOn: latestVersion ?? 0, label: 'Late', look: calmer() })
    expect(late).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })
})

describe('a look written before the axes changed', () => {
  it('is reported as outdated, and the studio opens with the folder’s and writes the next version', async () => {
    const { contentId, latestVersion } = await ask(studio.getLook, {})
    const [version, look] = [Number(latestVersion) + 1, { ...calmer(), header: 'gone' }]
    await api.db.query(sql`
      insert into content.version (item_id, version, label, content, written_at)
      values (${contentId}, ${version}, 'Old', ${JSON.stringify(look)}::jsonb, ${api.clock.now()})`)
    await api.db.query(sql`update content.item set latest_version = ${version} where id = ${contentId}`)
    expect(await ask(studio.getLook, {})).toMatchObject({ latestVersion: version, isOutdated: true, look: own() })
    expect(await ask(studio.exportBrand, { version })).toMatchObject({ code: 'ERR_CONTENT_NOT_FOUND' })
    expect(await save(calmer())).toMatchObject({ version: version + 1 })
    expect(await ask(studio.getLook, {})).toMatchObject({ isOutdated: false, look: calmer() })
  })
})

describe('the stamp of the content', () => {
  const stamp = async () => (await ask(site.getStamp, {}, ''))['stamp']
  it('comes with the look, and ignores publications of the future', async () => {
    const before = await stamp()
    api.clock.advance(1000)
    await publish(await save(calmer()))
    expect(await ask(site.getLook, {}, '')).toMatchObject({ look: calmer(), stamp: await stamp() })
    api.clock.advance(-500)
    expect([await stamp(), await live()]).toEqual([before, null])
    api.clock.advance(500)
  })
  it('changes if of two publications the earlier is committed last', async () => {
    const before = await stamp()
    api.clock.advance(-500)
    await publish(await save({ ...calmer(), radiusPx: 5 }))
    api.clock.advance(500)
    expect(await stamp()).not.toBe(before)
  })
})

describe('a preview of a look', () => {
  it('is shown at a signed URL for half an hour, framed only by the studio, and to nobody else', async () => {
    const look = { ...calmer(), hero: 'ledger' as const }
    const { url, gameUrl } = await ask(studio.tryLook, { look })
    const preview = new URL(String(url)).searchParams.get('preview')
    const ofGame = new URL(String(gameUrl))
    expect(ofGame.href).toContain(`${api.environment.publicGamesOrigin}/${look.heroGames[0]}?`)
    expect(ofGame.searchParams.get('preview')).toBe(preview)
    const shown = await ask(site.getLook, { preview }, '')
    const { stamp } = await ask(site.getStamp, {}, '')
    expect(shown).toEqual({ look, stamp, isPreview: true, framedBy: api.environment.publicBackofficeOrigin })
    const forged = `${preview?.slice(0, -3) ?? ''}AAA`
    expect(await ask(site.getLook, { preview: forged }, '')).toMatchObject({ isPreview: false })
    api.clock.advance(31 * 60_000)
    expect(await ask(site.getLook, { preview }, '')).toMatchObject({ isPreview: false })
  })
})

describe('a preview of fonts that do not go together', () => {
  it('is shown: only saved looks are judged', async () => {
    const look: Look = { ...calmer(), type: { display: 'manrope', body: 'plex' } }
    const { url, faults } = await ask(studio.tryLook, { look })
    expect(faults).toContainEqual(expect.objectContaining({ fault: 'type-pair' }))
    const preview = new URL(String(url)).searchParams.get('preview')
    expect(await ask(site.getLook, { preview }, '')).toMatchObject({ isPreview: true, look })
  })
})

describe('the folder of a brand', () => {
  it('starts with the exported look, and has every other file unchanged', async () => {
    const look = calmer()
    look.palette.dark = { ...look.palette.dark, accent: '#ff8c22' }
    const { version } = await save(look)
    const { zip } = await ask(studio.exportBrand, { version })
    const files = unpack(Buffer.from(String(zip), 'base64'))
    const { target } = api.environment.configuration.brand
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(
        ['brand.ts', 'icon.svg', 'logo.svg', 'look.json'].map((name) => `brands/${target}/${name}`),
      ),
    )
    const folder = mkdtempSync(join(tmpdir(), 'brand-'))
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    expect(readLook(target, folder)).toEqual(look)
    expect(readThemeCss(target, folder)).toBe(writeThemeCss(look.palette, target))
    // The pictures have the colours of the look beside them, so that the next change can find them.
    for (const picture of ['logo', 'icon'] as const)
      expect(readPicture(target, picture, folder)).toBe(
        recolour(readPicture(target, picture), own().palette.dark, look.palette.dark),
      )
    expect(readPicture(target, 'logo', folder)).toContain('#ff8c22')
    rmSync(folder, { recursive: true })
  })
})

/** The files of a ZIP, by the sizes in their own headers. */
function unpack(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const [packed, name] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26)]
    const begins = at + 30 + name
    files.set(zip.toString('utf8', at + 30, begins), inflateRawSync(zip.subarray(begins, begins + packed)))
    at = begins + packed
  }
  return files
}
