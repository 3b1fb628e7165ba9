/**
 * Exports of the published package `@tolar/client`: the caller, and the types of its results. Calls have paths of their
 * own.
 */
export { createClient, type Answer, type Client, type ClientOptions, type FieldProblem } from './create-client.ts'
export type { BodyOf, CallDefinition, ParamsOf, QueryOf, RefusalOf, ReplyOf } from '#contract/call.ts'
export type { RefusalCode, TransportCode } from '#contract/errors.ts'
