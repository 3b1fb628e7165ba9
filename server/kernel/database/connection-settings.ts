import type pg from 'pg'

/**
 * Timeouts of a statement and of an idle transaction. The database cancels the statement (57014) and closes the
 * connection of the transaction: neither may hold locks while players wait.
 */
export type Patience = { readonly statementMs: number; readonly idleTransactionMs: number }

/**
 * Settings that every connection to PostgreSQL has: half-open connections are found by keepalive within a minute, and
 * connecting takes 5 seconds at most.
 */
export function connectionSettings(url: string, applicationName: string, patience?: Patience) {
  return {
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(patience && {
      statement_timeout: patience.statementMs,
      idle_in_transaction_session_timeout: patience.idleTransactionMs,
    }),
  } satisfies pg.ClientConfig
}
