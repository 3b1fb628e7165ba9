import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as management from '#contract/games-v3/games-management.ts'
import * as staffGames from '#contract/games-v3/staff-games.ts'
import * as manage from '#contract/onling-v2/manage-online-game.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import * as gameTag from '#contract/onling-v2/online-game-tag.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { uploadFile } from '#tests/upload-file.ts'

const GAME = 'OvocnyKolotoc'
const OTHER = 'CertAKaca'
const explanation = 'A trial of what staff may do.'
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api?.close())

const ask = async (call: CallDefinition, input: { body?: object; query?: object; params?: object } = {}) => {
  const answer = await api.send(call, { input, token: await api.freshToken(call.audience) })
  return { status: answer.statusCode, data: answer.json() as Record<string, never> & { code?: string } }
}
const staffGame = async (key = GAME) => {
  const { data } = await ask(backoffice.listGames, { query: {} })
  return (data as unknown as { games: { key: string }[] }).games.find((game) => game.key === key)
}
const lobby = async () =>
  ((await ask(onlineGame.list, { query: {} })).data as unknown as { games: { key: string; [name: string]: unknown }[] })
    .games

describe('switches', () => {
  it('return a preview first, then change it, and name the person', async () => {
    const request = { gameKeys: [GAME, OTHER], explanation }
    const trial = await ask(manage.disableGames, { body: { ...request, dryRun: true } })
    expect(trial.data).toMatchObject({
      done: false,
      games: [{ gameKey: GAME, verdict: 'changes', openSessions: 0 }, {}],
    })
    expect((await lobby()).some(({ key }) => key === GAME)).toBe(true)
    expect((await ask(management.setDisabledGames, { body: request })).data).toMatchObject({ done: true })
    expect((await lobby()).some(({ key }) => key === GAME)).toBe(false)
    expect(await staffGame()).toMatchObject({ isEnabled: false, explanation })
    expect((await ask(manage.enable, { body: { gameKey: GAME, explanation } })).status).toBe(200)
    const back = await ask(management.setEnabledGames, { body: request })
    expect(back.data).toMatchObject({ games: [{ verdict: 'same' }, { verdict: 'changes' }] })
    expect(await staffGame(OTHER)).toMatchObject({ isEnabled: true, isSheetGreen: true, version: 1 })
  })

  it('of many games need two people for enabling, and one person for disabling', async () => {
    const { games } = (await ask(backoffice.listGames, { query: {} })).data as unknown as { games: { key: string }[] }
    const request = { gameKeys: games.slice(0, 11).map(({ key }) => key), explanation }
    expect((await ask(management.setDisabledGames, { body: request })).data).toMatchObject({ done: true })
    expect((await ask(management.setEnabledGames, { body: { ...request, dryRun: true } })).data).toMatchObject({
      done: false,
    })
    const second = await api.tokenOfRole('administrator')
    const alone = await ask(management.setEnabledGames, { body: request })
    expect(alone.data.code).toBe('ERR_APPROVAL_NEEDED')
    const signed = await signByTwo(api, management.setEnabledGames, { body: request, second })
    expect(signed.body).toMatchObject({ state: 'executed', touched: { kind: 'games', count: 11 } })
    expect((await lobby()).map(({ key }) => key)).toEqual(expect.arrayContaining(request.gameKeys))
  })

  it('are refused for unknown games', async () => {
    const answer = await ask(manage.enableGames, { body: { gameKeys: [GAME, 'NoSuchGame'], explanation } })
    expect([answer.status, answer.data.code]).toEqual([422, 'ERR_GAME_NOT_FOUND'])
  })
})

describe('versions', () => {
  it('are added by enabling, stay while the game plays them, and are not enabled once deleted', async () => {
    const one = { gameKey: OTHER, explanation }
    expect((await ask(manage.addVersion, { body: one })).data.code).toBe('ERR_VERSION_ALREADY_ADDED')
    const gone = { gameKey: OTHER, number: 1, explanation }
    expect((await ask(management.deleteVersion, { body: gone })).data.code).toBe('ERR_VERSION_IN_USE')
    await ask(manage.disable, { body: one })
    const second = await api.tokenOfRole('games')
    expect((await signByTwo(api, manage.deleteVersion, { body: gone, second })).body).toMatchObject({
      state: 'executed',
    })
    expect((await ask(manage.deleteVersion, { body: gone })).data.code).toBe('ERR_VERSION_NOT_FOUND')
    const refused = await ask(manage.enable, { body: one })
    expect([refused.data.code, (refused.data as { details?: unknown }).details]).toEqual([
      'ERR_VERSION_DELETED',
      { gameKeys: [OTHER] },
    ])
    expect((await ask(management.addVersion, { body: one })).data.code).toBe('ERR_APPROVAL_NEEDED')
    expect((await signByTwo(api, management.addVersion, { body: one, second })).body).toMatchObject({
      state: 'executed',
    })
    expect((await ask(manage.enable, { body: one })).status).toBe(200)
    const { versions } = (await ask(manage.getVersions, { query: { gameKey: OTHER } })).data as unknown as {
      versions: { number: number; deletedAt: string | null }[]
    }
    expect(versions.map(({ number, deletedAt }) => [number, deletedAt === null])).toEqual([
      [2, true],
      [1, false],
    ])
  })
})

describe('orders', () => {
  it('put games first in the general list, and refuse an order made from an old one', async () => {
    const [first = { key: '' }, second = { key: '' }] = await lobby()
    const before = (await ask(staffGames.getOrder, { query: {} })).data as unknown as { revision: number }
    const request = { gameKeys: [second.key, first.key], revision: before.revision }
    expect((await ask(manage.reorderGames, { body: request })).data).toEqual({ revision: before.revision + 1 })
    expect((await lobby()).slice(0, 2).map(({ key }) => key)).toEqual([second.key, first.key])
    expect((await ask(management.reorderGamesInGeneralList, { body: request })).data.code).toBe('ERR_STATE_CHANGED')
  })

  it('are shown for a tag and for the provider while they are enabled', async () => {
    const tags = async () =>
      ((await ask(onlineGame.getTags, { query: {} })).data as unknown as { tags: { key: string; order?: string[] }[] })
        .tags
    const fruits = async () => (await tags()).find(({ key }) => key === 'fruits')
    expect((await fruits())?.order).toBeUndefined()
    await ask(manage.reorderTagGames, { body: { tagKey: 'fruits', gameKeys: [GAME] } })
    expect((await fruits())?.order?.[0]).toBe(GAME)
    await ask(management.setTagOrderEnabled, { body: { tagKey: 'fruits', isEnabled: false } })
    expect((await fruits())?.order).toBeUndefined()
    await ask(management.reorderGamesInProviderList, { body: { provider: 'tolar-games', gameKeys: [OTHER] } })
    const { providers } = (await ask(onlineGame.getProviders, { query: {} })).data as unknown as {
      providers: { order?: string[] }[]
    }
    expect(providers[0]?.order?.[0]).toBe(OTHER)
    const unknown = await ask(manage.reorderProviderGames, { body: { provider: 'nobody', gameKeys: [GAME] } })
    expect(unknown.data.code).toBe('ERR_PROVIDER_NOT_FOUND')
  })
})

describe('tags', () => {
  it('are created, changed and deleted, with texts, colour and games', async () => {
    const tag = {
      type: 'Badge',
      key: 'autumn',
      badgeColor: 'gold',
      translations: [
        { language: 'cs', text: 'Podzim' },
        { language: 'vi', text: 'Mùa thu' },
      ],
    }
    expect((await ask(gameTag.create, { body: tag })).data).toMatchObject({ key: 'autumn', gamesCount: 0 })
    expect((await ask(management.createTag, { body: tag })).data.code).toBe('ERR_TAG_ALREADY_EXISTS')
    const tagged = await ask(management.addTag, { body: { tagKey: 'autumn', gameKeys: [GAME, OTHER] } })
    expect(tagged.data).toMatchObject({ games: [{ verdict: 'changes' }, { verdict: 'changes' }] })
    expect((await ask(management.getTag, { query: { tagKey: 'autumn' } })).data).toMatchObject({ gamesCount: 2 })
    await ask(management.removeTag, { body: { tagKey: 'autumn', gameKeys: [OTHER] } })
    const renamed = { ...tag, badgeColor: 'blue', translations: [{ language: 'cs', text: 'Podzimní' }] }
    expect((await ask(gameTag.update, { body: renamed })).data).toMatchObject({
      gamesCount: 1,
      translations: [{ language: 'cs', text: 'Podzimní' }],
      metadata: { badgeColor: 'blue' },
    })
    expect((await lobby()).find(({ key }) => key === GAME)?.['tags']).toContain('autumn')
    expect((await ask(management.deleteTag, { query: { tagKey: 'autumn' } })).status).toBe(200)
    expect((await lobby()).find(({ key }) => key === GAME)?.['tags']).not.toContain('autumn')
    expect((await ask(gameTag.get, { query: { tagKey: 'autumn' } })).data.code).toBe('ERR_TAG_NOT_FOUND')
  })

  it('have games of the season from the beginning: staff only choose them', async () => {
    await ask(management.addTag, { body: { tagKey: 'seasonal', gameKeys: [GAME] } })
    expect((await lobby()).find(({ key }) => key === GAME)?.['tags']).toContain('seasonal')
    await ask(management.removeTag, { body: { tagKey: 'seasonal', gameKeys: [GAME] } })
    expect((await lobby()).find(({ key }) => key === GAME)?.['tags']).not.toContain('seasonal')
  })

  it('of a game’s own file can be removed and added again', async () => {
    const request = { tagKey: 'fruits', gameKeys: [GAME] }
    await ask(management.removeTag, { body: request })
    expect((await lobby()).find(({ key }) => key === GAME)?.['tags']).not.toContain('fruits')
    await ask(management.addTag, { body: request })
    expect((await lobby()).find(({ key }) => key === GAME)?.['tags']).toContain('fruits')
  })
})

describe('settings', () => {
  it('keep what is not sent', async () => {
    const coefficient = { gameKeys: [GAME], bonusPercent: 20, explanation }
    expect((await ask(management.setGamesBonusCoefficient, { body: coefficient })).status).toBe(200)
    const texts = [{ language: 'cs', text: 'Ministerstvo financí varuje.' }]
    await ask(management.setLegalText, { body: { gameKey: GAME, texts, explanation } })
    await ask(manage.save, { body: { gameKey: GAME, explanation, tags: ['hot', 'slots'] } })
    expect(await staffGame()).toMatchObject({ bonusPercent: 20, legalTexts: texts, tags: ['slots', 'hot'] })
    expect((await ask(manage.showGamePlan, { query: { gameKey: GAME } })).data).toEqual({
      gameKey: GAME,
      planUrl: null,
      legalText: 'Ministerstvo financí varuje.',
    })
    const hidden = { gameKeys: [GAME], isVisible: false, explanation }
    await ask(management.setGamesGamePlanVisibility, { body: hidden })
    expect((await ask(manage.showGamePlan, { query: { gameKey: GAME } })).data.code).toBe('ERR_GAME_PLAN_NOT_SHOWN')
    const unknown = await ask(manage.save, { body: { gameKey: GAME, explanation, tags: ['no-such-tag'] } })
    expect(unknown.data.code).toBe('ERR_TAG_NOT_FOUND')
  })
})

describe('files', () => {
  const send = async (call: CallDefinition, file: Buffer, name = 'file.png', id = GAME) => {
    const url = call.path.replace('{id}', id)
    const answer = await uploadFile(api.app, {
      url,
      token: await api.freshToken('staff'),
      file,
      name,
      type: 'image/png',
    })
    return { status: answer.statusCode, data: answer.json<{ url: string; code?: string }>() }
  }
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c43' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .toBuffer()

  it('are checked by their bytes, encoded again and served by their hash', async () => {
    const answer = await send(manage.uploadIcon, await picture(720, 480))
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({ contentType: 'image/webp' })
    const served = await api.app.inject({ url: answer.data.url })
    expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    const { width, height, exif } = await sharp(served.rawPayload).metadata()
    expect([width, height, exif]).toEqual([360, 240, undefined])
    expect((await lobby()).find(({ key }) => key === GAME)?.['iconUrl']).toBe(answer.data.url)
    await ask(management.deleteIcon, { params: { id: GAME } })
    expect((await lobby()).find(({ key }) => key === GAME)?.['iconUrl']).toBe(`/art/${GAME}/icon.webp`)
    expect((await api.app.inject({ url: answer.data.url })).statusCode).toBe(404)
  })

  it('of a wrong kind or size are refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await send(manage.uploadIcon, svg)).data.code).toBe('ERR_FILE_TYPE_NOT_ALLOWED')
    const cut = (await picture(720, 480)).subarray(0, 300)
    expect((await send(manage.uploadIcon, cut)).data.code).toBe('ERR_FILE_TYPE_NOT_ALLOWED')
    expect((await send(management.uploadCover, await picture(720, 480))).data.code).toBe('ERR_IMAGE_TOO_SMALL')
    expect((await send(manage.uploadGamePlan, await picture(9, 9), 'plan.pdf')).data.code).toBe(
      'ERR_FILE_TYPE_NOT_ALLOWED',
    )
    expect((await send(manage.uploadIcon, Buffer.alloc(15 * 1024 * 1024 + 1))).data.code).toBe('ERR_FILE_TOO_LARGE')
    expect((await send(manage.uploadIcon, Buffer.alloc(0))).data.code).toBe('ERR_FILE_MISSING')
    expect((await send(manage.uploadIcon, await picture(720, 480), 'i.png', 'NoSuchGame')).data.code).toBe(
      'ERR_GAME_NOT_FOUND',
    )
  })

  it('that are game plans are shown while they are visible', async () => {
    await ask(management.setGamesGamePlanVisibility, { body: { gameKeys: [GAME], isVisible: true, explanation } })
    const plan = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
    const answer = await send(management.uploadGamePlan, plan, 'plan.txt')
    expect((await ask(manage.showGamePlan, { query: { gameKey: GAME } })).data).toMatchObject({
      planUrl: answer.data.url,
    })
    expect((await api.app.inject({ url: answer.data.url })).rawPayload.equals(plan)).toBe(true)
  })
})

it('returns the sheet of a game, and whether it is green', async () => {
  const { data } = await ask(staffGames.getSheet, { query: { gameKey: GAME } })
  expect(data).toMatchObject({
    isGreen: true,
    problems: [],
    figures: [{ name: 'Return' }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  })
})
