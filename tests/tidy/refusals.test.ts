import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { get } from '#contract/onling-v2/payment.ts'
import { refuse as refuseByCode, type Refuse } from '#server/kernel/index.ts'
import { findUndeclared, readCalls } from '#tools/check/refusals/find-undeclared.ts'
import { NEVER_MET } from '#tools/check/refusals/never-met.ts'
import { readServerTexts, ROOT } from '#tools/check/refusals/read-call-graph.ts'

const texts = readServerTexts()
const calls = await readCalls(texts)

describe('a call declares each refusal that its handler can reach', () => {
  it('most calls are analysed', () => expect(calls.length).toBeGreaterThan(400))

  it('in every case', () => expect(calls.flatMap(findUndeclared)).toEqual([]))

  it('an exception for an impossible code is needed, and is not declared', () => {
    const byPath = new Map(calls.map((one) => [one.call.path, one]))
    for (const [path, codes] of Object.entries(NEVER_MET))
      for (const code of Object.keys(codes)) {
        expect([...(byPath.get(path)?.codes.keys() ?? [])], `${path} ${code}`).toContain(code)
        expect(byPath.get(path)?.call.refusals, `${path} ${code}`).not.toContain(code)
      }
  })
})

describe('the refuse of one call', () => {
  it('takes what the call declares; another code does not compile', () => {
    const refuse: Refuse<typeof get> = refuseByCode
    expect(() => refuse('ERR_PAYMENT_NOT_FOUND')).toThrow('ERR_PAYMENT_NOT_FOUND')
    // @ts-expect-error -- the call does not declare it
    expect(() => refuse('ERR_PLAYING_BLOCKED')).toThrow('ERR_PLAYING_BLOCKED')
  })
})

describe('a planted refusal is found', () => {
  const routes = `import * as payment from '#contract/onling-v2/payment.ts'
import { look } from './planted.ts'
export function routes(app) {
  serve(app, payment.getPending, ({ caller }) => look(caller))
}
`
  const planted = (text: string) =>
    readCalls(
      new Map([
        [join(ROOT, 'server/planted/planted.routes.ts'), routes],
        [join(ROOT, 'server/planted/planted.ts'), text],
        [
          join(ROOT, 'server/planted/shared.ts'),
          "/** Shared. */\nexport const judge = () =>\n  refuse('ERR_PLAYING_BLOCKED')\n",
        ],
      ]),
    )
  const problem = 'GET /capi/v2-onling/Payment/GetPending does not declare'
  it.each([
    [
      'in the use case',
      "export async function look() {\n\n  throw new Refusal('ERR_NOT_FOUND')\n}\n",
      [`server/planted/planted.ts:3: error: ${problem} ERR_NOT_FOUND, which is refused here.`],
    ],
    [
      'in a function that several share',
      "import { judge as mayLook } from './shared.ts'\nexport const look = () => mayLook()\n",
      [`server/planted/shared.ts:3: error: ${problem} ERR_PLAYING_BLOCKED, which is refused here.`],
    ],
    ['not where nothing is refused', 'export const look = () => 1\n', []],
  ])('%s', async (_, text, expected) => {
    expect((await planted(text)).flatMap(findUndeclared)).toEqual(expected)
  })
})
