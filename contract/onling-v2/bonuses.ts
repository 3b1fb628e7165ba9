import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { bonusList } from '../lists/bonuses.ts'
import { listQuery } from '../lists/list.ts'
import { playerBonusList } from '../lists/player-bonuses.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Bonus, BonusAward, BonusGames, bonusInputFields } from '../shapes/bonuses.ts'
import { EXCLUSION_REFUSALS } from '../shapes/exclusions.ts'
import { CampaignCode, CODE_REFUSALS, CodeGift } from '../shapes/campaigns.ts'
import { IdempotencyKey, page, PageQuery, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { ACCOUNT_REFUSALS } from '../shapes/law.ts'
import { PositiveAmountMinor } from '../shapes/money.ts'

const root = '/capi/v2-onling/Bonuses'
const explanation = text(2000, 20)
const award = Type.Object({ awardId: Uuid })

export const list = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'staff',
  permission: 'bonuses.read',
  summary: 'Bonuses that can be offered, newest first',
  query: Type.Object({ ...listQuery(bonusList) }),
  reply: page(Bonus),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const get = defineCall({
  method: 'GET',
  path: `${root}/Get`,
  audience: 'staff',
  permission: 'bonuses.read',
  summary: 'One bonus with its terms',
  query: Type.Object({ bonusId: Uuid }),
  reply: Bonus,
  refusals: ['ERR_BONUS_NOT_FOUND'],
})

export const create = defineCall({
  method: 'POST',
  path: `${root}/Create`,
  audience: 'staff',
  permission: 'bonuses.manage',
  summary: 'Create a bonus',
  body: Type.Object({
    ...bonusInputFields,
    explanation,
    /** A repeat with the same key returns the same bonus. */
    idempotencyKey: Type.Optional(IdempotencyKey),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Bonus,
  refusals: ['ERR_AMOUNT_NOT_ALLOWED', 'ERR_KEY_REUSED', ...APPROVAL_REFUSALS],
})

/**
 * Moves no money: the player first sees the terms, and accepts. For a bonus that the player already has, the existing award is
 * returned.
 */
export const assign = defineCall({
  method: 'POST',
  path: `${root}/Assign`,
  audience: 'staff',
  permission: 'bonuses.manage',
  summary: 'Offer a bonus to a player',
  body: Type.Object({
    bonusId: Uuid,
    playerId: PlayerId,
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: BonusAward,
  refusals: [
    'ERR_BONUS_NOT_FOUND',
    'ERR_PLAYER_NOT_FOUND',
    'ERR_AMOUNT_NOT_ALLOWED',
    'ERR_PLAYING_BLOCKED',
    'ERR_STATE_CHANGED',
    'ERR_NOT_GIVEN',
    ...EXCLUSION_REFUSALS,
    ...APPROVAL_REFUSALS,
  ],
})

export const getPlayerRelations = defineCall({
  method: 'GET',
  path: `${root}/GetPlayerRelations`,
  audience: 'staff',
  permission: 'bonuses.read',
  summary: 'Bonuses of a player, newest first',
  query: Type.Object({ ...listQuery(playerBonusList), playerId: PlayerId }),
  reply: page(BonusAward),
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_LIST_TOO_WIDE'],
})

export const cancelRelation = defineCall({
  method: 'POST',
  path: `${root}/CancelRelation`,
  audience: 'staff',
  permission: 'bonuses.manage',
  summary: 'Cancel a bonus of a player',
  body: Type.Object({ awardId: Uuid, explanation, acceptedWarnings: Type.Optional(AcceptedWarnings) }),
  reply: BonusAward,
  // An open round has to end first: its win needs the bonus to be credited to.
  refusals: ['ERR_BONUS_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_ROUND_OPEN', ...APPROVAL_REFUSALS],
})

export const getPlayerBonuses = defineCall({
  method: 'GET',
  path: `${root}/GetPlayerBonuses`,
  audience: 'player',
  summary: 'Own bonuses, newest first; no offers while play is blocked',
  query: Type.Object({ ...PageQuery }),
  reply: page(BonusAward),
  refusals: [],
})

/** The player accepts the terms; from now on there is bonus money. */
export const activate = defineCall({
  method: 'POST',
  path: `${root}/Activate`,
  audience: 'player',
  summary: 'Accept a bonus',
  body: Type.Object({
    awardId: Uuid,
    acceptsTerms: Type.Literal(true),
    /** The amount in the terms that the player saw. Refused when a part was taken back with its deposit since. */
    amountMinor: Type.Optional(PositiveAmountMinor),
  }),
  reply: BonusAward,
  refusals: [
    'ERR_BONUS_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_BONUS_ALREADY_ACTIVE',
    // Its campaign is paused, or the player was restricted since: see `details.why`.
    'ERR_NOT_GIVEN',
    'ERR_PLAYING_BLOCKED',
    'ERR_NOT_ALLOWED_BY_LAW',
    ...ACCOUNT_REFUSALS,
    ...EXCLUSION_REFUSALS,
  ],
})

/** Cash is not affected, and a withdrawal does not require it. */
export const cancel = defineCall({
  method: 'POST',
  path: `${root}/Cancel`,
  audience: 'player',
  summary: 'Give up an own bonus',
  body: award,
  reply: BonusAward,
  refusals: ['ERR_BONUS_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_ROUND_OPEN'],
})

/** Players who saw the terms of an earlier version keep them; the new version applies to new offers. */
export const update = defineCall({
  method: 'POST',
  path: `${root}/Update`,
  audience: 'staff',
  permission: 'bonuses.manage',
  summary: 'Write a new version of a bonus that is offered by hand',
  body: Type.Object({
    bonusId: Uuid,
    ...bonusInputFields,
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Bonus,
  refusals: ['ERR_BONUS_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_AMOUNT_NOT_ALLOWED', ...APPROVAL_REFUSALS],
})

export const getGameConfig = defineCall({
  method: 'GET',
  path: `${root}/GetGameConfig`,
  audience: 'staff',
  permission: 'bonuses.read',
  summary: 'Games of a bonus, and how much of a stake in each counts',
  query: Type.Object({ bonusId: Uuid }),
  reply: BonusGames,
  refusals: ['ERR_BONUS_NOT_FOUND'],
})

/** A new version, as for any other change of the terms. */
export const setGameConfig = defineCall({
  method: 'POST',
  path: `${root}/SetGameConfig`,
  audience: 'staff',
  permission: 'bonuses.manage',
  summary: 'Set the games of a bonus that is offered by hand, by a new version',
  body: Type.Object({
    bonusId: Uuid,
    ...BonusGames.properties,
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Bonus,
  refusals: [
    'ERR_BONUS_NOT_FOUND',
    'ERR_GAME_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_AMOUNT_NOT_ALLOWED',
    ...APPROVAL_REFUSALS,
  ],
})

/** Invalid codes are counted: after five within an hour further ones are refused for an hour. */
export const useCode = defineCall({
  method: 'POST',
  path: `${root}/UseCode`,
  audience: 'player',
  summary: 'Use a code: its campaign’s gift is offered, and must be accepted separately',
  body: Type.Object({ code: CampaignCode }),
  reply: Type.Object({ gift: CodeGift }),
  refusals: CODE_REFUSALS,
  ratePerMinute: 20,
})
