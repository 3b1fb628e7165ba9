import { movesMoney } from '#contract/scopes.ts'
import { emptyPreview, type Action, type By, type Preview } from '#server/approvals/index.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { findVenue } from '#server/topology/index.ts'
import * as clients from './clients.queries.ts'
import { setClientActive } from './keep-client.ts'
import { findClients, lockClient, type ClientShown } from './staff-clients.queries.ts'
import type { StaffClientNeeds } from './staff-clients.ts'

/** Creates, changes or enables a client; absent fields stay unchanged. */
export type ClientChange = {
  readonly clientId: string
  readonly made?: { readonly name: string; readonly venueId: string | null; readonly ratePerMinute: number }
  readonly grants?: readonly clients.GrantRow[]
  readonly isActive?: true
}

type Done = { readonly done: true }

/** Creating a client, adding to its grants, and enabling it. */
export function changeClientAction(needs: StaffClientNeeds): Action<ClientChange, Done> {
  return {
    key: 'clients.change',
    permission: 'clients.manage',
    preview: (tx, change) => previewChange(tx, needs, change),
    run: (tx, change, by) => runChange(tx, needs, change, by),
  }
}

/**
 * Carries out a change of grants that only removes something, which needs one person; undefined for any other, which
 * needs two. Judged while the client is locked: a grant that somebody removed meanwhile is not given back by one person.
 */
export async function narrowGrants(
  needs: StaffClientNeeds,
  change: Required<Pick<ClientChange, 'clientId' | 'grants'>>,
  asker: By['asker'],
): Promise<Done | undefined> {
  return needs.db.transaction(async (tx) => {
    await previewChange(tx, needs, change)
    return (await isNarrower(tx, change)) ? runChange(tx, needs, change, { asker }) : undefined
  })
}

async function isNarrower(
  tx: Transaction,
  { clientId, grants }: Required<Pick<ClientChange, 'clientId' | 'grants'>>,
): Promise<boolean> {
  const present = new Map((await clients.findClientGrants(tx, clientId)).map((one) => [one.scope, one]))
  const isWithin = (wanted: number | null, held: number | null) => (wanted ?? 0) <= (held ?? 0)
  return grants.every((grant) => {
    const held = present.get(grant.scope)
    if (!held) return false
    return (['callMaxMinor', 'dayMaxMinor', 'unprovedMaxMinor'] as const).every((field) =>
      isWithin(grant[field], held[field]),
    )
  })
}

async function previewChange(tx: Transaction, needs: StaffClientNeeds, change: ClientChange): Promise<Preview> {
  const { clientId, made, grants, isActive } = change
  await lockClient(tx, clientId)
  const present = await checkClient(tx, needs, change)
  checkGrants(grants ?? [])
  const before = await clients.findClientGrants(tx, clientId)
  const scopes = [...new Set([...before, ...(grants ?? before)].map(({ scope }) => scope))].sort()
  return {
    ...emptyPreview,
    subject: { kind: 'client', id: clientId, label: made?.name ?? present?.name ?? clientId },
    touched: { kind: 'clients', count: 1 },
    changes: [
      ...(made
        ? [
            { field: 'name', before: null, after: made.name },
            { field: 'venue', before: null, after: await nameOfVenue(tx, needs, made.venueId) },
            { field: 'ratePerMinute', before: null, after: made.ratePerMinute },
          ]
        : []),
      ...(isActive ? [{ field: 'isActive', before: present?.isActive ?? false, after: true }] : []),
      ...scopes.flatMap((scope) =>
        changesOfScope(
          needs,
          scope,
          before.find((one) => one.scope === scope),
          (grants ?? before).find((one) => one.scope === scope),
        ),
      ),
    ],
  }
}

async function runChange(
  tx: Transaction,
  needs: StaffClientNeeds,
  { clientId, made, grants, isActive }: ClientChange,
  { asker }: Pick<By, 'asker'>,
): Promise<Done> {
  const [at, by] = [needs.clock.now(), asker.name]
  if (made) await clients.upsertClient(tx, { id: clientId, kind: 'internal', ...made, at, by })
  if (grants) await clients.replaceClientGrants(tx, clientId, grants, { at, by })
  if (isActive) await setClientActive(tx, clientId, { isActive, at, by })
  return { done: true }
}

async function checkClient(
  tx: Transaction,
  { clock, target }: StaffClientNeeds,
  { clientId, made }: ClientChange,
): Promise<ClientShown | undefined> {
  const [present] = await findClients(tx, { target, now: clock.now(), clientId })
  if (made && present) return refuse('ERR_CLIENT_EXISTS')
  if (!made && !present) return refuse('ERR_CLIENT_NOT_FOUND')
  return present
}

/** A scope that moves money needs all its ceilings, any other has none, and no scope occurs twice. */
function checkGrants(grants: readonly clients.GrantRow[]): void {
  const isTwice = new Set(grants.map(({ scope }) => scope)).size < grants.length
  const isWhole = grants.every(({ scope, callMaxMinor, dayMaxMinor, unprovedMaxMinor }) =>
    [callMaxMinor, dayMaxMinor, unprovedMaxMinor].every((ceiling) => (ceiling !== null) === movesMoney(scope)),
  )
  if (isTwice || !isWhole) refuse('ERR_INVALID_CONTRACT', { fields: [{ field: 'grants', kind: 'InvalidValue' }] })
}

async function nameOfVenue(
  tx: Transaction,
  { target, clock }: StaffClientNeeds,
  venueId: string | null,
): Promise<string | null> {
  if (venueId === null) return null
  return (
    (await findVenue(tx, { target, now: clock.now() }, venueId))?.name ?? refuse('ERR_WORKROOM_NOT_FOUND', { venueId })
  )
}

/** One line for each change of a scope: whether it is granted, and its ceilings. */
function changesOfScope(
  { market: { currency } }: StaffClientNeeds,
  scope: string,
  before: clients.GrantRow | undefined,
  after: clients.GrantRow | undefined,
): Preview['changes'] {
  const money = (minor: number | null | undefined) =>
    minor === null || minor === undefined ? null : { amountMinor: minor, currency }
  const lines = [
    { field: 'scope', about: scope, before: before !== undefined, after: after !== undefined },
    { field: 'callMax', about: scope, before: money(before?.callMaxMinor), after: money(after?.callMaxMinor) },
    { field: 'dayMax', about: scope, before: money(before?.dayMaxMinor), after: money(after?.dayMaxMinor) },
    {
      field: 'unprovedMax',
      about: scope,
      before: money(before?.unprovedMaxMinor),
      after: money(after?.unprovedMaxMinor),
    },
  ]
  return lines.filter((line) => JSON.stringify(line.before) !== JSON.stringify(line.after))
}
