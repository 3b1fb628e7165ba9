import * as calls from '#contract/play-v1/authorities.ts'
import { makeListSource } from '#server/kernel/index.ts'
import type { AuthorityNeeds } from '../needs.ts'
import { packagesInSql, packagesOfBrand } from './package-list.queries.ts'
import type { PackageRow } from './packages.queries.ts'
import { showRow } from './show-package.ts'

/** Packages of the brand, one row for each version. */
export const packagesListed = ({ db, target }: Pick<AuthorityNeeds, 'db' | 'target'>) =>
  makeListSource(
    { db },
    {
      of: packagesInSql,
      call: calls.listPackages,
      where: () => packagesOfBrand(target),
      show: (rows: readonly PackageRow[]) => rows.map(showRow),
    },
  )
