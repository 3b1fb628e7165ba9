import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { pointList } from '../lists/points.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { IdempotencyKey, Instant, Language, page, PlayerId, text } from '../shapes/fields.ts'
import { Quantity } from '../shapes/law.ts'
import { DEFINITION_KINDS, DefinitionContent, DefinitionKey, MovementShown, POINT_FACTS } from '../shapes/loyalty.ts'

const root = '/capi/Play/v1/Backoffice/Loyalty'
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const explanation = text(2000, 20)

export const Definition = Type.Object({
  key: Type.String(),
  version: Type.Integer(),
  content: DefinitionContent,
  isOn: Type.Boolean(),
  validFrom: Instant,
  explanation: orNull(Type.String()),
  /** Null: it came with the product. */
  writtenByName: orNull(Type.String()),
  approvedByName: orNull(Type.String()),
})

/** The result of the market's law for a definition. */
const Verdict = Type.Object({
  isAllowed: Type.Boolean(),
  ruleId: orNull(Type.String()),
  packId: Type.String(),
  figure: orNull(Quantity),
  /** The sentence of the law, in the requested language. */
  text: orNull(Type.String()),
  /** Facts for which points may be given instead. */
  lawful: Type.Array(Type.Enum([...POINT_FACTS])),
})

export const listDefinitions = defineCall({
  method: 'GET',
  path: `${root}/ListDefinitions`,
  audience: 'staff',
  permission: 'loyalty.read',
  summary: 'Current definitions of the club',
  query: Type.Object({ kind: Type.Enum([...DEFINITION_KINDS]) }),
  reply: Type.Object({
    rows: Type.Array(Definition),
    /** The languages in which each text is required. */
    languages: Type.Array(Language),
    /** Facts for which points may be given in this market. */
    lawful: Type.Array(Type.Enum([...POINT_FACTS])),
  }),
  refusals: [],
})

export const listVersions = defineCall({
  method: 'GET',
  path: `${root}/ListVersions`,
  audience: 'staff',
  permission: 'loyalty.read',
  summary: 'All versions of one definition, newest first',
  query: Type.Object({ kind: Type.Enum([...DEFINITION_KINDS]), key: DefinitionKey }),
  reply: Type.Object({ rows: Type.Array(Definition) }),
  refusals: [],
})

export const judgeDefinition = defineCall({
  method: 'POST',
  path: `${root}/JudgeDefinition`,
  audience: 'staff',
  permission: 'loyalty.read',
  summary: 'Verdict of the law on a definition, without saving it',
  isReading: true,
  body: Type.Object({ content: DefinitionContent }),
  reply: Verdict,
  refusals: [],
})

export const saveDefinition = defineCall({
  method: 'POST',
  path: `${root}/SaveDefinition`,
  audience: 'staff',
  permission: 'loyalty.manage',
  summary: 'Write a new version of a definition; needs an approval',
  body: Type.Object({
    key: DefinitionKey,
    content: DefinitionContent,
    isOn: Type.Boolean(),
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Definition,
  refusals: ['ERR_DEFINITION_NOT_VALID', 'ERR_NOT_ALLOWED_BY_LAW', ...APPROVAL_REFUSALS],
})

export const getPlayerPoints = defineCall({
  method: 'GET',
  path: `${root}/GetPlayerPoints`,
  audience: 'staff',
  permission: 'loyalty.read',
  summary: 'Points and level of a player, with the sources',
  query: Type.Object({ ...listQuery(pointList), playerId: PlayerId }),
  reply: Type.Object({
    isInControlGroup: Type.Boolean(),
    points: Type.Integer(),
    ever: Type.Integer(),
    level: orNull(Type.String()),
    /** The player gets no offers now. */
    isStoreClosed: Type.Boolean(),
    ...page(MovementShown).properties,
  }),
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_LIST_TOO_WIDE'],
})

export const correctPoints = defineCall({
  method: 'POST',
  path: `${root}/CorrectPoints`,
  audience: 'staff',
  permission: 'loyalty.manage',
  summary: 'Correct the points of a player by a movement; large corrections need two people',
  body: Type.Object({
    playerId: PlayerId,
    points: Type.Union([
      Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      Type.Integer({ minimum: -1_000_000, maximum: -1 }),
    ]),
    explanation,
    idempotencyKey: IdempotencyKey,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Type.Object({ points: Type.Integer(), ever: Type.Integer() }),
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_NOT_ENOUGH_POINTS', 'ERR_KEY_REUSED', ...APPROVAL_REFUSALS],
})
