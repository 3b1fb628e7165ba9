import { Type, type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { personal } from '../personal.ts'
import { IdempotencyKey, Instant, Language, PlayerId, Uuid } from '../shapes/fields.ts'

/** Reasons why a player gets no offer. */
export const NO_OFFER_REASONS = ['no-consent', 'left-alone', 'blocked'] as const
export type NoOfferReason = (typeof NO_OFFER_REASONS)[number]

export const StaffLetter = Type.Object({
  letterId: Uuid,
  templateName: Type.String(),
  /** A template about bonuses: sent only to players who agreed to offers and may get them. */
  isOffer: Type.Boolean(),
  language: Language,
  text: personal('text'),
  userName: Type.String(),
  writtenAt: Instant,
})
export type StaffLetter = Static<typeof StaffLetter>

const root = '/capi/BackOffice/v1/Player'

/** The delivery of each letter is among the messages (`Player/ListMessages`). */
export const listLetters = defineCall({
  method: 'GET',
  path: `${root}/ListLetters`,
  audience: 'staff',
  permission: 'players.read',
  uncoveredFor: 'support.manage',
  summary: 'Letters that staff wrote to one player by hand, newest first, with their words',
  query: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({ letters: Type.Array(StaffLetter) }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

/** The text is the template's, in the player's language; free text is not possible. */
export const writeLetter = defineCall({
  method: 'POST',
  path: `${root}/WriteLetter`,
  audience: 'staff',
  permission: 'support.manage',
  uncoveredFor: 'support.manage',
  summary: 'Send a player a letter from a template, in the language of the player',
  body: Type.Object({ playerId: PlayerId, templateId: Uuid, idempotencyKey: IdempotencyKey }),
  reply: StaffLetter,
  refusals: [
    'ERR_PLAYER_NOT_FOUND',
    'ERR_TEMPLATE_NOT_FOUND',
    'ERR_TEMPLATE_LANGUAGES',
    'ERR_NO_VALID_EMAIL',
    'ERR_OFFER_NOT_WANTED',
    'ERR_KEY_REUSED',
  ],
  ratePerMinute: 60,
})
