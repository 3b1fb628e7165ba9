import type { ReplyOf } from '#contract/call.ts'
import type { getClient, listClients } from '#contract/play-v1/staff-clients.ts'

export type Clients = ReplyOf<typeof listClients>
export type ClientRow = Clients['rows'][number]
export type Client = ReplyOf<typeof getClient>
export type Grant = Pick<Client['grants'][number], 'scope' | 'callMaxMinor' | 'dayMaxMinor' | 'unprovedMaxMinor'>

/** The beginning of query keys of services and devices. */
export const CLIENTS = ['clients'] as const
