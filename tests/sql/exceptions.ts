/**
 * Files with statements that only the owner of the database runs: commands of the archive, migrations, the test of a
 * restore.
 */
export const BY_THE_OWNER =
  /^(?:server\/ledger\/archive\/(?:rows\/archived-rows|archive)\.queries|server\/kernel\/database\/finish-tables|tools\/restore\/drill-restore)\.ts:/

/** Why the checker cannot read the statements of these files, with their number. The table may only become shorter. */
export const NOT_READ: Readonly<Record<string, { readonly calls: number; readonly why: string }>> = {
  'server/kernel/database/database.ts': { calls: 1, why: 'It hands every statement on to the driver.' },
  'server/kernel/lists/lists.queries.ts': {
    calls: 3,
    why: 'It makes the statements of every declared list; each form of each list is described in tests/sql/lists.calls.test.ts.',
  },
  'server/kernel/database/finish-indexes.ts': {
    calls: 3,
    why: 'It builds the indexes that the catalogue of the database names; server/ledger/entry-index.db.test.ts does it on one.',
  },
  'server/kernel/database/finish-tables.ts': {
    calls: 8,
    why: 'It fills the columns, builds the indexes and takes the steps that migrations have named; server/bonuses/step-moments.db.test.ts and server/ledger/keys-by-month.db.test.ts do it.',
  },
  'server/kernel/database/roles.ts': {
    calls: 1,
    why: 'It makes roles and grants by the names that the database has; server/kernel/database/roles.db.test.ts tries what they may.',
  },
  'server/kernel/events/jobs.ts': {
    calls: 1,
    why: 'It hands on the statements of pg-boss, which has tables of its own.',
  },
  'tools/doctor/doctor.queries.ts': {
    calls: 1,
    why: 'Its tables and columns are what the rooms list as sealed; tools/doctor/doctor.calls.test.ts runs it on each of them.',
  },
  'server/kernel/secrets/sealed-columns.queries.ts': {
    calls: 3,
    why: 'Its tables and columns are what the rooms list as sealed; resealing is tested on each of them.',
  },
  'tools/cluster/drill-damage.ts': {
    calls: 1,
    why: 'It changes the schema and puts it back, as a release with a migration does.',
  },
  'server/ledger/stake-connection.ts': {
    calls: 1,
    why: 'Settings of a connection in one text: no statement to prepare.',
  },
}

/** Fields that may be null as far as the checker can tell, but never are. */
export const NEVER_NULL_HERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'server/ledger/books.queries.ts': {
    accountId: 'A row of a full join has one of its two sides.',
  },
  'server/tournaments/board.queries.ts': {
    reachedAt: 'Places are of who has a score, and whoever has one has reached it: a constraint of the table.',
    decidedBy: 'Places are of who has a score, and a round of a game decided it: a constraint of the table.',
  },
  'server/tournaments/halls/halls.queries.ts': {
    publishedAt: 'Of rounds that are published: a constraint of the table.',
  },
}
