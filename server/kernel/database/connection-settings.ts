import type pg from 'pg'

/**
 * How long a statement and a transaction that does nothing may last. A statement over the time is cancelled by the
 * database (57014), an idle transaction loses its connection: neither may hold locks while players wait.
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
