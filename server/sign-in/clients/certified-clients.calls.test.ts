import { afterAll, beforeAll, expect, it } from 'vitest'
import { getTopology } from '#contract/ensico/ensico.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import { openTestApi, testClient, type TestApi } from '#tests/api.ts'

const HEADER = 'x-client-dn'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await openTestApi({ certificateHeader: HEADER })
  token = (await api.freshToken('internal')) ?? ''
})
afterAll(() => api?.close())

/** Calls what play at venues needs: through the proxy that may vouch for certificates, or from another address. */
async function ask(dn: string | undefined, { isBehindProxy = true } = {}) {
  const answer = await api.app.inject({
    method: getTopology.method,
    url: getTopology.path,
    headers: {
      authorization: `Bearer ${token}`,
      ...(dn === undefined ? {} : { [HEADER]: dn }),
      ...(isBehindProxy ? { 'x-forwarded-for': '198.51.100.7' } : {}),
    },
    remoteAddress: isBehindProxy ? '127.0.0.1' : '198.51.100.7',
  })
  const { details } = answer.json<{ details?: { because?: string } }>()
  return { status: answer.statusCode, because: details?.because }
}

it('lets a service play with its own certificate, and with no other', async () => {
  const { id } = testClient('internal')
  expect((await ask(`CN=${id},O=Operator`)).status).toBe(200)
  expect(await ask('CN=another-hall,O=Operator')).toEqual({ status: 403, because: 'certificate' })
})

it('accepts for calls of play neither a token alone nor a header that did not come through the proxy', async () => {
  const { id } = testClient('internal')
  expect(await ask(undefined)).toEqual({ status: 403, because: 'signature' })
  expect(await ask(`CN=${id}`, { isBehindProxy: false })).toEqual({ status: 403, because: 'signature' })
})

it('issues a token without a certificate, which no call of play accepts yet', async () => {
  const { id, secret } = testClient('internal')
  const query = { grant_type: 'client_credentials', client_id: id, client_secret: secret }
  expect((await api.send(issueToken, { input: { query } })).statusCode).toBe(200)
})
