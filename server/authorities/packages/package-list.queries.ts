import { aisgPackageList } from '#contract/lists/aisg-packages.ts'
import { sql, type Sql, type SqlList } from '#server/kernel/index.ts'
import { CHECK_AGAIN, PACKAGE_COLUMNS } from './packages.queries.ts'

/** Columns and orders of the list of packages. */
export const packagesInSql: SqlList = {
  list: aisgPackageList,
  select: PACKAGE_COLUMNS,
  from: sql`authorities.package p`,
  key: { by: sql`p.id`, type: 'uuid' },
  columns: {
    periodFrom: { by: sql`p.period_from`, type: 'timestamptz' },
    state: { by: sql`p.state`, type: 'text' },
    checkAgain: { by: CHECK_AGAIN, type: 'text' },
    isCurrent: { by: sql`p.is_current`, type: 'boolean' },
    differs: { by: sql`p.differs`, type: 'boolean' },
    madeAt: { by: sql`p.made_at`, type: 'timestamptz' },
  },
}

export const packagesOfBrand = (target: string): Sql => sql`p.target = ${target}`
