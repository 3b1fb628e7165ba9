import { describe, expect, it, test } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'
import { PERSONAL } from '#contract/personal.ts'

/**
 * Names of fields with a player's personal data anywhere in a reply to staff. A call that has one declares it as
 * personal, so that it is covered, or is listed below with the reason why it is not a player's.
 */
const PERSONAL_NAMES =
  /^(firstName|surname|holder|holderName|playerName|payerName|counterName|counterAccount|account|iban|local|phone|birthDate|birthNumber|birthPlace|databox|permanentAddress|contactAddress|documentNumber)$|^email$/

/** Fields with such a name that are not a player's. */
const NOT_OF_PLAYERS: Readonly<Record<string, string>> = {
  '/capi/v2-onling/User/List email': 'a member of staff',
  '/capi/v2-onling/User/ChangeAudience email': 'a member of staff: the caller',
  '/capi/v2-onling/User/VerifyToken email': 'a member of staff: the caller',
  '/capi/Play/v1/Backoffice/Staff/Get email': 'a member of staff',
  '/capi/v2-onling/Payment/ListUnprocessedTransactions account': 'our own account',
  '/api/Collin/Reports/v1/AccountingReport account': 'an account of the books; those of players are told together',
  '/capi/BackOffice/v1/Logs/AccountingLog account': 'an account of the books; those of players are told together',
  '/capi/BackOffice/v1/Logs/AccountingEntries account':
    'an account of the books by its path, which holds a number alone',
  '/api/Collin/Topology/v1/GetCompanies phone': 'of a company',
  '/api/Collin/Topology/v1/GetOperators phone': 'of a company',
  '/api/Collin/Topology/v1/GetProviders phone': 'of a company',
  '/capi/v2-onling/Topology/ListVenues phone': 'of a venue',
  '/capi/v2-onling/Topology/GetVenue phone': 'of a venue',
  '/capi/v2-onling/Topology/CreateVenue phone': 'of a venue',
  '/capi/v2-onling/Topology/UpdateVenue phone': 'of a venue',
  '/capi/BackOffice/v1/Places/ListParties phone': 'of a company',
  '/capi/BackOffice/v1/Places/SaveParty phone': 'of a company',
  '/capi/Play/v1/Backoffice/BankStatements/Close account': 'our own account',
  '/capi/Play/v1/Backoffice/BankStatements/Credit account': 'our own account',
  '/capi/Play/v1/Backoffice/BankStatements/List account': 'our own account',
  '/capi/Play/v1/Backoffice/BankStatements/ListFetches account': 'our own account',
  '/capi/Play/v1/Backoffice/BankStatements/ListItems account': 'our own account',
  '/capi/Play/v1/Backoffice/BankStatements/MatchWithdrawal account': 'our own account',
}

type Field = { readonly name: string; readonly isDeclared: boolean }

function fieldsOf(schema: unknown, name = ''): Field[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => fieldsOf(one, name))
  if (typeof schema !== 'object' || schema === null) return []
  const node = schema as Readonly<Record<string, unknown>>
  const inner = [node['items'], node['anyOf'], node['allOf'], node['oneOf']].flatMap((one) => fieldsOf(one, name))
  const properties = Object.entries((node['properties'] ?? {}) as Record<string, unknown>)
  const own = node['type'] === 'string' ? [{ name, isDeclared: PERSONAL in node }] : []
  return [...own, ...inner, ...properties.flatMap(([key, one]) => fieldsOf(one, key))]
}

const staffCalls = catalogue.filter(({ audience }) => audience === 'staff')
const open = staffCalls.flatMap(({ path, reply }) =>
  fieldsOf(reply).flatMap(({ name, isDeclared }) =>
    PERSONAL_NAMES.test(name) && !isDeclared ? [`${path} ${name}`] : [],
  ),
)

describe('replies to staff about a player', () => {
  it('declare every personal field, so that it is covered', () => {
    expect([...new Set(open)].filter((one) => !(one in NOT_OF_PLAYERS))).toEqual([])
  })

  it('have no exception that is not needed', () => {
    expect(Object.keys(NOT_OF_PLAYERS).filter((one) => !open.includes(one))).toEqual([])
  })

  test('uncover the person only by the call that requires a purpose', () => {
    const people = staffCalls.filter(({ reply }) => fieldsOf(reply).some(({ name }) => name === 'birthNumber'))
    expect(people.map(({ path, permission }) => [path, permission])).toEqual([
      ['/capi/BackOffice/v1/Player/Reveal', 'players.reveal'],
    ])
  })

  it.each(staffCalls.filter(({ uncoveredFor }) => uncoveredFor !== undefined))(
    'covers for who may only look: $path',
    ({ permission, uncoveredFor, method }) => {
      // A call that works on something needs the permission for that work; one that only reads has a smaller permission
      // of its own.
      if (method === 'GET') expect(uncoveredFor).not.toBe(permission)
      expect([
        'cash.work',
        'documents.decide',
        'payments.manage',
        'players.notes',
        'players.reveal',
        'risk.work',
        'support.manage',
      ]).toContain(uncoveredFor)
    },
  )
})
