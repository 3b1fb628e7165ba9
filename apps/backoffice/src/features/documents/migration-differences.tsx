import { identityDiffers } from '#contract/states/account-migration-states.ts'
import { Table } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { Status, type StatusKind } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import type { Migration } from './migration-view.tsx'
import styles from './migrations.module.css'

type Difference = Migration['differences'][number]

const KINDS: Readonly<Record<Difference['outcome'], StatusKind>> = { same: 'ok', filled: 'info', kept: 'hold' }

/** Both accounts side by side, field by field, and the result of an approval for each field. */
export function MigrationDifferences({ migration: { differences } }: { readonly migration: Migration }) {
  const { t, or, language } = useTexts()
  const write = (field: string, value: string | null) => {
    if (value === null) return '–'
    return field === 'BirthDate' ? writeDay(`${value}T12:00:00Z`, language) : value
  }
  return (
    <section className={layout.section} aria-labelledby="differences">
      <h2 id="differences">{t('migration.difference')}</h2>
      {identityDiffers(differences) ? (
        <Note kind="risk" isWithoutShape>
          {t('migration.differs')}
        </Note>
      ) : null}
      <div className={layout.tablePlace}>
        <Table
          scrolls="around"
          labelledBy="differences"
          className={styles.differences}
          head={
            <tr>
              <th scope="col">{t('migration.field')}</th>
              <th scope="col">{t('migration.old')}</th>
              <th scope="col">{t('migration.online')}</th>
              <th scope="col">{t('migration.outcome')}</th>
            </tr>
          }
        >
          {differences.map(({ field, old, online, outcome, isIdentity }) => (
            <tr key={field} data-outcome={outcome} data-identity={isIdentity}>
              <th scope="row">{or(`migration.field.${field}`, field)}</th>
              <td>{write(field, old)}</td>
              <td>{write(field, online)}</td>
              <td>
                <Status kind={outcome === 'kept' && isIdentity && old !== null ? 'risk' : KINDS[outcome]}>
                  {t(`migration.outcome.${outcome}`)}
                </Status>
              </td>
            </tr>
          ))}
        </Table>
      </div>
    </section>
  )
}
