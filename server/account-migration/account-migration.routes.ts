import type { FastifyInstance } from 'fastify'
import * as migration from '#contract/onling-v2/player-migration.ts'
import * as own from '#contract/play-v1/account-migration.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve } from '#server/kernel/index.ts'
import { approveAction, rejectMigration } from './decide-migration.ts'
import { finishMigration } from './finish-migration.ts'
import { getMigration } from './get-migration.ts'
import { getOnlineAccount, getOwnMigration } from './get-online-account.ts'
import { giveAccessToken } from './give-access-token.ts'
import { importOldAccounts } from './import-old-account.ts'
import { migrationsListed } from './list-migrations.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { confirmAtVenue } from './prove-migration.ts'
import { startByCard } from './start-by-card.ts'
import { startByDocument } from './start-by-document.ts'
import { startByKyc } from './start-by-kyc.ts'

/** Calls about the migration of old accounts, for players, venues and staff. */
export function accountMigrationRoutes(
  app: FastifyInstance,
  needs: AccountMigrationNeeds,
  approvals: Pick<Approvals, 'register'>,
): void {
  const approve = approvals.register(approveAction(needs))
  serve(app, own.startByPlayerCard, (input) => startByCard(needs, input))
  serve(app, migration.startByDocument, (input) => startByDocument(needs, input))
  serve(app, migration.startByKyc, (input) => startByKyc(needs, input))
  serve(app, migration.finishMigration, (input) => finishMigration(needs, input))
  serve(app, migration.getMigrationAccessToken, (input) => giveAccessToken(needs, input))
  serve(app, migration.getOnlineAccount, (input) => getOnlineAccount(needs, input))
  serve(app, own.getOwnMigration, (input) => getOwnMigration(needs, input))

  serve(app, own.importOldAccounts, (input) => importOldAccounts(needs, input))
  serve(app, own.confirmMigrationAtVenue, (input) => confirmAtVenue(needs, input))

  const listed = migrationsListed(needs)
  serve(app, migration.listMigrations, ({ query, caller }) => listed.page(query, caller))
  serve(app, own.getMigration, (input) => getMigration(needs, input))
  serve(app, migration.approveMigration, (input) => approve({ migrationId: input.body.migrationId }, requestOf(input)))
  serve(
    app,
    migration.rejectMigration,
    ({ caller, body, concerns }) => rejectMigration(needs, caller, body, concerns),
    ({ state }) => [null, { state }],
  )
}
