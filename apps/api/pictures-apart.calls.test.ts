import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildServer } from '#apps/pictures/server/build-server.ts'
import * as avatarCalls from '#contract/onling-v2/player-avatar.ts'
import * as manage from '#contract/onling-v2/manage-online-game.ts'
import * as scanCalls from '#contract/onling-v2/player-document-scan.ts'
import { listCatalogue } from '#games/catalogue/index.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { uploadFile } from '#tests/upload-file.ts'

const KEY = 'the-key-of-the-process-of-pictures-in-tests'
let pictures: FastifyInstance
let api: TestApi
let [asked, port] = [0, 0]

async function startPictures(): Promise<void> {
  pictures = buildServer({ logLevel: 'silent', keys: [KEY] })
  pictures.addHook('onRequest', async () => {
    asked += 1
  })
  await pictures.listen({ port, host: '127.0.0.1' })
  const [address] = pictures.addresses()
  port = typeof address === 'object' ? address.port : 0
}

beforeAll(async () => {
  await startPictures()
  api = await openTestApi({ pictures: { origin: `http://127.0.0.1:${port}`, key: KEY } })
})
afterAll(async () => {
  await api.close()
  await pictures.close()
})

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08030' } })
    .jpeg()
    .toBuffer()

/** One upload of each room that takes pictures, as its sender, with what is stored then. */
async function sendAll(file: Buffer) {
  const game = listCatalogue()[0]?.key ?? ''
  const [{ player }, staff] = [api.tokens, await api.freshToken('staff')]
  const send = async (url: string, token: string | undefined, name: string, query: Record<string, string> = {}) => {
    const answer = await uploadFile(api.app, { url, token, file, name, query, type: 'image/jpeg' })
    return { status: answer.statusCode, code: answer.json<{ code?: string }>().code }
  }
  return [
    await send(avatarCalls.uploadAvatar.path, player, 'me.jpg'),
    await send(scanCalls.upload.path, player, 'scan.jpg', { kind: 'ProofOfAccount' }),
    await send('/capi/v2-onling/StaticFiles/news/one.jpg', staff, 'one.jpg'),
    await send(manage.uploadCover.path.replace('{id}', game), staff, 'cover.jpg'),
  ]
}

async function countStored(): Promise<number> {
  const [row] = await api.db.query<{ count: number }>(sql`
    select ((select count(*) from players.avatar) + (select count(*) from documents.file) + (select count(*) from content.file_version)
            + (select count(*) from game_catalogue.game_file))::integer as count`)
  return row?.count ?? -1
}

it('pictures of every room are made by the process of pictures, and refused as before', async () => {
  const good = await sendAll(await picture(2400, 1800))
  expect(good).toEqual(Array.from({ length: 4 }, () => ({ status: 200, code: undefined })))
  expect(asked).toBe(4)
  const [before, small] = [await countStored(), await sendAll(await picture(90, 90))]
  expect(small.map(({ code }) => code)).toEqual([
    'ERR_IMAGE_TOO_SMALL',
    'ERR_SCAN_TOO_SMALL',
    undefined,
    'ERR_IMAGE_TOO_SMALL',
  ])
  expect(await countStored()).toBeLessThanOrEqual(before + 1)
  const asking = asked
  expect((await sendAll(Buffer.from('<svg onload="alert(1)"/>'))).map(({ status }) => status)).toEqual([
    422, 422, 422, 422,
  ])
  // What is no picture by its first bytes is refused by the API itself.
  expect(asked).toBe(asking)
})

it('while it is down uploads answer 503 and store nothing, everything else goes on, and afterwards they go on too', async () => {
  const before = await countStored()
  await pictures.close()
  const refused = await sendAll(await picture(2400, 1800))
  expect(refused).toEqual(Array.from({ length: 4 }, () => ({ status: 503, code: 'ERR_UNAVAILABLE' })))
  expect(await countStored()).toBe(before)
  expect((await api.app.inject({ url: '/health/ready' })).statusCode).toBe(200)
  await startPictures()
  expect((await sendAll(await picture(2400, 1800))).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})
