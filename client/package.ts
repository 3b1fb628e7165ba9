/** What the published package `@tolar/client` gives: the caller, and what its answers are made of. Calls come from its own paths. */
export { createClient, type Answer, type Client, type ClientOptions, type FieldProblem } from './create-client.ts'
export type { BodyOf, CallDefinition, ParamsOf, QueryOf, RefusalOf, ReplyOf } from '#contract/call.ts'
export type { RefusalCode, TransportCode } from '#contract/errors.ts'
