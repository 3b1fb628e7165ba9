import { Type } from 'typebox'
import { defineCall } from '../call.ts'

const IsAliveReply = Type.Object({ alive: Type.Literal(true) })
const VersionReply = Type.Object({
  version: Type.String(),
  target: Type.String(),
  environment: Type.String(),
  /** How far automatic tests have moved the clock ahead of the true time; always 0 in cert and production. */
  clockShiftMs: Type.Integer(),
})
const HashMethodReply = Type.Object({ hashMethods: Type.Array(Type.String()) })

/** 200 while the process serves requests; does not check its database (see /health/ready for that). */
export const isAlive = defineCall({
  method: 'POST',
  path: '/capi/Diagnostics/v1/Diagnostics/IsAlive',
  audience: 'any',
  doors: ['player', 'staff', 'internal'],
  summary: 'Whether the process responds',
  reply: IsAliveReply,
  refusals: [],
})

export const version = defineCall({
  method: 'POST',
  path: '/capi/Diagnostics/v1/Diagnostics/Version',
  audience: 'any',
  doors: ['player', 'staff', 'internal'],
  summary: 'Version of the platform, target and environment',
  reply: VersionReply,
  refusals: [],
})

/** Password hashes that the platform creates and accepts, the preferred one first. */
export const supportedHashMethod = defineCall({
  method: 'POST',
  path: '/capi/Diagnostics/v1/Diagnostics/SupportedHashMethod',
  audience: 'any',
  doors: ['player', 'staff', 'internal'],
  summary: 'Supported hash methods',
  reply: HashMethodReply,
  refusals: [],
})

export const isAliveV11 = defineCall({ ...isAlive, path: '/capi/Diagnostics/v1.1/Diagnostics/IsAlive' })
export const versionV11 = defineCall({ ...version, path: '/capi/Diagnostics/v1.1/Diagnostics/Version' })
export const supportedHashMethodV11 = defineCall({
  ...supportedHashMethod,
  path: '/capi/Diagnostics/v1.1/Diagnostics/SupportedHashMethod',
})
