import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/authorities.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve } from '#server/kernel/index.ts'
import type { AuthorityNeeds } from './needs.ts'
import { comparePackage } from './packages/compare-package.ts'
import { correctPackageAction } from './packages/correct-package.ts'
import { packagesListed } from './packages/list-packages.ts'
import { resendPackage } from './packages/resend-package.ts'
import { approveStatementAction } from './statements/approve-statement.ts'
import { getStatement, getStatementFile } from './statements/show-statement.ts'
import { showPeriods } from './statements/show-periods.ts'
import { showFormat } from './packages/show-format.ts'
import { getPackage, getPackageFile } from './packages/show-package.ts'

/** Mounts the calls of staff about authorities. */
export function authorityRoutes(app: FastifyInstance, needs: AuthorityNeeds, approvals: Approvals): void {
  const packages = packagesListed(needs)
  const correct = approvals.register(correctPackageAction(needs))
  serve(app, calls.listPackages, ({ query, caller }) => packages.page(query, caller))
  serve(app, calls.getPackage, (input) => getPackage(needs, input))
  serve(app, calls.getPackageFile, (input) => getPackageFile(needs, input))
  serve(app, calls.comparePackage, (input) => comparePackage(needs, input))
  serve(app, calls.getFormat, async () => showFormat(needs))
  serve(app, calls.correctPackage, (input) => correct({ packageId: input.body.packageId }, requestOf(input)))
  const approve = approvals.register(approveStatementAction(needs))
  serve(app, calls.listStatements, async () => ({ periods: await showPeriods(needs, needs.db) }))
  serve(app, calls.getStatement, (input) => getStatement(needs, input))
  serve(app, calls.getStatementFile, (input) => getStatementFile(needs, input))
  serve(app, calls.approveStatement, (input) => approve({ from: input.body.from }, requestOf(input)))
  serve(app, calls.resendPackage, async (input) => {
    const { name, before, done } = await resendPackage(needs, input)
    input.subject('authority-package', input.body.packageId, name)
    input.changed({ state: before }, { state: 'ready' })
    return { done }
  })
}
