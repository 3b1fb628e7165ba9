import { describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { readServed } from './read-call-graph.ts'

const approvingOnly = 'Approving and rejecting share a function; only approving asks this.'
const otherList = 'One function orders the lists of providers and of tags; the other list’s name is not asked for.'
const mailOnly = 'One function proves e-mails and phones; only an e-mail is anybody’s alone.'

/** Codes that a function of the handler can raise, and that the call never meets, each with its reason. */
const NEVER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/capi/v2-onling/PlayerIdentityDocument/Reject': {
    ERR_REASON_REQUIRED: approvingOnly,
    ERR_DOCUMENT_OF_ANOTHER_PLAYER: approvingOnly,
    ERR_DOCUMENT_EXPIRED: approvingOnly,
  },
  '/capi/GamesManagement/v3/GameProvider/SetOrderEnabled': { ERR_TAG_NOT_FOUND: otherList },
  '/capi/GamesManagement/v3/GameTag/SetOrderEnabled': { ERR_PROVIDER_NOT_FOUND: otherList },
  '/capi/v2-onling/OnlineGame/DemoRedirect': {
    ERR_PLAYING_BLOCKED: 'A game for fun has no wallet that could be blocked.',
  },
  '/capi/v2-onling/PlayerVerification/VerifyPhone': { ERR_EMAIL_ALREADY_USED: mailOnly },
  '/capi/v2-onling/PlayerVerification/ChangePhone': { ERR_EMAIL_ALREADY_USED: mailOnly },
  '/capi/v2-onling/Player/SetVerifiedPhone': { ERR_EMAIL_ALREADY_USED: mailOnly },
  '/capi/BackOffice/v1/Clients/SetGrants': { ERR_CLIENT_EXISTS: 'Only a client that is made can be there already.' },
}

const served = readServed()
const read = await Promise.all(
  served.map(async ({ module, name, codes }) => {
    const { [name]: call } = (await import(module)) as Readonly<Record<string, Partial<CallDefinition> | undefined>>
    // A list of calls is mounted in a loop: its calls have no name here.
    return call?.refusals ? [{ call: call as CallDefinition, codes }] : []
  }),
)
const calls = read.flat()

describe('a call declares each refusal that its handler can reach', () => {
  it('most calls are read', () => expect(calls.length).toBeGreaterThan(400))

  it.each(calls.map((one) => [`${one.call.method} ${one.call.path}`, one] as const))('%s', (_, { call, codes }) => {
    const { path, refusals, heldBy } = call
    const declared: readonly string[] = [...refusals, ...(heldBy ? ['ERR_SHUTDOWN_PLANNED'] : [])]
    expect([...codes].filter((code) => !declared.includes(code) && !(code in (NEVER[path] ?? {})))).toEqual([])
  })

  it('what is said never to happen can be reached, and is not declared', () => {
    const byPath = new Map(calls.map((one) => [one.call.path, one]))
    for (const [path, codes] of Object.entries(NEVER))
      for (const code of Object.keys(codes)) {
        expect(byPath.get(path)?.codes, `${path} ${code}`).toContain(code)
        expect(byPath.get(path)?.call.refusals, `${path} ${code}`).not.toContain(code)
      }
  })
})
