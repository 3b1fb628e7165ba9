import { useId, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getStatement, getStatementFile, type StatementPeriod } from '#contract/play-v1/authorities.ts'
import { Button } from '#ui/button/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Sheet } from '#ui/dialog/sheet.tsx'
import { Select } from '#ui/field/select.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { saveFile } from '../../shell/save-file.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'
import { LevyTable } from './levy-table.tsx'
import { STATEMENTS } from './package-keys.ts'
import { StatementNote } from './statement-note.tsx'

type Props = { readonly period: StatementPeriod; readonly onClose: () => void }

/** The statement of a period: as approved, or from the current books; an approved one can be downloaded. */
export function StatementSheet({ period, onClose }: Props) {
  const { from, to, versions } = period
  const { t, language } = useTexts()
  const id = useId()
  const [statementId, setStatementId] = useState(versions[0]?.statementId ?? '')
  const query = useQuery({
    queryKey: [...STATEMENTS, from, statementId, language],
    queryFn: () =>
      ask(api(getStatement, { query: { from, lang: language, ...(statementId === '' ? {} : { statementId }) } })),
  })
  const save = useMutation({
    mutationFn: async (form: 'csv' | 'document') => {
      const { name, content, mediaType } = await ask(api(getStatementFile, { query: { statementId, form } }))
      saveFile(name, content, mediaType)
    },
  })
  return (
    <Sheet isWide labelledBy={id} onClose={onClose}>
      <DialogTitle id={id}>
        {t('statements.title', { from: writeBookDay(from, language), to: writeBookDay(to, language) })}
      </DialogTitle>
      <DialogBody>
        <Select
          label={t('statements.version')}
          value={statementId}
          onChange={({ target }) => setStatementId(target.value)}
        >
          {versions.map((version) => (
            <option key={version.statementId} value={version.statementId}>
              {t('statements.versionNo', { version: version.version })}
            </option>
          ))}
          <option value="">{t('statements.now')}</option>
        </Select>
        {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
        {save.isError ? <ProblemNote error={save.error} /> : null}
        {query.isPending ? <Skeleton label={t('list.loading')} /> : null}
        {query.data ? (
          <StatementNote period={period} statementId={statementId || undefined} rows={query.data.rows} />
        ) : null}
        {query.data?.rows.map((row) => (
          <LevyTable key={`${row.ruleId} ${row.currency}`} row={row} from={from} to={to} />
        ))}
        {query.data ? (
          <p className={textStyles.small}>
            SHA-256 <code className={textStyles.code}>{query.data.hash.slice(0, 16)}</code>
          </p>
        ) : null}
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('authorities.close')}
        </Button>
        {statementId === ''
          ? null
          : (['csv', 'document'] as const).map((form) => (
              <Button key={form} variant="outlined" onClick={() => save.mutate(form)}>
                {t(`statements.do.${form}`)}
              </Button>
            ))}
      </DialogActions>
    </Sheet>
  )
}
