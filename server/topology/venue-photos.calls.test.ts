import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as files from '#contract/onling-v2/static-files.ts'
import { updateVenue } from '#contract/onling-v2/topology.ts'
import { listPublicVenues } from '#contract/play-v1/venues.ts'
import { openTestApi, TEST_VENUE, type TestApi } from '#tests/api.ts'
import { openVenue } from '#tests/open-venue.ts'
import { uploadFile } from '#tests/upload-file.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await openVenue(api)
})
afterAll(() => api?.close())

const { id: venueId, kind, name, street, town, postCode } = TEST_VENUE
const at = (file: string) => files.uploadFile.path.replace('{group}', 'venue').replace('{name}', file)
const picture = (width: number) => sharp({ create: { width, height: 700, channels: 3, background: '#663300' } })
const send = async (file: string, width = 1400) =>
  uploadFile(api.app, { url: at(file), token: api.tokens.staff, file: await picture(width).webp().toBuffer() })
const write = async (photo?: string | null) => {
  api.clock.advance(1000)
  const body = { venueId, kind, name, street, town, postCode, ...(photo === undefined ? {} : { photo }) }
  return (await api.send(updateVenue, { input: { body }, token: api.tokens.staff })).json<Record<string, unknown>>()
}
const shown = async () =>
  (await api.send(listPublicVenues, { input: { query: {} } })).json<{ venues: Record<string, unknown>[] }>().venues[0]
const remove = async (file: string) =>
  api.send(files.deleteFile, { input: { params: { group: 'venue', name: file } }, token: api.tokens.staff })

it('is cropped to the size of the brand, and shown with it', async () => {
  const { venue: size } = api.environment.configuration.brand.images
  expect((await send('small.webp', 300)).json()).toMatchObject({ code: 'ERR_IMAGE_TOO_SMALL' })
  expect((await send('hall.webp')).json()).toMatchObject(size)
  expect(await write('hall.webp')).toMatchObject({ photo: { name: 'hall.webp', ...size } })
  const photo = (await shown())?.['photo'] as { url: string }
  expect(photo).toEqual({ name: 'hall.webp', url: `${at('hall.webp')}?version=1`, ...size })
  const file = await api.app.inject(photo.url)
  expect(file).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } })
})

it('must exist, remains when a change does not mention it, and cannot be deleted while it is shown', async () => {
  expect(await write('nowhere.webp')).toMatchObject({ code: 'ERR_STATIC_FILE_NOT_FOUND', details: { field: 'photo' } })
  expect(await write()).toMatchObject({ photo: { name: 'hall.webp' } })
  expect((await remove('hall.webp')).json()).toMatchObject({ code: 'ERR_FILE_IN_USE' })
  expect(await write(null)).toMatchObject({ photo: null })
  expect(await shown()).toMatchObject({ photo: null })
  expect((await remove('hall.webp')).statusCode).toBe(200)
})
