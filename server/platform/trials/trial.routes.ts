import type { FastifyInstance } from 'fastify'
import type { BodyOf, ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/onling-v2/auto-test.ts'
import { serve, type Clock } from '#server/kernel/index.ts'

/** Functions for automatic tests. Given by the composition, because their rooms are above. */
export type TrialNeeds = {
  readonly clock: Clock
  readonly setTime: (input: BodyOf<typeof calls.setTime>) => Promise<ReplyOf<typeof calls.setTime>>
  readonly deleteDefinitions: (nameStart: string) => Promise<ReplyOf<typeof calls.deleteDefinitions>>
  /** Undefined when the e-mail is taken. */
  readonly generatePlayer: (
    input: BodyOf<typeof calls.generatePlayer>,
  ) => Promise<ReplyOf<typeof calls.generatePlayer> | undefined>
  /** Undefined when no message to the contact has a stored secret. */
  readonly findActionToken: (contact: string) => Promise<ReplyOf<typeof calls.getActionToken> | undefined>
  /** Undefined for an unknown player. */
  readonly setKycResult: (
    input: BodyOf<typeof calls.setKycResult>,
  ) => Promise<ReplyOf<typeof calls.setKycResult> | undefined>
}

/** Calls of automatic tests. Mounted in dev and test only; elsewhere their audience answers 404 in addition. */
export function trialRoutes(
  app: FastifyInstance,
  { clock, setTime, deleteDefinitions, generatePlayer, findActionToken, setKycResult }: TrialNeeds,
): void {
  serve(app, calls.getTime, async () => ({ now: clock.now().toISOString() }))
  serve(app, calls.setTime, ({ body }) => setTime(body))
  serve(app, calls.deleteDefinitions, ({ body }) => deleteDefinitions(body.nameStart))
  serve(app, calls.generatePlayer, async ({ body, refuse }) => {
    const made = await generatePlayer(body)
    return made ?? refuse('ERR_EMAIL_ALREADY_USED')
  })
  serve(app, calls.getActionToken, async ({ body, refuse }) => {
    const found = await findActionToken(body.contact)
    return found ?? refuse('ERR_TOKEN_INVALID')
  })
  serve(app, calls.setKycResult, async ({ body, refuse }) => {
    const settled = await setKycResult(body)
    return settled ?? refuse('ERR_PLAYER_NOT_FOUND')
  })
}
