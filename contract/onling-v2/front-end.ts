import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Done, Instant, text } from '../shapes/fields.ts'
import { FRONT_END_VALUE_MAX, FRONT_END_VALUES } from '../shapes/front-end-values.ts'

const root = '/capi/v2-onling/FrontEnd'
const Name = Type.Enum([...FRONT_END_VALUES])
const explanation = text(2000, 20)
const acceptedWarnings = Type.Optional(AcceptedWarnings)
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Stores a text under a name that a front end reads, replacing the earlier one. Everybody can read it. */
export const saveValue = defineCall({
  method: 'POST',
  path: `${root}/SaveValue`,
  audience: 'staff',
  permission: 'operations.manage',
  summary: 'Store a value for front ends',
  body: Type.Object({ name: Name, value: text(FRONT_END_VALUE_MAX, 1), explanation, acceptedWarnings }),
  reply: Done,
  refusals: [...APPROVAL_REFUSALS],
})

/** Both null: nothing is stored under this name. */
export const getValue = defineCall({
  method: 'GET',
  path: `${root}/GetValue`,
  audience: 'any',
  summary: 'A stored value for front ends',
  query: Type.Object({ name: Name }),
  reply: Type.Object({ value: orNull(Type.String()), changedAt: orNull(Instant) }),
  refusals: [],
})

/** Also for a name that no front end reads any more. */
export const removeValue = defineCall({
  method: 'DELETE',
  path: `${root}/RemoveValue`,
  audience: 'staff',
  permission: 'operations.manage',
  summary: 'Delete a stored value for front ends',
  query: Type.Object({ name: text(100, 1), explanation, acceptedWarnings }),
  reply: Done,
  refusals: ['ERR_STATE_CHANGED', ...APPROVAL_REFUSALS],
})

/** All stored values, with who wrote and who approved each. Not in the specification. */
export const listValues = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/FrontEnd/ListValues',
  audience: 'staff',
  permission: 'operations.manage',
  summary: 'Stored values for front ends, with their authors and approvers',
  reply: Type.Object({
    values: Type.Array(
      Type.Object({
        name: Type.String(),
        value: Type.String(),
        changedAt: Instant,
        changedBy: Type.String(),
        /** Null: no approval was needed, or it was stored before approvals were. */
        approvedBy: orNull(Type.String()),
      }),
    ),
  }),
  refusals: [],
})
